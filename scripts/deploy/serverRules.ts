import { DEFAULT_PATH, PRERENDERED_PATHS } from '../../src/routes/paths.ts';
import { securityHeaders } from '../start/securityHeaders.ts';

/** Facts that the rules depend on about the server being checked. */
export interface Site {
  /** Paths of a script and a style sheet referenced by its pages. */
  script: string;
  style: string;
  isSecure: boolean;
  /** The server's http address, if known. */
  httpUrl?: string;
}

/** A request, and the reply that satisfies a rule. */
export interface Expectation {
  /** A path on the server, or a full address. */
  path: string;
  method?: string;
  sent?: Record<string, string>;
  body?: string;
  status: number | readonly number[];
  /** A pattern for each header; null if it must be missing. */
  headers?: Record<string, RegExp | null>;
  /** A pattern for the text of the reply. */
  text?: RegExp;
  /** The topic of the rule that alone reports a fault, if it has one for the same call: only its advice is true then. */
  reportedBy?: string;
}

/** A row of the table in docs/deploying. */
export interface ServerRule {
  topic: string;
  /** What every server must do, in one line of Markdown. */
  must: string;
  /** The line of docs/deploying/nginx.conf that does this. */
  sample: string;
  /** Requests that show whether the rule holds; undefined if it cannot be observed from outside. */
  open?: (site: Site) => Expectation[];
  /** Requests that show whether the rule holds on a server that is closed for maintenance. */
  closed?: (site: Site) => Expectation[];
}

const HTML = { 'content-type': /^text\/html\b/ };
const JSON_TYPE = { 'content-type': /^application\/json\b/ };
const NO_STORE = { 'cache-control': /\bno-store\b/ };
/** Matches the form's page, but none of the cards. */
const FORM_PAGE = / data-waiting=""><div/;
const MESSAGE = /"message":\s*"[^"]+/;
const HEALTHY = /"status":\s*"ok"/;
/** Matches a missing header, or one without long-term caching. */
const NOT_KEPT = /^(?!.*\b(immutable|max-age=[1-9]))/;
/** A lookup whose reply is long enough to be compressed by any server that compresses replies. */
const LOOKUP = '/lookup/find?category=hs_ceeb&text=high';
const makeBody = (length: number) => JSON.stringify({ first_name: 'x'.repeat(length) });

/** A session sent twice, under both of its names: the reply expires the one that the backend uses. */
const TWICE = ['__Host-admit_id_token', 'admit_id_token'].map((name) => `${name}=a; ${name}=b`).join('; ');

const CLOSED = { ...NO_STORE, 'retry-after': /^\d+$/ };

/**
 * A pattern for each header's exact value, except that the policy may list any storage origins, but no
 * wildcard.
 */
const SECURITY = Object.fromEntries(
  Object.entries(securityHeaders({ storage: 'https://storage.invalid' })).map(([name, value]) => {
    const literal = value.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
    const pattern = literal.replace(String.raw` https://storage\.invalid`, String.raw`( https?://[^\s*;]+)*`);
    return [name.toLowerCase(), new RegExp(`^${pattern}$`)];
  }),
);
/**
 * The headers without the policy, which is stricter on the maintenance page because that page has no scripts.
 */
const { 'content-security-policy': _, ...WITHOUT_POLICY } = SECURITY;

type More = Omit<Expectation, 'path' | 'status'>;
const reply = (path: string, status: Expectation['status'], more: More = {}): Expectation => ({
  path,
  status,
  ...more,
});
const rejection = (path: string, status: number, more: More = {}) =>
  reply(path, status, { headers: JSON_TYPE, text: MESSAGE, ...more });

/** Some topics, of which each reports what other rules would find at the same call. */
const [PAGES, FILES, CALLS] = ['Prerendered pages', 'Files', 'Calls'];
const page = (path: string, more: More) => reply(path, 200, { reportedBy: PAGES, ...more });
const file = (path: string, more: More) => reply(path, 200, { reportedBy: FILES, ...more });
const call = (path: string, status: number, more: More) =>
  reply(path, status, { reportedBy: CALLS, ...more });

/** The rules for any web server in front of the product, also listed in docs/deploying. */
export const SERVER_RULES: readonly ServerRule[] = [
  {
    topic: PAGES,
    must: '`/about`, `/login`, `/signup`, `/confirm`, `/forgot` and `/reset` each answer with their own file (`login.html`), and `/` with `about.html`, whatever the query and the cookies',
    sample: '$uri.html;',
    open: () =>
      ['/', ...PRERENDERED_PATHS].map((path) => {
        const own = path === '/' ? DEFAULT_PATH : path;
        const sent = { cookie: 'admit_session=a' };
        return reply(`${path}?a=b`, 200, {
          sent,
          headers: HTML,
          text: new RegExp(` data-waiting="${own}"`),
        });
      }),
  },
  {
    topic: 'Any other path',
    must: 'Any other path that is not a file or a call answers 200 with `index.html`, whatever its query, extension or percent-encoding, and never redirects',
    sample: 'default /index.html;',
    open: () =>
      ['/about/', '/education?token=a', '/login.old', '/apiary', '/%C3%A9', '/maintenance'].map((path) =>
        reply(path, 200, { headers: HTML, text: FORM_PAGE }),
      ),
  },
  {
    topic: FILES,
    must: 'Each file has its own content type. A file missing under `/assets/` gets 404, never `index.html`, and the 404 is not cached. Folders are not listed',
    sample: '=404;',
    open: ({ script, style }) => [
      reply(script, 200, { headers: { 'content-type': /^(text|application)\/javascript\b/ } }),
      reply(style, 200, { headers: { 'content-type': /^text\/css\b/ } }),
      reply('/robots.txt', 200, { headers: { 'content-type': /^text\/plain\b/ }, text: /Disallow/ }),
      reply('/notices.txt', 200, { headers: { 'content-type': /^text\/plain\b/ }, text: /^## react/m }),
      reply('/assets/missing-1.js', 404, { headers: { 'cache-control': NOT_KEPT } }),
      reply('/assets/', [403, 404]),
    ],
  },
  {
    topic: 'Security headers',
    must: 'Pages, scripts and styles carry `Content-Security-Policy`, `Cross-Origin-Opener-Policy`, `Referrer-Policy` and `X-Content-Type-Options` as in the sample; change only the origins in `connect-src`',
    sample: 'add_header Cross-Origin-Opener-Policy',
    open: ({ script, style }) => [
      ...['/about', '/login'].map((path) => page(path, { headers: SECURITY })),
      ...[script, style].map((path) => file(path, { headers: SECURITY })),
    ],
  },
  {
    topic: 'Transport',
    must: 'Pages are served only over https, with `Strict-Transport-Security`; http redirects (301 or 308) to the same path and query',
    sample: 'return 301',
    open: ({ isSecure, httpUrl }) => [
      ...(isSecure ? [page('/about', { headers: { 'strict-transport-security': /\bmax-age=\d{7,}/ } })] : []),
      ...(httpUrl === undefined
        ? []
        : [
            reply(`${httpUrl}/about?a=b`, [301, 308], {
              headers: { location: /^https:\/\/[^/]+\/about\?a=b/ },
            }),
          ]),
    ],
  },
  {
    topic: 'Caching',
    must: '`Cache-Control` is `public, max-age=31536000, immutable` under `/assets/` and `no-cache` for pages. Backend replies keep their `no-store`',
    sample: 'map $admission_path $admission_cache',
    open: ({ script, style }) => [
      ...[script, style].map((path) =>
        file(path, { headers: { 'cache-control': /^public, max-age=31536000, immutable$/ } }),
      ),
      ...['/', '/about', '/login'].map((path) => page(path, { headers: { 'cache-control': /^no-cache$/ } })),
      call('/api/profile', 401, { headers: NO_STORE }),
    ],
  },
  {
    topic: 'Compression',
    must: 'The `.br` or `.gz` beside each file is sent according to `Accept-Encoding`, with `Vary: Accept-Encoding` (for `.br`, nginx needs the package `libnginx-mod-http-brotli-static`). Backend replies stay uncompressed, because their size could reveal their contents',
    sample: 'brotli_static on;',
    open: ({ script }) => [
      ...['br', 'gzip'].flatMap((encoding) => {
        const sent = { 'accept-encoding': encoding };
        const headers = {
          'content-encoding': new RegExp(`^${encoding}$`),
          vary: /\bAccept-Encoding\b/i,
        };
        return [
          file(script, { sent, headers }),
          ...['/about', '/login'].map((path) => page(path, { sent, headers })),
        ];
      }),
      file(script, { sent: { 'accept-encoding': 'identity' }, headers: { 'content-encoding': null } }),
      call(LOOKUP, 200, { sent: { 'accept-encoding': 'br, gzip' }, headers: { 'content-encoding': null } }),
    ],
  },
  {
    topic: CALLS,
    must: '`/api/`, `/public/`, `/service/`, `/lookup/` and `/health` are forwarded to the backend with every method, query, header and cookie, and its replies are returned unchanged: status, JSON, `Set-Cookie`',
    sample: 'proxy_pass http://admission_backend;',
    open: () => [
      rejection('/api/profile', 401),
      reply('/api/profile', 401, { sent: { cookie: TWICE }, headers: { 'set-cookie': /admit_id_token=/ } }),
      rejection('/api/answer', 401, { method: 'PUT', body: '{}' }),
      rejection('/api/document-answer/resume_doc', 401, { method: 'DELETE' }),
      // These replies would differ if the body or the query were lost.
      rejection('/public/login', 400, { method: 'POST', body: '{}' }),
      rejection('/public/tmp', 400),
      rejection('/public/tmp?token=a', 404),
      rejection('/service/tmp-pdf?service_token=a', 401),
      reply(LOOKUP, 200, { headers: JSON_TYPE, text: /^\s*\[/ }),
      reply('/health', 200, { text: HEALTHY }),
    ],
  },
  {
    topic: 'Session cookie',
    must: 'Over https the backend learns of it from `X-Forwarded-Proto`, and calls the session cookie `__Host-admit_id_token`, which no other host of the domain can set',
    sample: 'proxy_set_header X-Forwarded-Proto $scheme;',
    open: ({ isSecure }) => {
      const headers = { 'set-cookie': /__Host-admit_id_token=/ };
      return isSecure ? [call('/api/profile', 401, { sent: { cookie: TWICE }, headers })] : [];
    },
  },
  {
    topic: 'Bodies',
    must: 'Request bodies may be up to 1 MB and are never written to a temporary file; larger ones get 413',
    sample: 'client_max_body_size 1m;',
    open: () => [
      call('/api/answer', 401, { method: 'PUT', body: makeBody(200_000) }),
      call('/api/answer', 413, { method: 'PUT', body: makeBody(1_100_000) }),
    ],
  },
  {
    topic: 'Client address',
    must: 'The backend gets `Host` as the browser sent it, `X-Forwarded-Proto`, and in `X-Forwarded-For` the client’s real address, not the one that the client claims; it counts attempts by this address, and trusts the header only from this server',
    sample: 'proxy_set_header X-Forwarded-For $remote_addr;',
  },
  {
    topic: 'Logs',
    must: 'The access log and the error log contain paths without queries (also without what follows `%3F`), and no referrers, cookies or bodies; `traceparent` is logged only if it is well formed',
    sample: 'log_format admission',
  },
  {
    topic: 'Releases',
    must: 'Pages and files switch to a new release at the same moment; files of the previous release stay under `/assets/` for a week',
    sample: 'try_files /current$uri /pool$uri =404;',
  },
  {
    topic: 'Maintenance',
    must: 'Pages answer 503 with `maintenance.html` and the security headers (its policy may be stricter), and calls answer 503 with JSON (`message`, `code`), both with `Retry-After` and `no-store`. If the backend is down, calls get the same JSON. Files and `/health` stay available',
    sample: 'error_page 503 /maintenance.html;',
    closed: ({ style }) => [
      ...['/about', '/login?a=b'].map((path) =>
        reply(path, 503, { headers: { ...HTML, ...CLOSED, ...WITHOUT_POLICY }, text: /<h1>/ }),
      ),
      ...['GET', 'PUT'].map((method) =>
        reply('/api/profile', 503, { method, headers: { ...JSON_TYPE, ...CLOSED }, text: MESSAGE }),
      ),
      reply(style, 200, { headers: { 'content-type': /^text\/css\b/ } }),
      reply('/health', 200, { text: HEALTHY }),
    ],
  },
];
