/** Flags that disable Chromium's background network requests. */
const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Returns Chromium's arguments, which disable its sandbox only for root, where it does not work. */
export function launchArguments(uid = process.getuid?.()): string[] {
  return uid === 0 ? ['--no-sandbox', ...QUIET] : QUIET;
}
