import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '../fixtures.ts';
import { TRANSCRIPT } from '../test-support/application.ts';
import { runProduct } from '../test-support/runProduct.ts';

test('with --host, the product works on another device, including its pages, seeded students and uploads', async ({
  page,
  problems,
}) => {
  test.slow();
  // Browsers ignore this header on unencrypted connections such as this one.
  problems.expect(/Cross-Origin-Opener-Policy header has been ignored/);
  const data = await mkdtemp(join(tmpdir(), 'admission-host-'));
  const product = await runProduct(data, '--host');

  expect(product.networkUrl).toMatch(/^http:\/\/[\d.]+:\d+$/);
  expect(product.networkUrl).not.toContain('127.0.0.1');
  await page.goto(`${product.networkUrl}/_sandbox/`);
  await page.getByRole('button', { name: 'Half way' }).click();
  await expect(page).toHaveURL(`${product.networkUrl}/education`);
  const taken = page.waitForResponse('**/api/pdf/document-answer/hs_transcript_doc');
  await page
    .locator('input[type=file]#hs_transcript_doc')
    .setInputFiles({ name: 'transcript.pdf', mimeType: 'application/pdf', buffer: TRANSCRIPT });
  expect((await taken).ok()).toBe(true);
  // Leaves the page, which would otherwise keep polling the stopped product.
  await page.goto('about:blank');

  expect(await product.stop()).toContain('log in as any student. Nothing is encrypted.');
  await rm(data, { recursive: true });
});
