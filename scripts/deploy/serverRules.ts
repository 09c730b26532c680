import { CARD_PATHS } from '../../src/routes/paths.ts';
import { securityHeaders } from '../start/securityHeaders.ts';

/** Facts about the checked server on which the rules depend. */
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
}

/** A row of the table in docs/deploying. */
export interface ServerRule {
  topic: string;
  /** What every server must do, in one line of Markdown. */
  must: string;
  /** The line of docs/deploying/nginx.conf that does this. */
  sample: string;
  /** Requests that prove this; undefined if it cannot be observed from outside. */
  open?: (site: Site) => Expectation[];
  /** The requests that prove this on a server that is closed for maintenance. */
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
/** A lookup whose reply is long enough for any server that compresses replies to compress it. */
const LOOKUP = '/lookup/find?category=hs_ceeb&text=high';
const LARGE = JSON.stringify({ first_name: 'x'.repeat(1_100_000) });

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
/** Without the policy, which is stricter for the maintenance page because that page has no scripts. */
const { 'content-security-policy': _, ...WITHOUT_POLICY } = SECURITY;

type More = Omit<Expectation, 'path' | 'status'>;
const reply = (path: string, status: Expectation['status'], more: More = {}): Expectation => ({
  path,
  status,
  ...more,
});
const refusal = (path: string, status: number, more: More = {}) =>
  reply(path, status, { headers: { ...JSON_TYPE, ...NO_STORE }, text: MESSAGE, ...more });

/** The rules for any web server in front of the product, also listed in docs/deploying. */
export const SERVER_RULES: readonly ServerRule[] = [
  {
    topic: 'Account cards',
    must: '`/login`, `/signup`, `/confirm`, `/forgot` and `/reset` answer with a file each (`login.html`), whatever the query',
    sample: '$uri.html;',
    open: () =>
      CARD_PATHS.map((path) =>
        reply(`${path}?a=b`, 200, { headers: HTML, text: new RegExp(` data-waiting="${path}">`) }),
      ),
  },
  {
    topic: 'Any other path',
    must: 'A path that is no file, no card and no call answers 200 with `index.html`, whatever its query, ending or percent signs; no redirect',
    sample: 'default /index.html;',
    open: () =>
      ['/', '/about?token=a', '/education', '/login.old', '/apiary', '/%C3%A9', '/maintenance'].map((path) =>
        reply(path, 200, { headers: HTML, text: FORM_PAGE }),
      ),
  },
  {
    topic: 'Files',
    must: 'Each file under its own type. What is missing below `/assets/` is 404, never `index.html` and never kept; no list of a folder',
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
    must: 'Pages, scripts and styles carry `Content-Security-Policy`, `Cross-Origin-Opener-Policy`, `Referrer-Policy` and `X-Content-Type-Options` as in the sample; of the policy only the origins in `connect-src` are yours',
    sample: 'add_header Cross-Origin-Opener-Policy',
    open: ({ script, style }) =>
      ['/about', '/login', script, style].map((path) => reply(path, 200, { headers: SECURITY })),
  },
  {
    topic: 'Transport',
    must: 'https alone, with `Strict-Transport-Security`; http redirects (301 or 308) to the same path and query',
    sample: 'return 301',
    open: ({ isSecure, httpUrl }) => [
      ...(isSecure
        ? [reply('/about', 200, { headers: { 'strict-transport-security': /\bmax-age=\d{7,}/ } })]
        : []),
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
    must: '`/assets/`: `public, max-age=31536000, immutable`. Pages: `no-cache`. Replies of the backend keep their `no-store`',
    sample: 'map $admission_path $admission_cache',
    open: ({ script, style }) => [
      ...[script, style].map((path) =>
        reply(path, 200, { headers: { 'cache-control': /^public, max-age=31536000, immutable$/ } }),
      ),
      ...['/', '/about', '/login'].map((path) =>
        reply(path, 200, { headers: { 'cache-control': /^no-cache$/ } }),
      ),
      reply('/api/profile', 401, { headers: { 'cache-control': /^no-store$/ } }),
    ],
  },
  {
    topic: 'Compression',
    must: 'The `.br` and `.gz` beside each file, by `Accept-Encoding` and with `Vary: Accept-Encoding`. Replies of the backend stay uncompressed: their size could tell what they hold',
    sample: 'gzip_static on;',
    open: ({ script }) => [
      ...['br', 'gzip'].flatMap((encoding) =>
        [script, '/about', '/login'].map((path) =>
          reply(path, 200, {
            sent: { 'accept-encoding': encoding },
            headers: { 'content-encoding': new RegExp(`^${encoding}$`), vary: /\bAccept-Encoding\b/i },
          }),
        ),
      ),
      reply(script, 200, { sent: { 'accept-encoding': 'identity' }, headers: { 'content-encoding': null } }),
      reply(LOOKUP, 200, { sent: { 'accept-encoding': 'br, gzip' }, headers: { 'content-encoding': null } }),
    ],
  },
  {
    topic: 'Calls',
    must: '`/api/`, `/public/`, `/service/`, `/lookup/` and `/health` go to the backend with every method, query, header and cookie, and its replies come back as they are: status, JSON, `Set-Cookie`',
    sample: 'proxy_pass http://admission_backend;',
    open: () => [
      refusal('/api/profile', 401),
      refusal('/api/answer', 401, { method: 'PUT', body: '{}' }),
      refusal('/api/document-answer/resume_doc', 401, { method: 'DELETE' }),
      // These replies would differ if the body or the query were lost.
      refusal('/public/login', 400, { method: 'POST', body: '{}' }),
      refusal('/public/tmp', 400),
      refusal('/public/tmp?token=a', 404),
      refusal('/service/tmp-pdf?service_token=a', 401),
      reply(LOOKUP, 200, { headers: JSON_TYPE, text: /^\s*\[/ }),
      reply('/health', 200, { text: HEALTHY }),
    ],
  },
  {
    topic: 'Bodies',
    must: 'Up to 1 MB, never in a temporary file; larger ones are 413',
    sample: 'client_max_body_size 1m;',
    open: () => [reply('/api/answer', 413, { method: 'PUT', body: LARGE })],
  },
  {
    topic: 'Who calls',
    must: 'The backend gets `Host` as the browser sent it, `X-Forwarded-Proto`, and in `X-Forwarded-For` the client’s own address in place of what the client claims; it counts attempts by that, and believes it of this server alone',
    sample: 'proxy_set_header X-Forwarded-For $remote_addr;',
  },
  {
    topic: 'Logs',
    must: 'Paths without their query, no referrer, no cookie, no body, in the access log and in the error log; `traceparent` only in its own form',
    sample: 'log_format admission',
  },
  {
    topic: 'Releases',
    must: 'A release is switched at once for pages and files; files of the one before stay below `/assets/` for a week',
    sample: 'try_files /current$uri /pool$uri =404;',
  },
  {
    topic: 'Maintenance',
    must: 'Pages answer 503 with `maintenance.html` and the security headers (its policy may be stricter), calls 503 with JSON (`message`, `code`), both with `Retry-After` and `no-store`; a backend that is down gives calls the same JSON. Files and `/health` go on',
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
