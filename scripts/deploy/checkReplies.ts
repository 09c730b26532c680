import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import type { APIRequestContext } from '@playwright/test';
import { NOTICES } from './noticesPlugin.ts';
import { CARD_PATHS } from './prerenderPlugin.ts';
import type { Deployed } from './startDeployed.ts';

/** Holds what nginx answers against what docs/deploying promises, without a browser. */
export async function checkReplies(
  { url, httpUrl, home, backend }: Deployed,
  request: APIRequestContext,
): Promise<void> {
  const get = (path: string, headers = {}) => request.get(url + path, { headers });
  const index = await readFile(`${home}/current/index.html`, 'utf8');
  const script = /type="module"[^>]* src="(\/assets\/[^"]+)"/.exec(index)?.[1] ?? '';

  await test.step('files come precompressed, hashed ones for good, pages to be asked for again', async () => {
    for (const path of [script, '/about', '/login'])
      for (const encoding of ['br', 'gzip']) {
        const headers = (await get(path, { 'accept-encoding': encoding })).headers();
        expect(headers, path).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
      }
    expect((await get(script)).headers()['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/about')).headers()['cache-control']).toBe('no-cache');
    expect((await get('/assets/gone.js')).status()).toBe(404);
  });

  await test.step('each card is a page of its own with its words, every other path the frame of the form', async () => {
    for (const path of CARD_PATHS)
      expect(await (await get(`${path}?a=b`)).text()).toMatch(
        new RegExp(`<div id="root" data-waiting="${path}">.*<h1>.+</h1>`),
      );
    for (const path of ['/about?token=a', '/maintenance', '/login.old'])
      expect(await (await get(path)).text(), path).toContain('data-waiting=""><header');
  });

  await test.step('every page has the policy, and the notices of what is bundled are served', async () => {
    for (const path of ['/education', '/login']) {
      const headers = (await get(path)).headers();
      const policy = headers['content-security-policy'];
      expect(policy, path).toMatch(/^default-src 'none'; script-src 'self';.* form-action 'none';/);
      expect(headers['referrer-policy'], path).toBe('no-referrer');
    }
    expect(await (await get(`/${NOTICES}`)).text()).toMatch(
      /^## react - [\s\S]*^## @fontsource-variable.*OFL/m,
    );
  });

  await test.step('calls reach the backend uncompressed, with the address of their client and no other', async () => {
    const reply = await get('/api/profile', {
      'x-forwarded-for': '203.0.113.9',
      'accept-encoding': 'br, gzip',
    });
    expect(reply.status()).toBe(401);
    expect(reply.headers()['content-encoding']).toBeUndefined();
    expect(reply.headers()['cache-control']).toBe('no-store');
    const sent = backend.calls.at(-1)?.headers;
    expect([sent?.get('x-forwarded-for'), sent?.get('x-forwarded-proto')]).toEqual(['127.0.0.1', 'https']);
  });

  await test.step('the health address asks the backend', async () => {
    const reply = await get('/health');
    expect([reply.status(), await reply.json()]).toEqual([200, { status: 'ok' }]);
    expect(backend.calls.at(-1)?.path).toBe('/health');
  });

  await test.step('http leads to https, and a body above 1 MB is refused', async () => {
    const reply = await request.get(`${httpUrl}/about?a=b`, { maxRedirects: 0 });
    expect([reply.status(), reply.headers().location]).toEqual([301, `${url}/about?a=b`]);
    const large = await request.put(`${url}/api/answer`, { data: 'x'.repeat(1_100_000) });
    expect(large.status()).toBe(413);
  });
}
