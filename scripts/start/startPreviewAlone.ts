import { once } from 'node:events';
import { mkdtempDisposable } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { buildWeb } from '../build/buildWeb.ts';

/**
 * Builds the preview, which shows every state of every screen, and serves it like a static host: without
 * rewrite rules, and with files that browsers may cache for ten minutes.
 */
export default async function startPreviewAlone(): Promise<() => Promise<void>> {
  await using started = new AsyncDisposableStack();
  const { path } = started.use(await mkdtempDisposable(join(tmpdir(), 'admission-preview-')));
  await buildWeb(path, 'preview');
  const onFound = (_path: string, context: Context) => context.header('cache-control', 'max-age=600');
  const { fetch } = new Hono().use(serveStatic({ root: path, onFound }));
  const server = serve({ fetch, port: 0, hostname: '127.0.0.1' });
  started.defer(() => void server.close());
  await once(server, 'listening');
  process.env.E2E_STORIES_URL = `http://localhost:${String((server.address() as AddressInfo).port)}`;
  const running = started.move();
  return () => running.disposeAsync();
}
