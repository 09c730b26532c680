/** Flags that disable Chromium's background network requests. */
const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Returns Chromium's launch arguments. Only root needs its sandbox disabled, because it does not work there.
 */
export function launchArguments(uid = process.getuid?.()): string[] {
  return uid === 0 ? ['--no-sandbox', ...QUIET] : QUIET;
}
