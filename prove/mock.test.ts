import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Proxy } from '../scripts/gateway/startProxy.ts';
import { startMockFront } from '../scripts/start/startMockFront.ts';
import { CONTRACT_PATH } from '../contracts/kit/loadContract.ts';
import { openOwnContract } from '../contracts/kit/openOwnContract.ts';
import { readPact } from '../contracts/verify/Pact.ts';
import { findInteraction } from './checkPact.ts';
import { verifyMock } from './verifyMock.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 });

let front: Proxy;
beforeAll(async () => {
  front = await startMockFront(CONTRACT_PATH);
});
afterAll(() => front.close());

it('the static mock keeps the pact, and a reply or header that it lacks is reported · API-35, CARD-08, TRAP-36', async () => {
  const pact = await readPact();
  const plant = (description: string, response: object) => {
    const right = findInteraction(pact, description);
    return {
      ...right,
      description: `${description} · planted`,
      response: { ...right.response, ...response },
    };
  };
  const planted = [
    plant('a request to submit the application a second time', { body: { content: { code: 'other' } } }),
    plant('a request for the chosen tabs', { headers: { 'Retry-After': ['30'] } }),
    plant('a request for the numbers of added items', { status: 201 }),
  ];

  const { kit } = await openOwnContract();
  const interactions = [...pact.interactions, ...planted];
  const faults = await verifyMock(front.url, kit, { ...pact, interactions });

  expect(faults).toEqual([
    expect.stringMatching(/^POST \/api\/submit 200 .* no example is what the pact expects/),
    expect.stringMatching(/^GET \/api\/tabs 200 .* no example[^]*header Retry-After/),
    expect.stringMatching(/^GET \/api\/add-another 201 .* no example/),
  ]);
});

const post = (path: string, body: object) =>
  fetch(front.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

it.each([
  ['/public/signup', { username: 'maya@example.com', password: 'password' }, 'weak_password'],
  ['/public/login', { username: 'maya@example.com' }, 'invalid_request'],
  ['/public/forgot-password', {}, 'invalid_request'],
])(
  'the static mock rejects an invalid body of %s %o with the code %s · CARD-08, TRAP-37',
  async (path, body, code) => {
    const reply = await post(path, body);

    expect([reply.status, await reply.json()]).toMatchObject([
      400,
      { code, message: expect.any(String) as string },
    ]);
  },
);

it('the static mock answers 401 without the session cookie, and an unknown path with a problem document · TRAP-37', async () => {
  const unknown = await post('/nothing', {});

  expect((await fetch(`${front.url}/api/profile`)).status).toBe(401);
  expect([unknown.status, unknown.headers.get('content-type')]).toEqual([404, 'application/problem+json']);
});

it('the static mock answers a malformed upload with 400 and keeps running', async () => {
  const body = '--x\r\nContent-Disposition: nonsense; more\r\n\r\ndata\r\n--x--\r\n';
  const socket = connect(Number(new URL(front.url).port), '127.0.0.1');
  socket.write(
    `POST /mock-storage HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: multipart/form-data; boundary=x\r\n` +
      `Content-Length: ${String(body.length)}\r\n\r\n${body}`,
  );
  const reply = Buffer.concat((await socket.toArray()) as Buffer[]).toString();

  expect(reply).toMatch(/^HTTP\/1\.1 400 /);
  expect((await fetch(`${front.url}/health`)).status).toBe(200);
});
