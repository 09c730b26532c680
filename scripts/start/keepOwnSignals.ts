/**
 * Runs a function that starts a Vite server, and removes the SIGTERM listeners that Vite adds.
 * They would exit the process with code 143 before anything else was closed.
 */
export async function keepOwnSignals<Result>(start: () => Promise<Result>): Promise<Result> {
  const own = process.listeners('SIGTERM');
  const result = await start();
  for (const listener of process.listeners('SIGTERM'))
    if (!own.includes(listener)) process.off('SIGTERM', listener);
  return result;
}
