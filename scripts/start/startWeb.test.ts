import { EventEmitter } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteChanges, startWeb } from './startWeb.ts';
import { takePort } from './takePort.ts';

let build = '';
beforeEach(async () => {
  build = await mkdtemp(join(tmpdir(), 'admission-web-'));
  await writeFile(join(build, 'index.html'), '<h1>Here</h1>');
});
afterEach(() => rm(build, { recursive: true }));

it('a failed call to the backend is logged with its path but without the token · TRAP-22', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const [port, nobody] = [await takePort(0), await takePort(0)];
  const web = await startWeb({ port, backend: `http://127.0.0.1:${String(nobody)}`, build });

  for (const path of ['_sandbox/files/CANARY-1_x', 'service/tmp-pdf?service_token=CANARY/2%20&a=CANARY'])
    expect((await fetch(`${web.url}/${path}`)).status).toBe(502);

  const lines = log.mock.calls.flat().join('\n');
  log.mockRestore();
  await web.close();
  expect(lines).toContain('proxy error: /_sandbox/files/…');
  expect(lines).toContain('proxy error: /service/tmp-pdf?…');
  expect(lines).not.toContain('CANARY');
});

it('the web server forwards only the backend’s paths, with cookies in both directions · API-40', async () => {
  const backend = createServer((request, reply) => {
    reply.setHeader('Set-Cookie', 'admit_session=1; Path=/');
    reply.end(`${request.url ?? ''} ${request.headers.cookie ?? ''}`);
  });
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  const { port: behind } = backend.address() as AddressInfo;
  const web = await startWeb({
    port: await takePort(0),
    backend: `http://127.0.0.1:${String(behind)}`,
    build,
  });
  const ask = (path: string) => fetch(web.url + path, { headers: { cookie: 'admit_session=1' } });

  for (const path of [
    '/api/profile',
    '/public/login',
    '/service/tmp-pdf?a=1',
    '/lookup?q=a',
    '/mock-storage/a',
  ]) {
    const reply = await ask(path);
    expect(await reply.text()).toBe(`${path} admit_session=1`);
    expect(reply.headers.getSetCookie()).toEqual(['admit_session=1; Path=/']);
  }
  for (const path of ['/about', '/apiary', '/publications'])
    expect(await (await ask(path)).text()).toBe('<h1>Here</h1>');

  await web.close();
  backend.close();
});

it('reports changed files also after Vite has restarted itself', () => {
  const onChange = vi.fn();
  const plugin = noteChanges(onChange);
  const watchers = [new EventEmitter(), new EventEmitter()];
  for (const watcher of watchers) (plugin.configureServer as (server: object) => void)({ watcher });

  watchers[1]?.emit('all', 'change', resolve('openapi.yaml'));

  expect(onChange).toHaveBeenCalledExactlyOnceWith('openapi.yaml');
});

describe.each(['production', 'development'] as const)('the %s web server', (kind) => {
  let files = '';
  let web: Awaited<ReturnType<typeof startWeb>>;
  const onChange = vi.fn<(file: string) => void>();
  beforeAll(async () => {
    files = await mkdtemp(join(tmpdir(), 'admission-web-'));
    await writeFile(join(files, 'index.html'), '<h1>Here</h1>');
    await mkdir(join(files, 'assets'));
    await writeFile(join(files, 'assets/a-1.js'), 'script');
    vi.stubEnv('NODE_ENV', 'production');
    web = await startWeb({
      port: await takePort(0),
      host: 'ana-laptop',
      backend: 'http://127.0.0.1:1',
      ...(kind === 'production' ? { build: files } : { cache: 'test', onChange }),
    });
  }, 60_000);
  afterAll(async () => {
    await web.close();
    vi.unstubAllEnvs();
    // A server that is closed while it bundles the packages leaves its files behind.
    for (const folder of [files, 'node_modules/.vite/web-test'])
      await rm(folder, { recursive: true, force: true });
  });

  it('sends content types and security headers, answers 404 for a missing asset, and serves the application for any other path · API-40', async () => {
    const ask = async (path: string) => {
      const reply = await fetch(web.url + path, { headers: { accept: 'text/html' } });
      const { headers } = reply;
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(headers.get('referrer-policy'), path).toBe('no-referrer');
      expect(headers.get('cross-origin-opener-policy'), path).toBe('same-origin');
      expect(headers.has('content-security-policy'), path).toBe(kind === 'production');
      return [reply.status, headers.get('content-type')?.split(';')[0], headers.get('cache-control')];
    };

    for (const path of ['/about', '/%E0%A4%A', '/%ff?a=1'])
      expect(await ask(path), path).toEqual([200, 'text/html', 'no-cache']);
    for (const path of ['/assets/none.js', '/assets/', '/assets/%E0.js'])
      expect(await ask(path), path).toEqual([404, undefined, null]);
    expect(await ask('/notices.txt')).toContain('text/plain');
    if (kind === 'production') expect(await ask('/assets/a-1.js')).toContain('text/javascript');
    // Vite then serves React's development version, in which StrictMode checks the effects.
    else expect(process.env.NODE_ENV).toBe('development');
  });

  it('refuses a WebSocket at once, except the one that reloads a page', async () => {
    const { port } = new URL(web.url);
    const upgrade = (path: string, protocol: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        const key = { 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==', 'sec-websocket-version': '13' };
        const headers = { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-protocol': protocol };
        const request = get({ port, host: '127.0.0.1', path, headers: { ...headers, ...key } }, (reply) =>
          resolve(reply.statusCode),
        );
        request.on('upgrade', (reply, socket) => {
          socket.destroy();
          resolve(reply.statusCode);
        });
        request.on('error', reject);
      });

    for (const path of ['/', '/about', '/api/profile']) expect(await upgrade(path, 'chat'), path).toBe(404);
    // Vite takes its own protocols at this address only.
    for (const path of ['/about', '//', '/%']) expect(await upgrade(path, 'vite-hmr'), path).toBe(404);
    expect(await upgrade('/', 'vite-ping')).toBe(kind === 'development' ? 101 : 404);
  });

  it('does not serve the files of a data folder inside the checkout', async () => {
    // Vite reports each file that it does not serve.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const data = await mkdtemp('node_modules/data-');
    for (const name of ['sandbox.sqlite', 'sandbox.sqlite-wal', 'calls.log', 'a.txt'])
      await writeFile(join(data, name), 'CANARY');
    const read = async (name: string) => (await fetch(`${web.url}/${data}/${name}`)).text();

    for (const name of ['sandbox.sqlite', 'sandbox.sqlite-wal', 'calls.log'])
      expect(await read(name), name).not.toContain('CANARY');
    if (kind === 'development') expect(await read('a.txt')).toBe('CANARY');
    await rm(data, { recursive: true });
    vi.restoreAllMocks();
  });

  it('sends no CORS header to another origin, and rejects foreign host names', async () => {
    const { port } = new URL(web.url);
    const ask = async (headers: Record<string, string>) => {
      const reply = await new Promise<IncomingMessage>((resolve) =>
        get(`http://127.0.0.1:${port}/about`, { headers: { accept: 'text/html', ...headers } }, resolve),
      );
      return [reply.statusCode, reply.headers['access-control-allow-origin']];
    };

    expect(await ask({ origin: 'http://localhost:9999' })).toEqual([200, undefined]);
    expect(await ask({ host: `ana-laptop:${port}` })).toEqual([200, undefined]);
    expect(await ask({ host: 'rebound.example' })).toEqual([403, undefined]);
  });

  if (kind === 'development')
    it('reports a changed file by its path from the root', async () => {
      const file = `.data/watched-${String(process.pid)}.txt`;
      await mkdir('.data', { recursive: true });

      await vi.waitFor(async () => {
        await writeFile(file, String(performance.now()));
        expect(onChange).toHaveBeenCalledWith(file);
      });

      await rm(file);
    });
});
