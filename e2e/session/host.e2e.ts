import { expect, test } from '../fixtures.ts';
import { TRANSCRIPT } from '../test-support/application.ts';
import { runProduct } from '../test-support/runProduct.ts';

/** Browsers log this when the product is opened from another device over plain HTTP. */
const UNENCRYPTED = /Cross-Origin-Opener-Policy header has been ignored/;

test('with --host, the product’s pages, seeded students and uploads also work on another device @long', async ({
  page,
  profile,
  problems,
}) => {
  test.setTimeout(120_000);
  problems.expect(UNENCRYPTED);
  const product = await runProduct(profile, '--host');
  expect(product.networkUrl).toMatch(/^http:\/\/[\d.]+:\d+$/);
  expect(product.networkUrl).not.toContain('127.0.0.1');
  await page.goto(`${product.networkUrl}/_sandbox/`);
  await page.getByRole('button', { name: 'Half way' }).click();
  await expect(page).toHaveURL(`${product.networkUrl}/education`);
  const started = page.waitForResponse('**/api/pdf/document-answer/hs_transcript_doc');
  await page
    .locator('input[type=file]#hs_transcript_doc')
    .setInputFiles({ name: 'transcript.pdf', mimeType: 'application/pdf', buffer: TRANSCRIPT });
  expect((await started).ok()).toBe(true);

  await page.goto('about:blank');
  expect(await product.stop()).toContain('log in as any student. Nothing is encrypted.');
});
