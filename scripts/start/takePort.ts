import { createServer, type AddressInfo } from 'node:net';
import { StartError } from './StartError.ts';

/**
 * Returns the port to serve on: the requested one, or a free one for 0. With `isOpen`, it must be free on the network too.
 * Called before anything else starts, so that a second run exits at once without side effects.
 */
export async function takePort(port: number, isOpen = false): Promise<number> {
  try {
    const taken = await tryPort(port, '127.0.0.1');
    if (isOpen) await tryPort(taken, '0.0.0.0');
    // A browser may try either address for `localhost`; on a machine without IPv6, the second one cannot be in use.
    await tryPort(taken, '::1').catch((error: unknown) => {
      if (codeOf(error) === 'EADDRINUSE') throw error;
    });
    if (await isBlocked(taken)) throw new Error('browsers block it');
    return taken;
  } catch (error) {
    throw new StartError(describe(port, codeOf(error)));
  }
}

function tryPort(port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, host, () => {
      const { port: taken } = server.address() as AddressInfo;
      server.close(() => resolve(taken));
    });
  });
}

/** Returns whether `fetch` rejects a port, such as 6000, without connecting: browsers have the same list. */
const isBlocked = (port: number) =>
  fetch(`http://127.0.0.1:${String(port)}`).then(
    () => false,
    (error: unknown) => String((error as Error).cause).endsWith('bad port'),
  );

function codeOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return code ?? message;
}

function describe(port: number, code: string): string {
  if (code === 'EADDRINUSE') {
    return (
      `Port ${String(port)} is in use, probably by another run (http://localhost:${String(port)}). ` +
      `Stop that one, or choose another port: add \`-- --port ${port === 4301 ? '4302' : '4301'}\` to the npm command.`
    );
  }
  return `Port ${String(port)} cannot be used (${code}). Choose another number from 1024 to 65535, or 0 for any free port.`;
}
