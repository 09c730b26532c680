import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { needs, test } from '../fixtures.ts';
import { field } from './targets.ts';

const BIRTH_DATE = field('Date of birth');

/** Serves the product, but holds back the form's script until it is released. */
async function serveWithoutForm(product: string) {
  const { promise: released, resolve: release } = Promise.withResolvers<null>();
  const server = createServer((request, reply) => {
    const answer = async () => {
      if (request.url?.includes('form.chunk')) await released;
      const { status, headers, body } = await fetch(new URL(request.url ?? '', product));
      reply.writeHead(status, { 'Content-Type': headers.get('Content-Type') ?? '' });
      reply.end(body && Buffer.from(await new Response(body).arrayBuffer()));
    };
    answer().catch(() => reply.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    release: () => release(null),
    [Symbol.dispose]: () => server.close().closeAllConnections(),
  };
}

test('a date pressed before the scripts have loaded has the focus once they have, and takes digits · AUTH-24', async ({
  page,
  baseURL,
}) => {
  needs(page, 'loading pages');
  using line = await serveWithoutForm(baseURL ?? '');
  await page.go(`${line.url}/robots.txt`);
  // A navigation by the driver would wait for the scripts.
  await page.run(() => location.assign('/about'));
  await page.press(BIRTH_DATE);
  expect(await page.run(() => document.querySelector('[data-waiting]') !== null)).toBe(true);

  line.release();
  await page.expect('the scripts answer', () =>
    page.run(() => document.querySelector('[data-waiting]') === null),
  );
  await page.expectFocus(BIRTH_DATE);
  await page.date(BIRTH_DATE, '2007-04-17');
  await page.expectValue(BIRTH_DATE, '2007-04-17');
});
