/** Flags that disable Chromium's background network requests. */
const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Returns Chromium's arguments. Its sandbox is disabled for root, who has no user namespace. */
export function launchArguments(uid = process.getuid?.()): string[] {
  return uid === 0 ? ['--no-sandbox', ...QUIET] : QUIET;
}
