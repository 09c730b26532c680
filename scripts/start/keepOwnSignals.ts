/**
 * Runs something that starts a Vite server, and removes the listeners it leaves on SIGTERM.
 *
 * Vite would end the process by itself, with code 143 and leaving all else open.
 */
export async function keepOwnSignals<Result>(start: () => Promise<Result>): Promise<Result> {
  const own = process.listeners('SIGTERM');
  const result = await start();
  for (const listener of process.listeners('SIGTERM'))
    if (!own.includes(listener)) process.off('SIGTERM', listener);
  return result;
}
