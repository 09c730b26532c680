import { expect, test } from '../fixtures.ts';

test.use({ hasIdleMoments: true });

test('the production build contains none of the checks and switches used in development · TRAP-36, TRAP-65, ERR-22…25', async ({
  page,
}) => {
  const scripts = new Set<string>();
  const text: string[] = [];
  await page.goto('/about');
  const queue = await page
    .locator('script[src], link[rel=modulepreload]')
    .evaluateAll((elements) =>
      elements.map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? ''),
    );
  for (const path of queue) {
    if (scripts.has(path)) continue;
    scripts.add(path);
    const body = await (await page.request.get(path)).text();
    text.push(body);
    for (const [, name] of body.matchAll(/["'`](?:\.\/|assets\/|\/assets\/)([\w.-]+\.js)["'`]/g))
      queue.push(`/assets/${name ?? ''}`);
  }
  expect(scripts.size).toBeGreaterThan(5);
  for (const word of [
    'MISSING CONFIGURATION',
    'extra keys in it',
    'is not in the tenant data model',
    'does not correlate to a page',
    'is on more than one page',
    /["'`]Prefer["'`]|Prefer:/,
  ])
    expect(
      text.some((body) => body.search(word) >= 0),
      String(word),
    ).toBe(false);
});
