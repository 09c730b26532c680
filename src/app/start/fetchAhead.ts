/*
 * Runs with keepPresses.ts, before the page is shown, and imports nothing either.
 *
 * For a person with a session, opening the form takes calls. The script for these is fetched together with
 * those of the page; the shell could request it only once it has loaded itself, one round trip later.
 */
try {
  const { sdk } = document.currentScript?.dataset ?? {};
  if (sdk && /(?:^|;)\s*admit_session=[^;]/.test(document.cookie))
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: sdk }));
} catch {
  // A browser that blocks cookies has no session.
}
