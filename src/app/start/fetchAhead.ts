/*
 * Runs with keepPresses.ts, before the page is shown, and imports nothing either.
 *
 * Opening the form with a session takes calls. The sdk's script is therefore fetched along with the page's own
 * scripts, which could request it only once they have loaded, one round trip later.
 */
try {
  const { sdk } = document.currentScript?.dataset ?? {};
  if (sdk && /(?:^|;)\s*admit_session=[^;]/.test(document.cookie))
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: sdk }));
} catch {
  // A browser that blocks cookies has no session.
}
