import { createServer } from 'node:http';
import { listen } from '../gateway/listen.ts';
import { StartError } from './StartError.ts';

/**
 * Gives the port to serve on: the one asked for, or a free one for 0.
 *
 * Asked before anything else starts, so that a second run ends at once and touches nothing.
 */
export async function takePort(port: number): Promise<number> {
  const server = createServer();
  try {
    const { port: taken } = new URL(await listen(server, port));
    return Number(taken);
  } catch (error) {
    throw new StartError(describe(port, error));
  } finally {
    server.close();
  }
}

function describe(port: number, error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code ?? String(error);
  if (code === 'EADDRINUSE') {
    return (
      `Port ${String(port)} is in use, probably by another run (http://localhost:${String(port)}). ` +
      'Stop that one, or choose another port: add `-- --port 4301` to the npm command.'
    );
  }
  if (code === 'EACCES')
    return `Port ${String(port)} needs more rights than this user has; choose one above 1023.`;
  return `Port ${String(port)} cannot be opened (${code}).`;
}
