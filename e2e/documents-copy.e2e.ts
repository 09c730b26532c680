import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from './fixtures.ts';
import { COMPLETE_ANSWERS, TRANSCRIPT_IN } from './support/completeApplication.ts';
import { seedStudent } from './support/student.ts';

/** Lines break elsewhere on paper, so that only the words are compared. */
const words = (text: string) => text.replace(/\s+/g, '');

test('PROD-08, ROLE-08…16 the PDF copy says what the read-only view says, with name, date and number on each page', async ({
  page,
  newEmail,
}) => {
  const username = newEmail();
  await seedStudent(page, username, {
    status: 'submitted',
    answers: { ...COMPLETE_ANSWERS, ssn: '123-45-6789' },
    documents: TRANSCRIPT_IN,
  });
  await page.goto('/completion');
  const link = page.getByRole('link', { name: 'Download a PDF copy of your application' });
  await expect(link).toBeVisible({ timeout: 30_000 });
  const response = await page.request.get((await link.getAttribute('href')) ?? '');
  const document = await getDocumentProxy(new Uint8Array(await response.body()));
  const { text: pages } = await extractText(document);

  expect((await document.getMarkInfo())?.Marked, 'it is tagged').toBe(true);
  const submitted = new Date().toLocaleDateString('en-US', { dateStyle: 'long' });
  for (const [at, text] of pages.entries()) {
    expect(words(text)).toContain(words('Maya Okafor'));
    expect(words(text)).toContain(words(`Submitted ${submitted}`));
    expect(words(text)).toContain(words(`Page ${String(at + 1)} of ${String(pages.length)}`));
  }
  const printed = words(pages.join(' '));
  expect(printed).toContain('***-**-6789');
  expect(printed).not.toMatch(/123-?45-?6789/);

  const token = await page.request.post('/_sandbox/service-token', { data: { username } });
  const { token: service } = (await token.json()) as { token: string };
  await page.goto(`/about?service_token=${service}`);
  await page.emulateMedia({ media: 'print' });
  const rows = page.locator('main dt, main dd, main h1, main h2, main h3');
  await expect(rows.first()).toBeVisible();
  const shown = (await rows.allInnerTexts()).map(words).filter(Boolean);
  expect(shown.length).toBeGreaterThan(60);
  expect(shown.filter((text) => !printed.toLowerCase().includes(text.toLowerCase()))).toEqual([]);
});
