import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { listen } from './listen.ts';
import { timeOnSlowLine } from './slowLine.ts';
import { startGateway } from './startGateway.ts';
import type { Gateway } from './startGateway.ts';
import type { Violation } from './Violation.ts';

const OPENAPI = `
openapi: 3.1.0
info: { title: Sample, version: '1' }
components:
  securitySchemes: { session: { type: apiKey, in: cookie, name: admit_id_token } }
  schemas:
    Message: { type: object, required: [message], additionalProperties: false, properties: { message: { type: string } } }
paths:
  /api/answer:
    put:
      security: [{ session: [] }]
      requestBody:
        required: true
        content: { application/json: { schema: { type: object, additionalProperties: false, properties: { first_name: { type: string } } } } }
      responses:
        '200': { description: saved, content: { application/json: { schema: { $ref: '#/components/schemas/Message' } } } }
        '400': { description: refused, content: { application/json: { schema: { $ref: '#/components/schemas/Message' } } } }
        '401': { description: no session, content: { application/json: { schema: { $ref: '#/components/schemas/Message' } } } }
  /copy.pdf:
    get:
      responses: { '200': { description: copy, content: { application/pdf: { schema: { type: string, format: binary } } } } }
  /go:
    get: { responses: { '302': { description: elsewhere } } }
  /mock-storage:
    post:
      requestBody:
        required: true
        content: { multipart/form-data: { schema: { type: object, required: [key, file], properties: { key: { type: string }, file: { type: string, format: binary } } } } }
      responses:
        '200': { description: stored, content: { application/json: { schema: { $ref: '#/components/schemas/Message' } } } }
`;

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/** A backend that answers as the test says, behind a gateway that holds it to the sample contract. */
async function gatewayTo(backend: RequestListener) {
  const printed: string[] = [];
  const folder = await mkdtemp(join(tmpdir(), 'gateway-'));
  const openapi = join(folder, 'openapi.yaml');
  await writeFile(openapi, OPENAPI);
  const server = createServer(backend);
  const target = await listen(server);
  const gateway = await startGateway({ target: () => target, openapi, print: (line) => printed.push(line) });
  closers.push(
    () => rm(folder, { recursive: true }),
    () => new Promise((resolve) => server.close(resolve)),
    () => gateway.close(),
  );
  return { gateway, printed };
}

const json = (status: number, body: unknown): RequestListener => {
  return (_, reply) => {
    reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
};

const save = (
  gateway: Gateway,
  body: unknown,
  headers: Record<string, string> = { cookie: 'admit_id_token=x' },
) =>
  fetch(`${gateway.url}/api/answer`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

describe('the gateway changes nothing', () => {
  it('hands an upload on byte for byte', async () => {
    const file = randomBytes(300_000);
    let received = Buffer.alloc(0);
    const { gateway } = await gatewayTo((request, reply) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        received = Buffer.concat(parts);
        json(200, { message: 'stored' })(request, reply);
      });
    });
    const form = new FormData();
    form.append('key', 'one');
    form.append('file', new Blob([file]), 'grades.pdf');

    const response = await fetch(`${gateway.url}/mock-storage`, { method: 'POST', body: form });

    expect(response.status).toBe(200);
    expect(received.includes(file)).toBe(true);
    expect(gateway.violations).toEqual([]);
  });

  it('hands a PDF back byte for byte', async () => {
    const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(5000)]);
    const { gateway } = await gatewayTo((_, reply) => {
      reply.writeHead(200, { 'content-type': 'application/pdf' }).end(pdf);
    });

    const response = await fetch(`${gateway.url}/copy.pdf`);

    expect(Buffer.from(await response.arrayBuffer()).equals(pdf)).toBe(true);
    expect(gateway.violations).toEqual([]);
  });

  it('keeps two cookies two', async () => {
    const cookies = [
      'admit_id_token=abc; Path=/; HttpOnly; SameSite=Lax',
      'admit_session=1; Path=/; SameSite=Lax',
    ];
    const { gateway } = await gatewayTo((_, reply) => {
      reply.writeHead(200, { 'content-type': 'application/pdf', 'set-cookie': cookies }).end('%PDF');
    });

    const response = await fetch(`${gateway.url}/copy.pdf`);

    expect(response.headers.getSetCookie()).toEqual(cookies);
  });

  it('leaves a redirect to the caller', async () => {
    const { gateway } = await gatewayTo((_, reply) => {
      reply.writeHead(302, { location: '/elsewhere' }).end();
    });

    const response = await fetch(`${gateway.url}/go`, { redirect: 'manual' });

    expect([response.status, response.headers.get('location')]).toEqual([302, '/elsewhere']);
    expect(gateway.violations).toEqual([]);
  });
});

describe('the gateway holds both sides to the contract', () => {
  it('records and prints a wrong response, and still passes it on', async () => {
    const { gateway, printed } = await gatewayTo(json(200, { text: 'saved' }));

    const response = await save(gateway, { first_name: 'Maya' });

    expect(await response.json()).toEqual({ text: 'saved' });
    expect(gateway.violations).toMatchObject([{ side: 'response', path: '/api/answer', status: 200 }]);
    expect(printed.join('\n')).toMatch(/^PUT \/api\/answer 200: response .*message/);
  });

  it('records an undeclared status as a wrong response', async () => {
    const { gateway } = await gatewayTo(json(418, { message: 'teapot' }));

    await save(gateway, {});

    expect(gateway.violations).toMatchObject([{ side: 'response', status: 418 }]);
  });

  it('records a wrong request that the backend accepted', async () => {
    const { gateway } = await gatewayTo(json(200, { message: 'saved' }));

    await save(gateway, { shoe_size: '9' });

    expect(gateway.violations).toMatchObject([{ side: 'request' }]);
  });

  it('leaves a wrong request that the backend refused as declared', async () => {
    const { gateway, printed } = await gatewayTo(json(400, { message: 'no such answer' }));

    await save(gateway, { shoe_size: '9' });

    expect(gateway.violations).toEqual([]);
    expect(printed).toEqual([]);
  });

  it("leaves a missing cookie when the backend's own 401 answers it", async () => {
    const { gateway } = await gatewayTo(json(401, { message: 'no session' }));

    const response = await save(gateway, {}, {});

    expect(await response.json()).toEqual({ message: 'no session' });
    expect(gateway.violations).toEqual([]);
  });

  it('records a missing cookie that the backend let through', async () => {
    const { gateway } = await gatewayTo(json(200, { message: 'saved' }));

    await save(gateway, {}, {});

    expect(gateway.violations).toMatchObject([{ side: 'request', status: 200 }]);
  });

  it('records a path that is not declared, even when the backend answers 404', async () => {
    const { gateway } = await gatewayTo(json(404, { message: 'nothing here' }));

    await fetch(`${gateway.url}/api/unknown?token=secret`);

    expect(gateway.violations).toMatchObject([{ side: 'request', path: '/api/unknown' }]);
  });

  it('lets the pages of the sandbox pass unchecked', async () => {
    const { gateway } = await gatewayTo(json(200, []));

    expect((await fetch(`${gateway.url}/_sandbox/outbox.json`)).status).toBe(200);
    expect(gateway.violations).toEqual([]);
  });
});

describe('the gateway survives', () => {
  it('a malformed multipart body', async () => {
    const { gateway } = await gatewayTo(json(200, { message: 'stored' }));
    const { port } = new URL(gateway.url);
    const body = '--x\r\nContent-Disposition: nonsense; more\r\n\r\ndata\r\n--x--\r\n';
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(
      `POST /mock-storage HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: multipart/form-data; boundary=x\r\n` +
        `Content-Length: ${String(body.length)}\r\n\r\n${body}`,
    );
    await socket.toArray();

    expect(gateway.violations).toMatchObject([
      {
        side: 'request',
        what: [expect.stringContaining('body is no multipart/form-data')],
      },
    ]);
    expect((await save(gateway, {})).status).toBe(200);
  });

  it('a backend that does not answer', async () => {
    const { gateway } = await gatewayTo((request) => request.destroy());

    const response = await save(gateway, {});

    expect(response.status).toBe(502);
    expect(gateway.violations).toMatchObject([{ side: 'response', status: 502 }]);
  });
});

describe('GET /_gateway/violations', () => {
  it('lists what was found, narrowed to one caller, until it is deleted', async () => {
    const { gateway } = await gatewayTo(json(200, {}));
    await save(gateway, {}, { cookie: 'admit_id_token=x', 'user-agent': 'test/one' });
    await save(gateway, {}, { cookie: 'admit_id_token=x', 'user-agent': 'test/two' });
    const list = async (query: string, method = 'GET') =>
      (await (await fetch(`${gateway.url}/_gateway/violations${query}`, { method })).json()) as Violation[];

    expect(await list('')).toHaveLength(2);
    expect((await list('?client=test/two')).map(({ client }) => client)).toEqual(['test/two']);
    expect(await list('?client=test/two', 'DELETE')).toHaveLength(1);
    expect((await list('')).map(({ client }) => client)).toEqual(['test/one']);
    expect(await list('', 'DELETE')).toHaveLength(1);
    expect(await list('')).toEqual([]);
  });
});

describe('PUT /_gateway/slow-line', () => {
  it('slows the replies to the callers it names, until it is deleted, and no others', async () => {
    const { gateway } = await gatewayTo(json(200, { message: 'saved' }));
    const setLine = (method: string) => fetch(`${gateway.url}/_gateway/slow-line?client=phone`, { method });
    const saveBy = (client: string) =>
      save(gateway, {}, { cookie: 'admit_id_token=x', 'user-agent': client }).then(() => client);
    const measure = async (act: Promise<unknown>) => {
      const began = performance.now();
      await act;
      return performance.now() - began;
    };
    await setLine('PUT');
    const phone = measure(saveBy('a phone'));
    expect(await Promise.race([phone, saveBy('a desk')])).toBe('a desk');
    expect(await phone).toBeGreaterThanOrEqual(timeOnSlowLine(2, 19) - 1);
    expect(gateway.violations).toEqual([]);

    expect(await (await setLine('DELETE')).json()).toEqual([]);
  });

  it('counts the latency of 3G, 750 kbit/s up and 1.5 Mbit/s down', () => {
    expect(timeOnSlowLine(0, 0)).toBe(300);
    expect(timeOnSlowLine(750_000 / 8, 1_500_000 / 8)).toBe(2_300);
  });
});
