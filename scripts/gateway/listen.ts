import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Opens a server on this machine alone and gives its address; the system chooses the port unless told. */
export function listen(server: Server, port = 0): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}`);
    });
  });
}
