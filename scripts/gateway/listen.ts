import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Starts a server that is reachable only from this machine, by default on a free port, and returns its address. */
export function listen(server: Server, port = 0): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}`);
    });
  });
}
