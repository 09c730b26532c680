import { forward, startProxy } from '../gateway/startProxy.ts';
import type { ExactResponse, Proxy } from '../gateway/startProxy.ts';
import { installClock } from './clockScript.ts';

/** Changes a reply on its way to the browser; faults are planted with it. */
export type ChangeReply = (path: string, response: ExactResponse) => ExactResponse;

const CLOCK_PATH = '/_engines/clock.js';

/**
 * Stands between browser and product, and gives every page a clock that the journeys can move.
 *
 * A file of the page's own origin: the product's Content-Security-Policy holds here as it is.
 */
export async function startFront(
  product: string,
  change: ChangeReply = (_path, same) => same,
): Promise<Proxy> {
  const proxy = await startProxy(async (request) => {
    if (request.url === CLOCK_PATH) {
      const headers = new Headers({ 'content-type': 'text/javascript' });
      return { status: 200, headers, body: Buffer.from(`(${installClock.toString()})();`) };
    }
    // Compressed, a reply could not be read here.
    request.headers.delete('accept-encoding');
    return change(request.url, addClock(await forward(product, request)));
  });
  return { ...proxy, url: proxy.url.replace('127.0.0.1', 'localhost') };
}

/** The application's page alone has a head that loads modules. */
function addClock(response: ExactResponse): ExactResponse {
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const page = response.body.toString();
  const clock = `<head><script src="${CLOCK_PATH}"></script>`;
  return { ...response, body: Buffer.from(page.replace('<head>', clock)) };
}
