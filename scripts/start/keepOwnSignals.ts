/**
 * Runs something that starts a Vite server, and removes the listeners it leaves on the process.
 *
 * Vite ends the process by itself on SIGTERM and at the end of stdin: the former with code 143 and leaving all
 * else open, the latter at once wherever there is no terminal.
 */
export async function keepOwnSignals<Result>(start: () => Promise<Result>): Promise<Result> {
  const before = { term: process.listeners('SIGTERM'), end: process.stdin.listeners('end') };
  const result = await start();

  for (const added of process.listeners('SIGTERM').filter((listener) => !before.term.includes(listener))) {
    process.off('SIGTERM', added);
  }
  for (const added of process.stdin.listeners('end').filter((listener) => !before.end.includes(listener))) {
    process.stdin.off('end', added as () => void);
  }
  return result;
}
