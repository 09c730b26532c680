import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { Rolldown } from 'vite';
import { forward, startProxy } from '../gateway/startProxy.ts';
import type { ExactResponse, Proxy } from '../gateway/startProxy.ts';

const TOOLS = fileURLToPath(new URL('./pageTools.ts', import.meta.url));
const TOOLS_PATH = '/_engines/tools.js';

/**
 * Stands between browser and product, and gives every page the tools of the journeys.
 *
 * A file of the page's own origin: the product's Content-Security-Policy holds here as it is.
 */
export async function startFront(product: string): Promise<Proxy> {
  const tools = await bundleTools();
  const proxy = await startProxy(async (request) => {
    if (request.url === TOOLS_PATH)
      return { status: 200, headers: new Headers({ 'content-type': 'text/javascript' }), body: tools };
    // Compressed, a reply could not be read here.
    request.headers.delete('accept-encoding');
    return addTools(await forward(product, request));
  });
  return { ...proxy, url: proxy.url.replace('127.0.0.1', 'localhost') };
}

async function bundleTools(): Promise<Buffer> {
  const [built] = (await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, target: 'safari16', lib: { entry: TOOLS, formats: ['iife'], name: 'tools' } },
  })) as Rolldown.RolldownOutput[];
  return Buffer.from(built?.output[0].code ?? '');
}

/** The application's page alone has a head that loads modules. */
function addTools(response: ExactResponse): ExactResponse {
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const page = response.body.toString();
  const tools = `<head><script src="${TOOLS_PATH}"></script>`;
  return { ...response, body: Buffer.from(page.replace('<head>', tools)) };
}
