import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { forward, type ExactRequest, type ExactResponse } from '../gateway/startProxy.ts';
import { startProduct, type Product } from '../start/startProduct.ts';
import { PRERENDERED_PATHS } from '../../src/routes/paths.ts';
import { describeFaults } from './describeFaults.ts';
import { findServerFaults } from './findServerFaults.ts';
import { SERVER_RULES } from './serverRules.ts';

const SERVER = 'http://changed.example/';
const DEPLOYING = new URL('../../docs/deploying/', import.meta.url);

it('the rules for any web server match the table in docs/deploying, and each row of the table quotes a line of the sample', async () => {
  const page = await readFile(new URL('README.md', DEPLOYING), 'utf8');
  const sample = await readFile(new URL('nginx.conf', DEPLOYING), 'utf8');
  const rows = page.split('\n').filter((line) => line.startsWith('|'));
  const cells = rows.map((row) => row.split('|').map((cell) => cell.trim()));

  for (const { topic, must, sample: line, open, closed } of SERVER_RULES) {
    const checked = open ? 'yes' : closed ? '`--closed`' : 'by hand';
    expect(cells).toContainEqual(['', topic, must, `\`${line}\``, checked, '']);
    expect(sample, topic).toContain(line);
  }
  const first = cells.findIndex(([, topic]) => topic === SERVER_RULES[0]?.topic);
  expect(cells[first + SERVER_RULES.length - 1]?.[1]).toBe(SERVER_RULES.at(-1)?.topic);
});

describe('the check of a running server', () => {
  let folder = '';
  let product: Product;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'admission-rules-'));
    // Vitest sets VITE_ENVIRONMENT for development, which the production build must not inherit.
    vi.stubEnv('VITE_ENVIRONMENT', undefined);
    product = await startProduct({ port: 0, data: folder, production: true, print: () => undefined });
    vi.unstubAllEnvs();
  }, 60_000);
  afterAll(async () => {
    await product.close();
    await rm(folder, { recursive: true, force: true });
  });

  type Change = (
    ask: (path?: string) => Promise<ExactResponse>,
    request: ExactRequest,
  ) => Promise<ExactResponse>;
  /** The product's replies, which never change. */
  const replies = new Map<string, Promise<ExactResponse>>();
  const askProduct = async (request: ExactRequest): Promise<ExactResponse> => {
    const { method, url, headers, body } = request;
    const varying = ['accept-encoding', 'cookie', 'x-forwarded-proto'].map((name) => headers.get(name));
    const key = [method, url, ...varying, body.length].join(' ');
    if (!replies.has(key)) replies.set(key, forward(product.url, request));
    const { headers: sent, ...reply } = (await replies.get(key)) ?? expect.fail();
    return { ...reply, headers: new Headers(sent) };
  };
  /** Checks a server that is the product with this change, without sending each request over the network. */
  const checkWith = async (change: Change, server = SERVER) => {
    vi.stubGlobal('fetch', async (target: URL, { method = 'GET', headers, body }: RequestInit = {}) => {
      const request: ExactRequest = {
        method,
        url: target.href.slice(target.origin.length),
        headers: new Headers(headers),
        body: Buffer.from((body ?? '') as string),
        signal: AbortSignal.timeout(30_000),
      };
      const reply = await change((url = request.url) => askProduct({ ...request, url }), request);
      return new Response(new Uint8Array(reply.body), reply);
    });
    const { faults } = await findServerFaults({ url: server, canary: 'canary-1' }).finally(
      vi.unstubAllGlobals,
    );
    return faults;
  };
  const withHeader =
    (name: string, value: string | null, of = /./): Change =>
    async (ask, { url }) => {
      const reply = await ask();
      if (!of.test(url)) return reply;
      if (value === null) reply.headers.delete(name);
      else reply.headers.set(name, value);
      return reply;
    };

  it('passes for the product itself · CARD-15', async () => {
    const { faults } = await findServerFaults({ url: `${product.url}/`, canary: 'canary-1' });
    expect(faults).toEqual([]);
  });

  const elsewhere =
    (from: string, to: string): Change =>
    (ask, { url }) =>
      ask(url.startsWith(from) ? to : url);
  const instead =
    (status: number, isAffected: (request: ExactRequest) => boolean): Change =>
    (ask, request) =>
      isAffected(request)
        ? Promise.resolve({ status, headers: new Headers({ location: '/' }), body: Buffer.from('{}') })
        : ask();
  const withoutEncoding =
    (encoding: RegExp): Change =>
    (ask, { headers }) => {
      if (encoding.test(headers.get('accept-encoding') ?? '')) headers.delete('accept-encoding');
      return ask();
    };

  it.each<[string, string[], Change]>([
    ['one page for every card', ['Prerendered pages'], elsewhere('/login', '/education')],
    ['the frame for the first page', ['Prerendered pages'], elsewhere('/about?', '/education')],
    ['the frame for the bare address', ['Prerendered pages'], elsewhere('/?', '/education')],
    [
      'a redirect to the first page',
      ['Any other path'],
      instead(302, ({ url }) => url.startsWith('/education')),
    ],
    ['a page for a missing script', ['Files'], elsewhere('/assets/missing', '/about')],
    ['scripts sent as text', ['Files'], withHeader('content-type', 'text/plain', /\.js$/)],
    ['no opener policy', ['Security headers'], withHeader('cross-origin-opener-policy', null)],
    ['a looser policy', ['Security headers'], withHeader('content-security-policy', "default-src 'self'")],
    ['pages that browsers cache', ['Caching'], withHeader('cache-control', 'max-age=600', /^\/about/)],
    [
      'scripts that browsers do not cache',
      ['Caching'],
      withHeader('cache-control', 'no-cache', /^\/assets\/\w.*\.js$/),
    ],
    ['no compression', ['Compression'], withoutEncoding(/./)],
    ['gzip alone', ['Compression'], withoutEncoding(/^br$/)],
    ['calls without their query', ['Calls'], (ask, { url }) => ask(url.split('?')[0])],
    ['a page for calls', ['Calls'], elsewhere('/service/', '/about')],
    ['reads alone', ['Calls'], instead(405, ({ method }) => method === 'DELETE')],
    ['bodies of any size', ['Bodies'], instead(401, ({ body }) => body.length > 1_000_000)],
    ['small bodies alone', ['Bodies'], instead(413, ({ body }) => body.length > 65_536)],
    ['a page for every call', ['Calls'], elsewhere('/api/', '/about')],
    ['a page for every look-up', ['Calls'], elsewhere('/lookup/', '/education')],
    ['no call at all', ['Calls'], instead(405, ({ url }) => url.startsWith('/api/'))],
    ['replies to calls that may be stored', ['Caching'], withHeader('cache-control', 'max-age=60', /^\/api/)],
    ['no page for a card', ['Prerendered pages'], instead(404, ({ url }) => /^\/login(\?|$)/.test(url))],
    [
      'calls without their cookies',
      ['Calls'],
      (ask, { headers }) => {
        headers.delete('cookie');
        return ask();
      },
    ],
    ['replies without Set-Cookie', ['Calls'], withHeader('set-cookie', null)],
    [
      'no policy beside one page for every card',
      ['Prerendered pages', 'Security headers'],
      async (ask, request) => {
        const reply = await elsewhere('/login', '/education')(ask, request);
        if (request.url.startsWith('/login')) reply.headers.delete('content-security-policy');
        return reply;
      },
    ],
  ])('reports that a server with %s violates %j', async (_, topics, change) => {
    const faults = await checkWith(change);

    expect([...new Set(faults.map(({ rule }) => rule.topic))]).toEqual(topics);
  });

  it('over https the session cookie must have the name that no other host can set · API-02', async () => {
    const topics = async (proto: string) => {
      const change: Change = (ask, { headers }) => {
        headers.set('x-forwarded-proto', proto);
        return ask();
      };
      const faults = await checkWith(change, SERVER.replace('http:', 'https:'));
      return faults.map(({ rule }) => rule.topic);
    };

    // The product itself sends no Strict-Transport-Security.
    expect(await topics('https')).toEqual(['Transport']);
    expect(await topics('http')).toEqual(['Transport', 'Session cookie']);
  });

  it('reports a server that is closed but should be open, and vice versa', async () => {
    const closed = checkWith(async (ask) => ({ ...(await ask('/maintenance.html')), status: 503 }));
    await expect(closed).rejects.toThrow(`${SERVER} is closed for maintenance: add --closed`);

    const open = { url: `${product.url}/`, isClosed: true };
    await expect(findServerFaults(open)).rejects.toThrow(`${product.url}/ is open: close it`);
  });

  it('reports the request, the expected reply and the actual reply', async () => {
    const change = withHeader('cross-origin-opener-policy', 'unsafe-none', /^\/about$/);

    expect(await checkWith(change)).toEqual([
      {
        rule: expect.objectContaining({ topic: 'Security headers' }) as unknown,
        sent: 'GET /about',
        expected: 'cross-origin-opener-policy: same-origin',
        got: 'cross-origin-opener-policy: unsafe-none',
      },
    ]);
  });

  it('reports the rule for prerendered pages if a server has only their files, and what to do once', async () => {
    const faults = await checkWith((ask, request) =>
      PRERENDERED_PATHS.some((path) => request.url.startsWith(path)) && !request.url.includes('.html')
        ? instead(404, () => true)(ask, request)
        : ask(),
    );
    const text = describeFaults(faults);

    expect(text.split('\n')).toContain('Prerendered pages');
    expect(text.split(`to do:    ${SERVER_RULES[0]?.must ?? ''}`)).toHaveLength(2);
    expect(text.match(/sent: {5}GET \/\w+\?a=b/g)).toHaveLength(PRERENDERED_PATHS.length);
  });

  it.each([
    ['connect ECONNREFUSED 127.0.0.1:1', 'Start the server, or correct --url.'],
    ['self-signed certificate', 'Set NODE_EXTRA_CA_CERTS=/path/to/it.pem to trust its certificate.'],
    ['unable to verify the first certificate', 'Set NODE_EXTRA_CA_CERTS='],
  ])('says what to do if no server answers: %s', async (message, remedy) => {
    const failed = checkWith(() =>
      Promise.reject(new TypeError('fetch failed', { cause: new Error(message) })),
    );

    await expect(failed).rejects.toThrow(`${SERVER} does not answer: ${message}. ${remedy}`);
  });

  it('says which pages it looked for if the server serves no build', async () => {
    await expect(checkWith(instead(404, () => true))).rejects.toThrow(
      `Neither ${SERVER}about (status 404) nor ${SERVER}about.html is a page of a build`,
    );
  });
});
