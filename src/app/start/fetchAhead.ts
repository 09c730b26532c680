/*
 * Like keepPresses.ts, runs before the page is shown and imports nothing.
 *
 * Opening the form with a session makes API calls, so the sdk's script is preloaded here. The page's own
 * scripts could request it only after they have loaded, one round trip later. A person with a session does not
 * see a visitor's questions (keepLetters.ts).
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
