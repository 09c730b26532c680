import { expect, test } from '../fixtures.ts';
import { runAxe } from '../test-support/runAxe.ts';
import { FIRST_YEAR } from '../test-support/seeds.ts';
import { makeToken, openForm } from '../test-support/student.ts';
import { letters, readPaper } from './readPaper.ts';

test('the staff’s sheet shows what a reader looks for within 300 pixels, on a phone too, and leads to each answer · BEY-04', async ({
  page,
  newEmail,
}) => {
  const email = newEmail();
  await openForm(page, email, '/about', { ...FIRST_YEAR, status: 'submitted', documents: {} });
  await page.goto(`/about?service_token=${await makeToken(page.request, 'service', email)}`);
  const lead = page.locator('.app-read-only-lead');

  await expect(lead).toBeVisible();

  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const { y = 0, height = 0 } = (await lead.boundingBox()) ?? {};
    expect(y + height, `at ${String(width)} pixels`).toBeLessThanOrEqual(300);
  }
  expect(await runAxe(page)).toEqual([]);
  const {
    pages: [first],
  } = await readPaper(await page.pdf({ format: 'A4', preferCSSPageSize: true, tagged: true }));
  const words = letters(first?.words.map(({ text }) => text).join('') ?? '');
  expect(words.slice(0, words.indexOf('AboutYou'))).toContain('High-schooltranscript:Missing');

  const link = lead.getByRole('link', { name: 'High-school transcript: Missing' });
  await link.press('Enter');
  await expect(page.getByRole('row', { name: 'High-school transcript' })).toBeInViewport();
  await page.reload();
  await expect(lead).toContainText('Maya Okafor');
});
