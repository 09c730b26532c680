import { createServer } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { listen } from '../gateway/listen.ts';
import { startFront } from './startFront.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function get(path: string): Promise<Response> {
  const product = createServer((request, reply) => {
    const isScript = request.url?.endsWith('.js') ?? false;
    reply.setHeader('content-type', isScript ? 'text/javascript' : 'text/html; charset=utf-8');
    reply.setHeader('set-cookie', ['admit_id_token=a; Path=/; HttpOnly', 'admit_session=1; Path=/']);
    reply.end(isScript ? 'f({htmlFor:id})' : '<html><head><title>T</title></head></html>');
  });
  const target = await listen(product);
  closers.push(() => product.close());
  const front = await startFront(target);
  closers.push(front.close);
  return fetch(front.url + path);
}

it('gives a page its tools before anything else, from its own origin', async () => {
  expect(await (await get('/about')).text()).toContain(
    '<head><script src="/_engines/tools.js"></script><title>',
  );
  expect(await (await get('/_engines/tools.js')).text()).toContain('pageTools');
});

it('hands everything else on as it is', async () => {
  const response = await get('/assets/index-1.js');

  expect(await response.text()).toBe('f({htmlFor:id})');
  expect(response.headers.getSetCookie()).toEqual([
    'admit_id_token=a; Path=/; HttpOnly',
    'admit_session=1; Path=/',
  ]);
});
