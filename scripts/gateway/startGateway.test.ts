import { randomBytes } from 'node:crypto';
import { createServer, get, type IncomingMessage, type RequestListener } from 'node:http';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openOwnContract } from '../../contracts/kit/openOwnContract.ts';
import { listen } from './listen.ts';
import { timeOnSlowLine } from './slowLine.ts';
import { startGateway, type Gateway } from './startGateway.ts';
import type { Violation } from './Violation.ts';

const printed: string[] = [];
let answer: (...call: Parameters<RequestListener>) => unknown = () => undefined;
let gateway: Gateway;
const server = createServer((request, reply) => void answer(request, reply));

beforeAll(async () => {
  const target = await listen(server);
  const { kit } = await openOwnContract();
  gateway = await startGateway({
    target: () => target,
    kit,
    hosts: ['ana-laptop'],
    print: (line) => printed.push(line),
  });
});
afterEach(async () => {
  await violations('', 'DELETE');
  printed.length = 0;
});
afterAll(async () => {
  await gateway.close();
  server.close();
});

const json =
  (status: number, body: unknown): RequestListener =>
  (_, reply) => {
    const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
    reply.writeHead(status, headers).end(JSON.stringify(body));
  };

const COOKIE = { cookie: 'admit_id_token=x' };

const save = (body: unknown, headers: Record<string, string> = COOKIE) =>
  fetch(`${gateway.url}/api/answer`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

const violations = async (query: string, method = 'GET') =>
  (await (await fetch(`${gateway.url}/_gateway/violations${query}`, { method })).json()) as Violation[];

it('the gateway forwards every byte of a call and its reply, including both cookies and a redirect', async () => {
  const bytes = randomBytes(300_000);
  const cookies = ['admit_id_token=abc; Path=/; HttpOnly; SameSite=Lax', 'admit_session=1; Path=/'];
  answer = async (request, reply) => {
    const body = await buffer(request);
    reply.writeHead(302, { location: '/elsewhere', 'set-cookie': cookies }).end(body);
  };

  const reply = await fetch(`${gateway.url}/mock-storage`, {
    method: 'POST',
    body: bytes,
    redirect: 'manual',
  });

  expect(Buffer.from(await reply.arrayBuffer()).equals(bytes)).toBe(true);
  expect(reply.headers.getSetCookie()).toEqual(cookies);
  expect([reply.status, reply.headers.get('location')]).toEqual([302, '/elsewhere']);
});

it.each<[string, RequestListener, body: object, headers: Record<string, string>, object[]]>([
  ['an invalid reply', json(200, { text: 'Saved.' }), {}, COOKIE, [{ side: 'response', status: 200 }]],
  ['an undeclared status', json(418, { message: 'Tea.' }), {}, COOKIE, [{ side: 'response', status: 418 }]],
  [
    'an invalid request that the backend accepts',
    json(200, { message: 'Saved.' }),
    { shoe_size: '9' },
    COOKIE,
    [{ side: 'request' }],
  ],
  [
    'nothing for an invalid request that the backend rejects',
    json(400, { message: 'No.' }),
    { shoe_size: '9' },
    COOKIE,
    [],
  ],
  [
    'nothing for a missing cookie that the backend rejects',
    json(401, { message: 'No session.' }),
    {},
    {},
    [],
  ],
  [
    'nothing for a session with a name for this host only',
    json(200, { message: 'Saved.' }),
    {},
    { cookie: '__Host-admit_id_token=x' },
    [],
  ],
  [
    'a missing cookie that the backend accepts',
    json(200, { message: 'Saved.' }),
    {},
    {},
    [{ side: 'request', status: 200 }],
  ],
])('the gateway records %s', async (_, listener, body, headers, found) => {
  answer = listener;

  await save(body, headers);

  expect(await violations('')).toMatchObject(found);
  expect(printed).toHaveLength(found.length);
  for (const line of printed) expect(line).toMatch(/^PUT \/api\/answer \d+: (request|response) \w/);
});

it("the gateway records an undeclared path without its query, and ignores the sandbox's own pages", async () => {
  answer = json(404, { message: 'Nothing here.' });

  await fetch(`${gateway.url}/api/unknown?token=secret`);
  await fetch(`${gateway.url}/_sandbox/outbox.json`);

  expect(await violations('')).toMatchObject([{ side: 'request', path: '/api/unknown' }]);
});

it('the gateway survives a malformed multipart body and an unresponsive backend', async () => {
  answer = json(200, { message: 'Stored.' });
  const body = '--x\r\nContent-Disposition: nonsense; more\r\n\r\ndata\r\n--x--\r\n';
  const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1');
  socket.write(
    `POST /mock-storage HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: multipart/form-data; boundary=x\r\n` +
      `Content-Length: ${String(body.length)}\r\n\r\n${body}`,
  );
  await socket.toArray();
  answer = (request) => request.destroy();

  expect((await save({})).status).toBe(502);
  expect(await violations('')).toMatchObject([
    { side: 'request', what: [expect.stringContaining('body is not multipart/form-data')] },
    { side: 'response', status: 502 },
  ]);
});

it.each([
  ['localhost:4300', 200],
  ['127.0.0.1', 200],
  ['[::1]:4300', 200],
  ['192.168.7.20:4300', 200],
  ['ana-laptop:4300', 200],
  ['rebound.example', 403],
  ['localhost.rebound.example:4300', 403],
  ['127.0.0.1.rebound.example', 403],
])('a call for the host %s gets a %i', async (host, status) => {
  answer = json(200, {});

  const { statusCode } = await new Promise<IncomingMessage>((resolve) =>
    get(`${gateway.url}/_sandbox/outbox.json`, { headers: { host } }, resolve),
  );

  expect(statusCode).toBe(status);
});

it('a browser gets the violations as an HTML page, one paragraph each', async () => {
  const read = async () =>
    (await fetch(`${gateway.url}/_gateway/violations`, { headers: { accept: 'text/html' } })).text();
  expect(await read()).toContain('No traffic has violated openapi.yaml.');

  answer = json(200, { message: 'ok' });
  await fetch(`${gateway.url}/api/unknown`, { headers: { 'user-agent': 'test/<one>' } });

  expect(await read()).toMatch(/GET \/api\/unknown 200: .+\ntest\/&#60;one>\n/);
});

it('only the newest thousand violations are kept, and the page says so · CARD-16', async () => {
  answer = json(404, { message: 'Nothing here.' });
  const call = (path: string) => fetch(gateway.url + path).then((reply) => reply.arrayBuffer());
  await call('/api/oldest');
  for (let hundred = 0; hundred < 10; hundred += 1)
    await Promise.all(Array.from({ length: 100 }, () => call('/api/newer')));

  const kept = await violations('');
  expect(kept).toHaveLength(1000);
  expect(kept.filter(({ path }) => path === '/api/oldest')).toEqual([]);
  const page = await fetch(`${gateway.url}/_gateway/violations`, { headers: { accept: 'text/html' } });
  expect(await page.text()).toContain('Only the newest are kept.');
});

it('one caller’s violations can be read and cleared without affecting another’s', async () => {
  answer = json(200, {});
  for (const client of ['one', 'two']) await save({}, { ...COOKIE, 'user-agent': `test/${client}` });

  expect(await violations('')).toHaveLength(2);
  expect(await violations('?client=test/two', 'DELETE')).toMatchObject([{ client: 'test/two' }]);
  expect(await violations('')).toMatchObject([{ client: 'test/one' }]);
});

it('the slow connection delays replies only to the selected callers', async () => {
  answer = json(200, { message: 'Saved.' });
  const setLine = (method: string) => fetch(`${gateway.url}/_gateway/slow-line?client=phone`, { method });
  const saveBy = (client: string) => save({}, { ...COOKIE, 'user-agent': client }).then(() => client);
  await setLine('PUT');
  const began = performance.now();
  const phone = saveBy('a phone');

  expect(await Promise.race([phone, saveBy('a desk')])).toBe('a desk');
  await phone;
  expect(performance.now() - began).toBeGreaterThanOrEqual(timeOnSlowLine(2, 20) - 1);
  expect(await (await setLine('DELETE')).json()).toEqual([]);
});

it('the slow connection simulates 3G: 300 ms latency, 750 kbit/s up, 1.5 Mbit/s down', () => {
  expect(timeOnSlowLine(0, 0)).toBe(300);
  expect(timeOnSlowLine(750_000 / 8, 1_500_000 / 8)).toBe(2_300);
});
