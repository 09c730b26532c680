/**
 * Runs a function that starts a Vite server, and removes the SIGTERM listeners it leaves.
 * Vite would exit by itself with code 143, leaving everything else open.
 */
export async function keepOwnSignals<Result>(start: () => Promise<Result>): Promise<Result> {
  const own = process.listeners('SIGTERM');
  const result = await start();
  for (const listener of process.listeners('SIGTERM'))
    if (!own.includes(listener)) process.off('SIGTERM', listener);
  return result;
}
