import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { listen } from '../gateway/listen.ts';
import { takePort } from './takePort.ts';

describe('takePort', () => {
  it('returns a free port for 0', async () => {
    expect(await takePort(0)).toBeGreaterThan(0);
  });

  it('explains that the port is in use, and how to choose another', async () => {
    const server = createServer();
    const port = Number(new URL(await listen(server)).port);

    await expect(takePort(port)).rejects.toThrow(/in use, probably by another run .* `-- --port 4301`/);
    server.close();
  });

  it('suggests a port other than the one in use', async () => {
    const server = createServer().listen(4301, '127.0.0.1');
    await once(server, 'listening').catch(() => undefined);

    await expect(takePort(4301)).rejects.toThrow('`-- --port 4302`');
    server.close();
  });

  // Other systems do not answer to 127.0.0.2.
  const onLinux = it.runIf(process.platform === 'linux');
  onLinux('rejects a port that is in use on the network only, if other devices may connect', async () => {
    const server = createServer().listen(0, '127.0.0.2');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;

    await expect(takePort(port, true)).rejects.toThrow(/in use/);
    expect(await takePort(port)).toBe(port);
    server.close();
  });

  it('rejects a port that browsers do not open', async () => {
    await expect(takePort(6000)).rejects.toThrow(
      'Port 6000 cannot be used (browsers block it). Choose another number',
    );
  });

  it.each([NaN, -1, 65536, 80.5])('rejects port %d with a one-line message', async (port) => {
    await expect(takePort(port)).rejects.toThrow(/^Port .* Choose another number from 1024 to 65535[^\n]*$/);
  });
});
