import { createServer } from 'node:http';
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

  it.each([4190, 6000])('rejects port %d, which browsers do not open', async (port) => {
    await expect(takePort(port)).rejects.toThrow(/^Browsers do not open port .* such as 4301\.$/);
  });

  it.each([NaN, -1, 65536, 80.5])('rejects port %d with a one-line message', async (port) => {
    await expect(takePort(port)).rejects.toThrow(/^Port .* Choose a number from 1024 to 65535[^\n]*$/);
  });
});
