import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openOwnContract } from '../../../contracts/kit/openOwnContract.ts';
import { listen } from '../listen.ts';
import { startGateway } from '../startGateway.ts';
import type { Proxy } from '../startProxy.ts';
import type { Violation } from '../Violation.ts';
import { createBackendSender } from './createBackendSender.ts';
import { startBridge } from './startBridge.ts';

describe('the application with a backend elsewhere', () => {
  const printed: string[] = [];
  const received: { method: string; url: string; headers: IncomingHttpHeaders }[] = [];
  const closing: Proxy[] = [];
  let answer: RequestListener = () => undefined;
  let origin = '';
  let bridge: Proxy;
  const server = createServer((request, reply) => {
    received.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers });
    answer(request, reply);
  });

  const open = async (target: string, mocked: readonly string[] = []) => {
    const { kit } = await openOwnContract();
    const print = (line: string) => void printed.push(line);
    const sender = createBackendSender({ origin: target, kit, mocked, storage: [], timeout: 1000, print });
    const gateway = await startGateway({
      target: () => target,
      send: sender.send,
      notes: sender.notes,
      kit,
      hosts: [new URL(target).hostname],
    });
    const opened = await startBridge({ origin: target, gateway: gateway.url, kit, send: sender.send });
    closing.push(gateway, opened);
    return opened;
  };
  beforeAll(async () => {
    origin = await listen(server);
    bridge = await open(origin);
  });
  afterEach(async () => {
    await violations(bridge, 'DELETE');
    received.length = 0;
    printed.length = 0;
  });
  afterAll(async () => {
    for (const one of closing) await one.close();
    server.close();
  });

  const json =
    (status: number, body: unknown, headers: Record<string, string | string[]> = {}): RequestListener =>
    (_, reply) => {
      reply
        .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers })
        .end(JSON.stringify(body));
    };
  const violations = async ({ url }: Proxy, method = 'GET') =>
    (await (await fetch(`${url}/_gateway/violations`, { method })).json()) as Violation[];
  const page = async ({ url }: Proxy) =>
    (await fetch(`${url}/_gateway/violations`, { headers: { accept: 'text/html' } })).text();
  const save = (headers: Record<string, string>, body: object = {}, to = bridge) =>
    fetch(`${to.url}/api/answer`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  it('to the backend, calls come from its own pages, with only its own cookies', async () => {
    answer = json(200, { message: 'Saved.' }, { etag: '"1"' });

    await save({
      origin: bridge.url,
      'sec-fetch-site': 'same-origin',
      cookie: 'admit_id_token=sandbox; backend.admit_id_token=real; admit_session=m',
    });

    expect(received[0]?.headers).toMatchObject({
      host: new URL(origin).host,
      origin,
      // A compressed reply could be neither checked nor rewritten.
      'accept-encoding': 'identity',
      'sec-fetch-site': 'same-origin',
      cookie: 'admit_id_token=real; admit_session=m',
    });
    expect(received[0]?.headers['x-forwarded-proto']).toBeUndefined();
    expect(await violations(bridge)).toEqual([]);
  });

  it.each<[string, Record<string, string>]>([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another port of this machine', { 'sec-fetch-site': 'same-site' }],
    ['another origin, in an older browser', { origin: 'https://elsewhere.example' }],
    ['no origin', { origin: 'null' }],
  ])('a write by %s does not reach the backend', async (_, headers) => {
    const reply = await save({ ...headers, cookie: 'backend.admit_id_token=real' });

    expect([reply.status, received]).toEqual([403, []]);
    expect(await reply.json()).toMatchObject({ code: 'cross_site' });
    const other = await fetch(`${bridge.url}/_gateway/backend/api/answer`, { method: 'PUT', headers });
    expect([other.status, received]).toEqual([403, []]);
  });

  it('the cookies that a log-in sets work on http://localhost', async () => {
    const cookies = [
      '__Host-admit_id_token=t; Path=/; Secure; HttpOnly; SameSite=Lax',
      'admit_session=m; Path=/; Secure; SameSite=Lax',
    ];
    answer = json(200, { message: 'You are logged in.' }, { 'set-cookie': cookies });
    const reply = await fetch(`${bridge.url}/public/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'ana@example.com', password: 'Secret-Pass-2026' }),
    });

    expect(reply.headers.getSetCookie()).toEqual([
      'backend.__Host-admit_id_token=t; Path=/; HttpOnly; SameSite=Lax',
      'admit_session=m; Path=/; SameSite=Lax',
    ]);
  });

  it('a violation is shown as a call without secrets, with the place in the contract', async () => {
    answer = json(200, { text: 'Saved.' }, { etag: '"1"' });

    const cookie = 'backend.__Host-admit_id_token=real-token';
    await save({ cookie }, { ssn: '900-12-6789', first_name: 'Ana', home_city: '900126789' });
    await fetch(`${bridge.url}/public/tmp?token=very-secret`);

    const text = JSON.stringify(await violations(bridge)) + (await page(bridge));
    expect(text).not.toMatch(/900.?12.?6789|real-token|very-secret/);
    expect(await violations(bridge)).toMatchObject([
      {
        curl: expect.stringContaining(`curl -X PUT -b '__Host-admit_id_token=…'`) as string,
        expected: expect.stringContaining('PUT /api/answer (saveAnswers), 200: ') as string,
      },
      { path: '/public/tmp' },
    ]);
    expect(await page(bridge)).toContain(`The data is that of ${origin}.`);
  });

  it.each<[string, RequestListener, string]>([
    [
      'redirects',
      (_, reply) => reply.writeHead(302, { location: 'https://sso.example/?token=x' }).end(),
      'with a redirect (302) to https://sso.example: is',
    ],
    [
      'answers with a page',
      (_, reply) => reply.writeHead(200, { 'content-type': 'text/html' }).end('<p>Welcome</p>'),
      'with a page (200) instead of JSON: is',
    ],
    ['closes the connection', (request) => void request.destroy(), 'it closed the connection'],
    ['is silent', () => undefined, 'it takes too long'],
    ['stops in the middle', (_, reply) => reply.writeHead(200).write('{'), 'it takes too long'],
  ])('a backend that %s is named in one sentence', async (_, listener, sentence) => {
    answer = listener;

    const reply = await fetch(`${bridge.url}/lookup/find?text=a&category=address`);

    expect(reply.status).toBe(502);
    expect(((await reply.json()) as { message: string }).message).toContain(sentence);
    expect((await violations(bridge))[0]?.what.join()).toContain(sentence);
  });

  it('a backend that is down is named in one sentence', async () => {
    const gone = createServer();
    const address = await listen(gone);
    await new Promise((resolve) => gone.close(resolve));

    const reply = await save({}, {}, await open(address));

    expect(await reply.json()).toEqual({
      message: `The backend ${address} does not answer: nothing listens there: is it running?`,
    });
  });

  it('named operations are answered from the examples, marked, and counted', async () => {
    const mocking = await open(origin, ['getTabs']);
    answer = json(404, { message: 'Nothing here.', code: 'not_found' });

    const mocked = await fetch(`${mocking.url}/api/tabs`);
    expect([mocked.status, mocked.headers.get('x-gateway-mock'), received]).toEqual([200, 'getTabs', []]);
    expect((await fetch(`${mocking.url}/api/pdf`)).status).toBe(404);
    expect(await page(mocking)).toContain('examples: getTabs, 1 times.');
  });

  it('with "missing", only what the backend does not have is mocked', async () => {
    const mocking = await open(origin, ['missing']);
    const view = () => fetch(`${mocking.url}/public/tmp?token=x`);
    answer = json(404, { message: 'This link has expired.', code: 'token_unknown' });
    expect((await view()).status).toBe(404);
    answer = (_, reply) => reply.writeHead(404, { 'content-type': 'text/html' }).end('<p>Not found</p>');
    expect((await view()).headers.get('x-gateway-mock')).toBe('getPublicView');
    answer = json(501, {});

    expect((await view()).headers.get('x-gateway-mock')).toBe('getPublicView');
  });

  it('the backend’s other addresses lead through this machine, and a blocked storage is named', async () => {
    const target = (url: string) => json(200, { url, fields: { key: 'k', signature: 's' } });
    const ask = async () => {
      const headers = { 'content-type': 'application/json', cookie: 'backend.admit_id_token=t' };
      const init = { method: 'POST', headers, body: '{"answer_key":"resume_doc"}' };
      return ((await (await fetch(`${bridge.url}/api/presigned-url`, init)).json()) as { url: string }).url;
    };
    answer = target('/files/put?a=b');
    expect(await ask()).toBe('/_gateway/backend/files/put?a=b');
    answer = target('/mock-storage');
    expect(await ask()).toBe('/mock-storage');
    answer = target('https://bucket.example/put');
    expect(await ask()).toBe('https://bucket.example/put');

    expect(printed).toEqual([
      "Uploads go to https://bucket.example, which the page's policy blocks: add --storage https://bucket.example.",
    ]);
    await fetch(`${bridge.url}/_gateway/backend/files/put?a=b`, { method: 'POST', body: 'x' });
    expect(received.at(-1)).toMatchObject({ method: 'POST', url: '/files/put?a=b' });
    const follow = async (location: string) => {
      answer = (_, reply) => reply.writeHead(302, { location }).end();
      const init = { redirect: 'manual' } as const;
      return (await fetch(`${bridge.url}/_gateway/backend/copies/1`, init)).headers.get('location');
    };
    expect(await follow('2?final')).toBe('/_gateway/backend/copies/2?final');
    expect(await follow(`${origin}/files/2`)).toBe('/_gateway/backend/files/2');
    expect(await follow('https://bucket.example/2')).toBe('https://bucket.example/2');
  });
});
