import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { StartError } from './StartError.ts';

/**
 * Returns the port to serve on: the requested one, or a free one for 0.
 * Called before anything else starts, so that a second run exits at once without side effects.
 */
export async function takePort(port: number): Promise<number> {
  try {
    const taken = await tryPort(port, '127.0.0.1');
    // A browser may try either address for `localhost`; on a machine without IPv6, the second one cannot be in use.
    await tryPort(taken, '::1').catch((error: unknown) => {
      if (codeOf(error) === 'EADDRINUSE') throw error;
    });
    if (await isRefusedByBrowsers(taken)) throw Object.assign(new Error(), { code: 'REFUSED' });
    return taken;
  } catch (error) {
    throw new StartError(describe(port, codeOf(error)));
  }
}

/** Returns whether browsers open no address with this port: the fetch standard lists some as bad, and Node follows it. */
async function isRefusedByBrowsers(port: number): Promise<boolean> {
  const error: unknown = await fetch(`http://127.0.0.1:${String(port)}`).catch((refused: unknown) => refused);
  return error instanceof TypeError && (error.cause as Error | undefined)?.message === 'bad port';
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

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? String(error);
}

function describe(port: number, code: string): string {
  if (code === 'EADDRINUSE') {
    return (
      `Port ${String(port)} is in use, probably by another run (http://localhost:${String(port)}). ` +
      'Stop that one, or choose another port: add `-- --port 4301` to the npm command.'
    );
  }
  if (code === 'REFUSED') {
    return `Browsers do not open port ${String(port)}, because another service owns it. Choose another, such as 4301.`;
  }
  return `Port ${String(port)} cannot be used (${code}). Choose a number from 1024 to 65535, or 0 for any free port.`;
}
