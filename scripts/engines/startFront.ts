import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { forwardExactly, headerValues, readExactly, replyExactly } from '../gateway/forwardExactly.ts';
import type { ExactResponse } from '../gateway/forwardExactly.ts';
import { listen } from '../gateway/listen.ts';
import { installClock } from './clockScript.ts';

/** Changes a reply on its way to the browser; faults are planted with it. */
export type ChangeReply = (path: string, response: ExactResponse) => ExactResponse;

export interface Front {
  url: string;
  close: () => Promise<void>;
}

const CLOCK_PATH = '/_engines/clock.js';

/**
 * Stands between browser and product, and gives every page a clock that the journeys can move.
 *
 * A file of the page's own origin: the product's Content-Security-Policy holds here as it is.
 */
export async function startFront(
  product: string,
  change: ChangeReply = (_path, same) => same,
): Promise<Front> {
  const answer = async (incoming: IncomingMessage, reply: ServerResponse) => {
    const request = await readExactly(incoming);
    if (request.url === CLOCK_PATH) {
      reply.writeHead(200, { 'content-type': 'text/javascript' });
      reply.end(`(${installClock.toString()})();`);
      return;
    }
    // Compressed, a reply could not be read here.
    const headers = request.headers.filter(
      (_, at) => request.headers[at - (at % 2)]?.toLowerCase() !== 'accept-encoding',
    );
    const response = await forwardExactly(product, { ...request, headers });
    replyExactly(reply, change(request.url, addClock(response)), request.method);
  };
  const server = createServer((incoming, reply) => {
    answer(incoming, reply).catch((error: unknown) => {
      reply.writeHead(502, { 'content-type': 'text/plain' });
      reply.end(String(error));
    });
  });
  const url = await listen(server);
  return {
    url: url.replace('127.0.0.1', 'localhost'),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The application's page alone has a head that loads modules. */
function addClock(response: ExactResponse): ExactResponse {
  if (!headerValues(response.headers, 'content-type')[0]?.startsWith('text/html')) return response;
  const page = response.body.toString();
  const clock = `<head><script src="${CLOCK_PATH}"></script>`;
  return { ...response, body: Buffer.from(page.replace('<head>', clock)) };
}
