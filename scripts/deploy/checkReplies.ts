import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'node:https';
import type { RequestOptions } from 'node:https';
import { NOTICES } from './noticesPlugin.ts';
import type { Deployed } from './startDeployed.ts';
import { step } from './step.ts';

/** Holds what nginx answers against what docs/deploying promises, without a browser. */
export async function checkReplies({ url, httpUrl, home, backend }: Deployed): Promise<void> {
  const index = await readFile(`${home}/current/index.html`, 'utf8');
  const script = /type="module"[^>]* src="(\/assets\/[^"]+)"/.exec(index)?.[1] ?? '';

  await step('files come precompressed, hashed ones for good, pages to be asked for again', async () => {
    for (const [encoding, path] of [
      ['br', script],
      ['gzip', script],
      ['br', '/about'],
    ] as const) {
      const reply = await ask(url + path, { headers: { 'accept-encoding': encoding } });
      assert.equal(reply.headers['content-encoding'], encoding, path);
      assert.equal(reply.headers.vary, 'Accept-Encoding');
    }
    assert.equal((await ask(url + script)).headers['cache-control'], 'public, max-age=31536000, immutable');
    assert.equal((await ask(`${url}/about`)).headers['cache-control'], 'no-cache');
    assert.equal((await ask(`${url}/assets/gone.js`)).status, 404);
  });

  await step('each card is a page of its own, every other path the form’s', async () => {
    for (const [path, words] of [
      ['/login?a=b', '<h1>Log In</h1>'],
      ['/about?token=a', 'data-waiting=""'],
      ['/maintenance', 'data-waiting=""'],
    ] as const)
      assert.ok((await ask(url + path)).text.includes(words), path);
  });

  await step('every page has the policy, and the notices of what is bundled are served', async () => {
    const { headers } = await ask(`${url}/education`);
    assert.match(String(headers['content-security-policy']), /^default-src 'none'; script-src 'self';/);
    assert.equal(headers['referrer-policy'], 'no-referrer');
    const notices = await ask(`${url}/${NOTICES}`);
    assert.match(notices.text, /^## react - [\s\S]*^## @fontsource-variable.*OFL/m);
  });

  await step(
    'calls reach the backend uncompressed, with the address of their client and no other',
    async () => {
      const claimed = { 'x-forwarded-for': '203.0.113.9', 'accept-encoding': 'br, gzip' };
      const reply = await ask(`${url}/api/profile`, { headers: claimed });
      assert.equal(reply.status, 401);
      assert.equal(reply.headers['content-encoding'], undefined);
      assert.equal(reply.headers['cache-control'], 'no-store');
      const { headers } = backend.calls.at(-1) ?? assert.fail('no call came');
      assert.deepEqual(
        [headers.get('x-forwarded-for'), headers.get('x-forwarded-proto')],
        ['127.0.0.1', 'https'],
      );
    },
  );

  await step('the health address asks the backend', async () => {
    const { status, text } = await ask(`${url}/health`);
    assert.deepEqual([status, JSON.parse(text)], [200, { status: 'ok' }]);
    assert.equal(backend.calls.at(-1)?.path, '/health');
  });

  await step('http leads to https, and a body above 1 MB is refused', async () => {
    const { status, headers } = await fetch(`${httpUrl}/about?a=b`, { redirect: 'manual' });
    assert.deepEqual([status, headers.get('location')], [301, `${url}/about?a=b`]);
    const body = 'x'.repeat(1_100_000);
    assert.equal((await ask(`${url}/api/answer`, { method: 'PUT' }, body)).status, 413);
  });
}

interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** Asks over TLS, taking the certificate of the try as it is. */
export function ask(url: string, options: RequestOptions = {}, body?: string): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { ...options, rejectUnauthorized: false, agent: false }, (incoming) => {
      const parts: Buffer[] = [];
      incoming.on('data', (part: Buffer) => parts.push(part));
      incoming.on('end', () =>
        resolve({
          status: incoming.statusCode ?? 0,
          headers: incoming.headers,
          text: Buffer.concat(parts).toString(),
        }),
      );
    });
    asked.on('error', reject);
    asked.end(body);
  });
}
