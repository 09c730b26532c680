import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Starts a server on this machine only and returns its address; on a free port by default. */
export function listen(server: Server, port = 0): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}`);
    });
  });
}
