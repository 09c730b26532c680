import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A second address of the product, whose scripts arrive only once they are released. */
interface HeldScripts extends AsyncDisposable {
  url: string;
  release: () => void;
}

/** Passes calls on to the product, scripts only after `release`; a driver cannot delay a reply. */
export async function holdScripts(product: string): Promise<HeldScripts> {
  const { promise: released, resolve } = Promise.withResolvers<null>();
  const release = () => resolve(null);
  const server = createServer((incoming, reply) => {
    const { method, url = '/', headers } = incoming;
    const forward = () => {
      const call = request(new URL(url, product), {
        method,
        headers: { ...headers, host: new URL(product).host },
      });
      call.on('response', (answer) => {
        reply.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(reply);
      });
      call.on('error', () => reply.destroy());
      incoming.pipe(call);
    };
    if (url.endsWith('.js')) void released.then(forward);
    else forward();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${String(port)}`,
    release,
    [Symbol.asyncDispose]: async () => {
      release();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
