import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createServer, preview } from 'vite';
import type { InlineConfig, Plugin } from 'vite';
import { CARD_PATHS } from '../deploy/prerenderPlugin.ts';
import { chooseTenant } from '../tenants/chooseTenant.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { createWebLogger } from './createWebLogger.ts';
import { keepOwnSignals } from './keepOwnSignals.ts';

export interface WebOptions {
  port: number;
  /** Address that answers the backend's paths. */
  backend: string;
  /** Folder of a production build; without it the development server runs. */
  build?: string;
  /** Lets the application show its scenario switch. */
  mock?: boolean;
  /** Listens to other devices of the network too. */
  isOpen?: boolean;
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Paths of the backend; every other path is the application's (API-40). */
const BACKEND_PATHS = '^/(api|public|service|lookup|health|mock-storage|_sandbox|_gateway)(/|\\?|$)';

/**
 * Serves the application and hands the backend's paths on, so that browser and backend share one origin.
 *
 * It listens on this machine alone unless `isOpen`; `http://localhost` and `http://127.0.0.1` both reach it.
 */
export async function startWeb({ port, backend, build, mock = false, isOpen = false }: WebOptions) {
  // Said before Vite would say it with a stack.
  chooseTenant();
  // A reset link and a token stand in the query until they are read (docs/decisions/013).
  const headers = { 'Referrer-Policy': 'no-referrer' };
  const listening = {
    headers,
    port,
    strictPort: true,
    host: isOpen ? '0.0.0.0' : '127.0.0.1',
    proxy: { [BACKEND_PATHS]: { target: backend } },
  };
  const config: InlineConfig = {
    root: ROOT,
    configFile: `${ROOT}vite.config.ts`,
    // Two runs beside each other must not throw away each other's prepared packages.
    cacheDir: `${ROOT}node_modules/.vite/web-${String(port)}`,
    customLogger: createWebLogger(),
    clearScreen: false,
    ...(mock && { define: { 'import.meta.env.VITE_MOCK': '"1"' } }),
  };
  const url = `http://localhost:${String(port)}`;

  if (build !== undefined) {
    const policy = { 'Content-Security-Policy': contentSecurityPolicy({ storage: backend }) };
    const options = {
      ...config,
      build: { outDir: build },
      preview: { ...listening, headers: { ...headers, ...policy } },
    };
    const server = await keepOwnSignals(() => preview({ ...options, plugins: [serveBuilt(build)] }));
    return { url, close: () => server.close() };
  }
  const server = await keepOwnSignals(() => createServer({ ...config, server: listening }));
  await server.listen();
  return { url, close: () => server.close() };
}

/**
 * Serves the pages the build wrote, hashed files for good, and both as the build compressed them
 * (scripts/deploy/precompressPlugin.ts).
 *
 * The file server behind it knows `.br` and `.gz` by their endings, and says so in the reply.
 */
const serveBuilt = (build: string): Plugin => ({
  name: 'serve-built',
  configurePreviewServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const isAsset = pathname.startsWith('/assets/');
      const file = isAsset ? pathname : pageOf(pathname);
      if (!file || !existsSync(build + file)) return next();
      response.setHeader('Cache-Control', isAsset ? 'public, max-age=31536000, immutable' : 'no-cache');
      response.setHeader('Vary', 'Accept-Encoding');
      const accepted = request.headers['accept-encoding'] ?? '';
      const [, ending = ''] = ENCODINGS.find(([name]) => accepted.includes(name)) ?? [];
      request.url = existsSync(build + file + ending) ? file + ending : file;
      next();
    });
  },
});

/** A card's page is a file of its own; any other path is the application's, unless the backend's or a file's. */
function pageOf(pathname: string): string | null {
  if (CARD_PATHS.includes(pathname)) return `${pathname}.html`;
  return new RegExp(BACKEND_PATHS).test(pathname) || /\.\w+$/.test(pathname) ? null : '/index.html';
}

/** What a browser calls an encoding, and how such files end; the smaller first. */
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;
