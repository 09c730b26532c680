import { expect, test } from '../fixtures.ts';
import { runAxe } from '../test-support/runAxe.ts';
import { FIRST_YEAR, LONG_ADDRESS, TRANSFER } from '../test-support/seeds.ts';
import { makeToken, openForm } from '../test-support/student.ts';
import { letters, readPaper } from './readPaper.ts';

const OFFER = 'Print or save a draft';

test('a student opens a draft with the keyboard, prints it on both papers without a connection, and returns to the review · BEY-01', async ({
  page,
  context,
  newEmail,
}) => {
  await openForm(page, newEmail(), '/final-steps', {
    ...FIRST_YEAR,
    answers: { ...FIRST_YEAR.answers, hs_gpa: '' },
  });
  const offer = page.getByRole('main').getByRole('button', { name: OFFER });
  await offer.scrollIntoViewIfNeeded();
  await context.setOffline(true);
  await offer.press('Enter');
  await expect(page.getByRole('banner')).toContainText('Draft, not submitted, as of');
  await expect(page).toHaveTitle(
    /^Draft application of Maya Okafor, Alder Valley University, \d{4}-\d\d-\d\d$/,
  );
  await expect(page.getByRole('row', { name: 'Cumulative GPA' })).toContainText('Required, not answered yet');
  await expect(page.locator('body')).not.toContainText(/123-?45-?6789|A12345678/);
  // Paper stays white in dark mode.
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await runAxe(page), colorScheme).toEqual([]);
  }

  for (const [format, width] of [
    ['Letter', 612],
    ['A4', 595],
  ] as const) {
    const paper = await readPaper(await page.pdf({ format, preferCSSPageSize: true, tagged: true }));
    const texts = paper.pages.map(({ words }) => letters(words.map(({ text }) => text).join('')));
    expect(texts.length).toBeGreaterThan(3);
    expect(texts.filter((text) => !text.includes('Draft,notsubmitted,asof'))).toEqual([]);
    expect(texts.join('')).not.toContain('Backtoyourapplication');
    expect(paper.pages.map((each) => Math.floor(each.width))).toEqual(texts.map(() => width));
    expect(paper.lines).toContainEqual(['Preferredfirstname', expect.any(String)]);
  }

  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(offer).toBeFocused();
  await expect(offer).toBeInViewport();
  await context.setOffline(false);
});

test('a draft fits on a phone, and the account panel has one before the last step · BEY-01 @phone', async ({
  page,
  newEmail,
}) => {
  await openForm(page, newEmail(), '/about', { answers: { first_name: 'Ana' } });
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: OFFER }).click();

  await expect(page.getByRole('banner')).toContainText('Ana');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole('button', { name: 'Back to your application' }).click();
  await expect(page.getByLabel('Legal first name')).toHaveValue('Ana');
  await expect(page.getByRole('button', { name: 'Account' })).toBeFocused();

  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: OFFER }).click();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Account' })).toBeFocused();
});

test('the staff’s sheet begins with what a reader looks for, on paper too, and leads to each answer · BEY-04', async ({
  page,
  newEmail,
}) => {
  const email = newEmail();
  await openForm(page, email, '/about', { ...FIRST_YEAR, status: 'submitted', documents: {} });
  await page.goto(`/about?service_token=${await makeToken(page.request, 'service', email)}`);
  const lead = page.locator('.app-read-only-lead');
  await expect(lead).toBeVisible();
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

test('the staff’s sheet shows what a reader looks for within 300 pixels, on a phone too, even with long names of documents and a long address · BEY-04', async ({
  page,
  newEmail,
}) => {
  const email = newEmail();
  const file_name = `${'Official transcript of records, signed by the registrar, '.repeat(3)}2026.pdf`;
  const documents = { college_transcript_doc: { file_name }, hs_transcript_doc: { file_name } };
  const answers = { ...TRANSFER.answers, contact_email: LONG_ADDRESS };
  await openForm(page, email, '/about', { ...TRANSFER, answers, status: 'submitted', documents });
  await page.goto(`/about?service_token=${await makeToken(page.request, 'service', email)}`);

  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const { y = 0, height = 0 } = (await page.locator('.app-read-only-lead').boundingBox()) ?? {};
    expect(y + height, `at ${String(width)} pixels`).toBeLessThanOrEqual(300);
  }
  await expect(page.getByRole('row', { name: 'College transcript' })).toContainText(file_name);
  expect(await runAxe(page)).toEqual([]);
});

test('answers that look like slips are listed before Submit, but do not prevent it · BEY-03', async ({
  page,
  newEmail,
}) => {
  const answers = { ...FIRST_YEAR.answers, last_name: 'OKAFOR', hs_gpa: '92', hs_gpa_scale: '4.0' };
  await openForm(page, newEmail(), '/final-steps', { ...FIRST_YEAR, answers });
  const list = page.getByRole('region', { name: 'Please check' });
  expect(await runAxe(page)).toEqual([]);

  await list.getByRole('link', { name: 'Change: Cumulative GPA' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Cumulative GPA' })).toBeFocused();
  await page.getByRole('link', { name: 'Back to your review' }).press('Enter');
  await list.getByRole('button', { name: 'Change to “Okafor”' }).press('Enter');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list.getByRole('heading', { name: 'Please check' })).toBeFocused();

  await page.getByRole('button', { name: 'Submit Application' }).press('Enter');
  await expect(page).toHaveURL('/completion');
});
