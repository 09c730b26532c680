/*
 * Like keepPresses.ts, runs before the page is shown and imports nothing. If there is a session, preloads the scripts that
 * the page's own scripts would request one round trip later, and hides the questions (keepEarlyText.ts). On a page of the
 * form, also asks for what the student has saved (fetchFirst.ts).
 */
try {
  const { scripts, reads } = document.currentScript?.dataset ?? {};
  const marker = /.*(?:^|;)\s*admit_session=([^;]+)/.exec(document.cookie)?.[1]?.trim();
  if (scripts && marker) {
    document.documentElement.dataset.known = '';
    const ask = () => {
      for (const href of scripts.split(' '))
        document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
      // A link with a token opens somebody else's view.
      if (reads && !location.search) {
        const headers = { Accept: 'application/json', 'Admit-Session': marker };
        const replies = new Map(reads.split(' ').map((path) => [path, fetch(path, { headers })]));
        for (const reply of replies.values()) reply.catch(() => undefined);
        window.ahead = { marker, replies };
      }
    };
    // Asked earlier, these would take the connections on which the page's own, larger scripts come.
    document.addEventListener('readystatechange', ask, { once: true });
  }
} catch {
  // A browser that blocks cookies has no session.
}
