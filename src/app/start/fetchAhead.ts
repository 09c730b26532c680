/*
 * Like keepPresses.ts, runs before the page is shown and imports nothing. If there is a session, preloads the sdk's
 * script, which the page's own scripts would request one round trip later, and hides the questions (keepLetters.ts).
 */
try {
  const { sdk } = document.currentScript?.dataset ?? {};
  if (sdk && /(?:^|;)\s*admit_session=[^;]/.test(document.cookie)) {
    document.documentElement.dataset.known = '';
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: sdk }));
  }
} catch {
  // A browser that blocks cookies has no session.
}
