/*
 * Like keepPresses.ts, runs before the page is shown and imports nothing.
 *
 * With a session, opening the form makes API calls, so this preloads the sdk's script; the page's own scripts would
 * request it one round trip later. It also keeps the visitor's questions hidden (keepLetters.ts).
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
