import { existsSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { relative } from 'node:path';
import type { Duplex } from 'node:stream';
import { fileURLToPath } from 'node:url';
import {
  createLogger,
  createServer,
  preview,
  type Connect,
  type InlineConfig,
  type Logger,
  type Plugin,
} from 'vite';
import { DEFAULT_PATH, PRERENDERED_PATHS } from '../../src/routes/paths.ts';
import { chooseTenant } from '../build/chooseTenant.ts';
import { NOTICES } from '../build/noticesPlugin.ts';
import { securityHeaders } from './securityHeaders.ts';

export interface WebOptions {
  port: number;
  /** Address of the server that answers the backend's paths. */
  backend: string;
  /** Origins that uploads may go to, if they differ from the backend's. */
  storage?: readonly string[];
  /** Address of a script that development pages also load. */
  script?: string;
  /** Folder of a production build; without it, starts the development server. */
  build?: string;
  /** Enables the application's scenario switch. */
  mock?: boolean;
  /** This machine's address or name on its network, if other devices may connect. */
  host?: string;
  /** Name of the development server's cache of optimised packages; by default, each port has its own. */
  cache?: string;
  /** Receives each changed file, as a path from the root; only from the development server. */
  onChange?: (file: string) => void;
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The backend's paths; every other path belongs to the application. */
const BACKEND = /^\/(api|public|service|lookup|health|mock-storage|_sandbox|_gateway)(\/|\?|$)/;

/** Files of the checkout that the development server must not serve: Vite's own list, and those of a data folder. */
const DENIED = ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '*.sqlite', '*.sqlite-*', 'calls.log'];

/**
 * Serves the application and forwards the backend's paths, so that the browser sees a single origin.
 * Without `host`, listens only on this machine; both `http://localhost` and `http://127.0.0.1` work.
 */
export async function startWeb(options: WebOptions) {
  const { port, backend, build, mock = false, host, cache = String(port), onChange, script } = options;
  // Reports an unknown tenant in one line; Vite would print a stack trace.
  chooseTenant();
  const headers = new Map(Object.entries(securityHeaders({ storage: options.storage ?? [backend] })));
  // The development server writes inline scripts and styles, which the policy would forbid.
  if (build === undefined) headers.delete('Content-Security-Policy');
  const listening = {
    port,
    strictPort: true,
    host: host === undefined ? '127.0.0.1' : '0.0.0.0',
    // Vite allows localhost and addresses in digits anyway.
    allowedHosts: host === undefined ? [] : [host],
    // By default, pages on any port of this machine could read the source and the sandbox.
    cors: false,
    proxy: { [BACKEND.source]: { target: backend } },
    fs: { deny: DENIED },
  };
  const config: InlineConfig = {
    root: ROOT,
    configFile: `${ROOT}vite.config.ts`,
    // A separate cache, so that concurrent runs do not delete each other's optimised packages.
    cacheDir: `${ROOT}node_modules/.vite/web-${cache}`,
    customLogger: createWebLogger(),
    clearScreen: false,
    plugins: [
      answerPaths(build ?? ROOT, headers),
      ...(script === undefined ? [] : [addScript(script)]),
      ...(onChange ? [noteChanges(onChange)] : []),
    ],
    ...(mock && { define: { 'import.meta.env.VITE_MOCK': '"1"' } }),
  };
  const url = `http://localhost:${String(port)}`;

  if (build !== undefined) {
    const built = { ...config, build: { outDir: build }, preview: listening };
    const server = await keepOwnSignals(() => preview(built));
    return { url, close: () => server.close() };
  }
  // Vite sets it for a production server in the same process, and would then serve React's production version here.
  process.env.NODE_ENV = 'development';
  const server = await keepOwnSignals(() => createServer({ ...config, server: listening }));
  await server.listen();
  return { url, close: () => server.close() };
}

/** Reports each changed file, also after a change of the configuration: Vite then restarts itself, with another watcher. */
export function noteChanges(onChange: (file: string) => void): Plugin {
  return {
    name: 'note-changes',
    configureServer: ({ watcher }) =>
      void watcher.on('all', (_event, path) => onChange(relative(ROOT, path))),
  };
}

/** Adds a script to the pages of the development server. */
function addScript(src: string): Plugin {
  return {
    name: 'add-script',
    apply: 'serve',
    transformIndexHtml: () => [{ tag: 'script', attrs: { type: 'module', src }, injectTo: 'body' }],
  };
}

/** Answers paths that Vite handles differently from a deployed server, both in development and for a build. */
function answerPaths(folder: string, headers: Map<string, string>): Plugin {
  const answer: Connect.NextHandleFunction = (request, response, next) => {
    // The backend's replies override these headers with their own.
    response.setHeaders(headers);
    const path = request.url?.split('?')[0] ?? '';
    if (path === `/${NOTICES}` && !existsSync(folder + path)) {
      response.writeHead(200, { 'Content-Type': 'text/plain' }).end('A build collects the licences here.\n');
      return;
    }
    if (path.startsWith('/assets/')) {
      if (!statSync(folder + path, { throwIfNoEntry: false })?.isFile()) {
        response.writeHead(404).end();
        return;
      }
      serveBuilt(folder, path, request, response);
      // For a path that cannot be decoded, the application loads and redirects to its first page.
    } else if (!isReadable(path) && !BACKEND.test(path)) request.url = '/unreadable';
    next();
  };
  // Prerendered pages exist only in a build.
  const answerPage: Connect.NextHandleFunction = (request, response, next) => {
    const page = pageOf(request.url?.split('?')[0] ?? '');
    if (page && existsSync(folder + page)) serveBuilt(folder, page, request, response);
    next();
  };
  return {
    name: 'answer-paths',
    configureServer: ({ middlewares, httpServer }) => {
      httpServer?.on('upgrade', refuseUnless(isReload));
      middlewares.use(answer);
    },
    configurePreviewServer: ({ middlewares, httpServer }) => {
      httpServer.on(
        'upgrade',
        refuseUnless(() => false),
      );
      middlewares.use(answer).use(answerPage);
    },
  };
}

/** Returns whether Vite answers a WebSocket connection: one that reloads a page. It would leave any other open. */
const isReload = ({ url, headers }: IncomingMessage) =>
  /^\/(\?|$)/.test(url ?? '') && /^vite-(hmr|ping)$/.test(headers['sec-websocket-protocol'] ?? '');

/** Ends each upgraded connection that nobody answers. */
const refuseUnless = (isAnswered: typeof isReload) => (request: IncomingMessage, socket: Duplex) => {
  if (!isAnswered(request))
    socket.end('HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
};

function isReadable(path: string): boolean {
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * Serves a compressed file of the build; hashed files may be cached indefinitely (scripts/build/precompressPlugin.ts).
 * Vite's file server recognises `.br` and `.gz` by their extensions, and sets Content-Encoding.
 */
function serveBuilt(folder: string, path: string, request: IncomingMessage, response: ServerResponse): void {
  const isHashed = path.startsWith('/assets/');
  response.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  response.setHeader('Vary', 'Accept-Encoding');
  const accepted = request.headers['accept-encoding'] ?? '';
  const [, ending = ''] = ENCODINGS.find(([name]) => accepted.includes(name)) ?? [];
  request.url = ending && existsSync(folder + path + ending) ? path + ending : path;
}

/**
 * Returns the page for a path: a prerendered page's own file, index.html for any other page, or null for backend paths
 * and files.
 */
function pageOf(pathname: string): string | null {
  if (pathname === '/') return `${DEFAULT_PATH}.html`;
  if (PRERENDERED_PATHS.some((path) => path === pathname)) return `${pathname}.html`;
  return BACKEND.test(pathname) || /\.\w+$/.test(pathname) ? null : '/index.html';
}

/** Content encodings and their file extensions, best compression first. */
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/**
 * Runs a function that starts a Vite server, and removes the SIGTERM listeners that Vite adds.
 * They would exit the process with code 143 before anything else was closed.
 */
async function keepOwnSignals<Result>(start: () => Promise<Result>): Promise<Result> {
  const own = process.listeners('SIGTERM');
  const result = await start();
  for (const listener of process.listeners('SIGTERM'))
    if (!own.includes(listener)) process.off('SIGTERM', listener);
  return result;
}

/**
 * Creates a Vite logger for warnings and errors that removes access tokens from error messages.
 * If a call could not be forwarded, Vite prints its URL: the query may contain a token, and so may the path
 * of a PDF copy.
 */
function createWebLogger(): Logger {
  const logger = createLogger('warn', { allowClearScreen: false });
  const error = logger.error.bind(logger);
  logger.error = (message, options) => error(hideSecrets(message), options);
  return logger;
}

function hideSecrets(message: string): string {
  return message
    .replace(/(?<=proxy error: [^\s?]*)\?[!-~]*/g, '?…')
    .replace(/(?<=\/_sandbox\/files\/)[\w-]+/g, '…');
}
