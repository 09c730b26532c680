/** What keeps Chromium from talking to its maker; a test machine reaches nothing but this one. */
const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Gives Chromium's arguments; root has no user namespace of its own, so the sandbox is off for root alone. */
export function launchArguments(uid = process.getuid?.()): string[] {
  return uid === 0 ? ['--no-sandbox', ...QUIET] : QUIET;
}
