import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startMockFront } from './startMockFront.ts';
import { startPrism } from './startPrism.ts';
import type { Prism } from './startPrism.ts';

const OPENAPI = fileURLToPath(new URL('../../openapi.yaml', import.meta.url));
const said: string[] = [];
let prism: Prism;
let front: Awaited<ReturnType<typeof startMockFront>>;

beforeAll(async () => {
  // A build in the same process leaves this behind, and Prism would fork there.
  vi.stubEnv('NODE_ENV', 'production');
  prism = await startPrism(OPENAPI, (line) => said.push(line));
  front = await startMockFront(prism);
}, 60_000);

beforeEach(() => void said.splice(0));

afterAll(async () => {
  await front.close();
  await prism.close();
  vi.unstubAllEnvs();
});

const logIn = () =>
  fetch(`${front.url}/public/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'maya@example.edu', password: 'Correct-Horse-9' }),
  });

describe('the static mock', () => {
  it('sets the session and the readable marker at login, and with them the profile loads · TRAP-37', async () => {
    const cookies = (await logIn()).headers.getSetCookie();

    expect(cookies).toEqual([
      'admit_id_token=mock; Path=/; HttpOnly; SameSite=Lax',
      'admit_session=mock; Path=/; SameSite=Lax',
    ]);
    const cookie = cookies.map((text) => text.split(';')[0]).join('; ');
    expect((await fetch(`${front.url}/api/profile`, { headers: { cookie } })).status).toBe(200);
  });

  it('answers 401 without the session', async () => {
    expect((await fetch(`${front.url}/api/profile`)).status).toBe(401);
  });

  it('expires both cookies at logout', async () => {
    const response = await fetch(`${front.url}/api/logout`, { headers: { cookie: 'admit_id_token=mock' } });

    expect(response.headers.getSetCookie()).toEqual([
      'admit_id_token=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0',
      'admit_session=; Path=/; SameSite=Lax; Max-Age=0',
    ]);
  });

  it('hands Prefer on, so that another status can be called up · TRAP-36', async () => {
    const headers = { cookie: 'admit_id_token=mock', prefer: 'code=500' };

    expect((await fetch(`${front.url}/api/profile`, { headers })).status).toBe(500);
  });

  it('comes back after a malformed upload killed Prism', async () => {
    const body = '--x\r\nContent-Disposition: nonsense; more\r\n\r\ndata\r\n--x--\r\n';
    const socket = connect(Number(new URL(front.url).port), '127.0.0.1');
    socket.write(
      `POST /mock-storage HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: multipart/form-data; boundary=x\r\n` +
        `Content-Length: ${String(body.length)}\r\n\r\n${body}`,
    );
    const reply = Buffer.concat((await socket.toArray()) as Buffer[]).toString();

    expect(reply).toMatch(/^HTTP\/1\.1 400 /);
    expect((await logIn()).status).toBe(200);
    expect(said).toEqual(['The mock died of a request and is started again.']);
  }, 30_000);

  it('comes back although its port was taken meanwhile', async () => {
    const squatter = createServer();
    const port = Number(new URL(prism.url()).port);
    const pid = prism.pid() ?? 0;
    process.kill(pid);
    await vi.waitFor(() => expect(prism.pid()).not.toBe(pid), 10_000);
    await once(squatter.listen(port, '127.0.0.1'), 'listening');

    expect((await logIn()).status).toBe(200);
    squatter.close();
  }, 30_000);
});
