import { existsSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createServer, preview } from 'vite';
import type { Connect, InlineConfig, Plugin } from 'vite';
import { CARD_PATHS } from '../../src/routes/paths.ts';
import { chooseTenant } from '../build/chooseTenant.ts';
import { createWebLogger } from './createWebLogger.ts';
import { keepOwnSignals } from './keepOwnSignals.ts';
import { securityHeaders } from './securityHeaders.ts';

export interface WebOptions {
  port: number;
  /** Address of the server for the backend's paths. */
  backend: string;
  /** Folder of a production build; without it, the development server runs. */
  build?: string;
  /** Enables the application's scenario switch. */
  mock?: boolean;
  /** Also accepts other devices of the network. */
  isOpen?: boolean;
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Paths of the backend; every other path belongs to the application. */
const BACKEND = /^\/(api|public|service|lookup|health|mock-storage|_sandbox|_gateway)(\/|\?|$)/;

/**
 * Serves the application and forwards the backend's paths, so that browser and backend share one origin.
 * It listens only on this machine unless `isOpen`; both `http://localhost` and `http://127.0.0.1` work.
 */
export async function startWeb({ port, backend, build, mock = false, isOpen = false }: WebOptions) {
  // Fails here with one line; Vite would print a stack trace.
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
    // Concurrent runs must not delete each other's optimised packages.
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

/** Answers paths that Vite would handle differently from a deployed server, in development and for a build. */
function answerPaths(folder: string, headers: Map<string, string>): Plugin {
  const answer: Connect.NextHandleFunction = (request, response, next) => {
    // The backend's replies override these with their own.
    response.setHeaders(headers);
    const path = request.url?.split('?')[0] ?? '';
    if (path.startsWith('/assets/')) {
      if (!statSync(folder + path, { throwIfNoEntry: false })?.isFile()) {
        response.writeHead(404).end();
        return;
      }
      serveBuilt(folder, path, request, response);
      // The application does not know the path and redirects to its first page.
    } else if (!isReadable(path) && !BACKEND.test(path)) request.url = '/';
    next();
  };
  // Only a build has prerendered pages.
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
 * Serves a compressed file of the build; hashed files may be cached for good (scripts/build/precompressPlugin.ts).
 * The file server behind it recognises `.br` and `.gz` by extension, and sets Content-Encoding.
 */
function serveBuilt(folder: string, path: string, request: IncomingMessage, response: ServerResponse): void {
  const isHashed = path.startsWith('/assets/');
  response.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  response.setHeader('Vary', 'Accept-Encoding');
  const accepted = request.headers['accept-encoding'] ?? '';
  const [, ending = ''] = ENCODINGS.find(([name]) => accepted.includes(name)) ?? [];
  request.url = ending && existsSync(folder + path + ending) ? path + ending : path;
}

/** A card's page is a separate file; any other path is the application's, unless it is the backend's or a file's. */
function pageOf(pathname: string): string | null {
  if (CARD_PATHS.some((path) => path === pathname)) return `${pathname}.html`;
  return BACKEND.test(pathname) || /\.\w+$/.test(pathname) ? null : '/index.html';
}

/** Content encodings and their file extensions, smaller files first. */
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;
