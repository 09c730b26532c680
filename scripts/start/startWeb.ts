import { existsSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createServer, preview } from 'vite';
import type { Connect, InlineConfig, Plugin } from 'vite';
import { CARD_PATHS } from '../../src/routes/paths.ts';
import { chooseTenant } from '../tenants/chooseTenant.ts';
import { createWebLogger } from './createWebLogger.ts';
import { keepOwnSignals } from './keepOwnSignals.ts';
import { securityHeaders } from './securityHeaders.ts';

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

/** Paths of the backend; every other path is the application's. */
const BACKEND = /^\/(api|public|service|lookup|health|mock-storage|_sandbox|_gateway)(\/|\?|$)/;

/**
 * Serves the application and hands the backend's paths on, so that browser and backend share one origin.
 *
 * It listens on this machine alone unless `isOpen`; `http://localhost` and `http://127.0.0.1` both reach it.
 */
export async function startWeb({ port, backend, build, mock = false, isOpen = false }: WebOptions) {
  // Said before Vite would say it with a stack.
  chooseTenant();
  const headers = new Map(Object.entries(securityHeaders({ storage: backend })));
  // The development server writes inline scripts and styles, which the policy forbids.
  if (build === undefined) headers.delete('Content-Security-Policy');
  const listening = {
    port,
    strictPort: true,
    host: isOpen ? '0.0.0.0' : '127.0.0.1',
    proxy: { [BACKEND.source]: { target: backend } },
  };
  const config: InlineConfig = {
    root: ROOT,
    configFile: `${ROOT}vite.config.ts`,
    // Two runs beside each other must not throw away each other's prepared packages.
    cacheDir: `${ROOT}node_modules/.vite/web-${String(port)}`,
    customLogger: createWebLogger(),
    clearScreen: false,
    plugins: [answerPaths(build ?? ROOT, headers)],
    ...(mock && { define: { 'import.meta.env.VITE_MOCK': '"1"' } }),
  };
  const url = `http://localhost:${String(port)}`;

  if (build !== undefined) {
    const options = { ...config, build: { outDir: build }, preview: listening };
    const server = await keepOwnSignals(() => preview(options));
    return { url, close: () => server.close() };
  }
  const server = await keepOwnSignals(() => createServer({ ...config, server: listening }));
  await server.listen();
  return { url, close: () => server.close() };
}

/** Answers what Vite would answer otherwise than a deployed server, in development and of a build. */
function answerPaths(folder: string, headers: Map<string, string>): Plugin {
  const answer: Connect.NextHandleFunction = (request, response, next) => {
    // The backend's replies set their own over them.
    response.setHeaders(headers);
    const path = request.url?.split('?')[0] ?? '';
    if (path.startsWith('/assets/')) {
      if (!statSync(folder + path, { throwIfNoEntry: false })?.isFile()) {
        response.writeHead(404).end();
        return;
      }
      serveBuilt(folder, path, request, response);
      // The application knows no such path, and leads to its first page.
    } else if (!isReadable(path) && !BACKEND.test(path)) request.url = '/';
    next();
  };
  // Only a build has pages with words in them.
  const answerPage: Connect.NextHandleFunction = (request, response, next) => {
    const page = pageOf(request.url?.split('?')[0] ?? '');
    if (page && existsSync(folder + page)) serveBuilt(folder, page, request, response);
    next();
  };
  return {
    name: 'answer-paths',
    configureServer: ({ middlewares }) => void middlewares.use(answer),
    configurePreviewServer: ({ middlewares }) => void middlewares.use(answer).use(answerPage),
  };
}

function isReadable(path: string): boolean {
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * Serves a file of the build as it was compressed, a hashed one for good (scripts/deploy/precompressPlugin.ts).
 *
 * The file server behind it knows `.br` and `.gz` by their endings, and says so in the reply.
 */
function serveBuilt(folder: string, path: string, request: IncomingMessage, response: ServerResponse): void {
  const isHashed = path.startsWith('/assets/');
  response.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  response.setHeader('Vary', 'Accept-Encoding');
  const accepted = request.headers['accept-encoding'] ?? '';
  const [, ending = ''] = ENCODINGS.find(([name]) => accepted.includes(name)) ?? [];
  request.url = ending && existsSync(folder + path + ending) ? path + ending : path;
}

/** A card's page is a file of its own; any other path is the application's, unless the backend's or a file's. */
function pageOf(pathname: string): string | null {
  if (CARD_PATHS.some((path) => path === pathname)) return `${pathname}.html`;
  return BACKEND.test(pathname) || /\.\w+$/.test(pathname) ? null : '/index.html';
}

/** What a browser calls an encoding, and how such files end; the smaller first. */
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;
