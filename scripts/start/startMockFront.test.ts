import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTRACT_PATH } from '../../contracts/kit/loadContract.ts';
import { startMockFront } from './startMockFront.ts';

let front: Awaited<ReturnType<typeof startMockFront>>;

beforeAll(async () => {
  front = await startMockFront(CONTRACT_PATH);
}, 60_000);

afterAll(() => front.close());

describe('the static mock', () => {
  it('answers 401 without the session cookie', async () => {
    expect((await fetch(`${front.url}/api/profile`)).status).toBe(401);
  });

  it('answers an invalid body with the example for 400, and an unknown path with a problem document · TRAP-37', async () => {
    const headers = { 'content-type': 'application/json' };
    const rejected = await fetch(`${front.url}/public/login`, { method: 'POST', headers, body: '{}' });
    const unknown = await fetch(`${front.url}/nothing`);

    expect([rejected.status, unknown.status]).toEqual([400, 404]);
    expect(await rejected.json()).toHaveProperty('message');
    expect(unknown.headers.get('content-type')).toBe('application/problem+json');
  });

  it('answers a malformed upload with 400 and keeps running', async () => {
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
});
