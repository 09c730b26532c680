import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTRACT_PATH } from '../../contracts/kit/loadContract.ts';
import { startMockFront } from './startMockFront.ts';

let front: Awaited<ReturnType<typeof startMockFront>>;

beforeAll(async () => {
  front = await startMockFront(CONTRACT_PATH);
}, 60_000);

afterAll(() => front.close());

const logIn = () =>
  fetch(`${front.url}/public/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'maya@example.edu', password: 'Correct-Horse-9' }),
  });

describe('the static mock', () => {
  it('the static mock sets both cookies on log-in, and the profile loads with them · TRAP-37', async () => {
    const cookies = (await logIn()).headers.getSetCookie();

    expect(cookies).toEqual([
      'admit_id_token=mock-session; Path=/; HttpOnly; SameSite=Lax',
      'admit_session=mock; Path=/; SameSite=Lax',
    ]);
    const cookie = cookies.map((text) => text.split(';')[0]).join('; ');
    expect((await fetch(`${front.url}/api/profile`, { headers: { cookie } })).status).toBe(200);
  });

  it('the static mock answers 401 without the session', async () => {
    expect((await fetch(`${front.url}/api/profile`)).status).toBe(401);
  });

  it('the static mock expires both cookies on log-out', async () => {
    const response = await fetch(`${front.url}/api/logout`, {
      headers: { cookie: 'admit_id_token=mock-session' },
    });

    expect(response.headers.getSetCookie()).toEqual([
      'admit_id_token=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0',
      'admit_session=; Path=/; SameSite=Lax; Max-Age=0',
    ]);
  });

  it('the static mock forwards Prefer, so that another status can be requested · TRAP-36', async () => {
    const headers = { cookie: 'admit_id_token=mock-session', prefer: 'code=500' };

    expect((await fetch(`${front.url}/api/profile`, { headers })).status).toBe(500);
  });

  it('the static mock answers an invalid body with the example for 400, and an unknown path with a problem document · TRAP-37', async () => {
    const headers = { 'content-type': 'application/json' };
    const refused = await fetch(`${front.url}/public/login`, { method: 'POST', headers, body: '{}' });
    const unknown = await fetch(`${front.url}/nothing`);

    expect([refused.status, unknown.status]).toEqual([400, 404]);
    expect(await refused.json()).toHaveProperty('message');
    expect(unknown.headers.get('content-type')).toBe('application/problem+json');
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
    expect((await logIn()).status).toBe(200);
  });
});
