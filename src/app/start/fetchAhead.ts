/*
 * Runs with keepPresses.ts, before the page is shown, and imports nothing either.
 *
 * A person with a session needs calls to be let in. Their script is fetched with those of the page; the shell
 * could request it only after loading itself, one round trip later.
 */
try {
  const { sdk } = document.currentScript?.dataset ?? {};
  if (sdk && /(?:^|;)\s*admit_session=[^;]/.test(document.cookie))
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: sdk }));
} catch {
  // A browser that refuses cookies has no session.
}
