import { createServer, Socket } from 'node:net';
import type { AddressInfo, TcpNetConnectOpts } from 'node:net';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { expectServer } from './expectServer.ts';

interface Net {
  connect: (options: TcpNetConnectOpts) => Socket;
}

const net = vi.hoisted(() => ({ drops: false, host: '' }));
vi.mock('node:net', async (importOriginal) => {
  const original = await importOriginal<Net>();
  const connect: Net['connect'] = (options) => {
    net.host = String(options.host);
    return net.drops ? new Socket() : original.connect(options);
  };
  return { ...original, connect };
});
beforeEach(() => (net.drops = false));

describe('expectServer', () => {
  it('finds who listens · CARD-14', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;

    await expect(expectServer(`http://127.0.0.1:${String(port)}`)).resolves.toBeUndefined();
    server.close();
  });

  it('says that nothing answers · CARD-14', async () => {
    await expect(expectServer('http://127.0.0.1:9')).rejects.toThrow(
      'Nothing answers at http://127.0.0.1:9.',
    );
  });

  it('gives up on a host that drops what it is sent; looks for ::1 without its brackets · CARD-14', async () => {
    net.drops = true;

    await expect(expectServer('http://[::1]:80', 20)).rejects.toThrow('Nothing answers at http://[::1]:80.');
    expect(net.host).toBe('::1');
  });
});
