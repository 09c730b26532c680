/*
 * Runs with keepPresses.ts, before the page is shown, and imports nothing either.
 *
 * Who has a session is let in by calls. Their script is fetched with those of the page: the shell could ask for it only
 * once it is here itself, a round trip later.
 */
try {
  const { sdk } = document.currentScript?.dataset ?? {};
  if (sdk && /(?:^|;)\s*admit_session=[^;]/.test(document.cookie))
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: sdk }));
} catch {
  // A browser that refuses cookies has no session.
}
