import { expect, type Page } from '@playwright/test';
import { answer, choose, press, write } from './controls.ts';
import { NEW_ANSWERS } from './fullApplications.ts';
import { THIS_YEAR, TODAY } from './today.ts';

/** A one-page PDF, small enough to stand here. */
export const TRANSCRIPT = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>endobj\nxref\n0 4\n0000000000 65535 f \n' +
    '0000000009 00000 n \n0000000052 00000 n \n0000000101 00000 n \ntrailer<</Size 4/Root 1 0 R>>\nstartxref\n164\n%%EOF\n',
);

/** Fills what a citizen must answer on step 1. */
export async function fillAboutYou(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'About You', level: 1 })).toBeVisible();
  await write(page.getByLabel('Legal first name'), 'Maya');
  await write(page.getByLabel('Legal last name'), 'Okafor');
  await answer(page, 'Are any of your records under a different name?', 'No');
  await write(page.getByLabel('Date of birth'), '2005-04-17');
  await press(page.getByLabel('Asian'));
  await answer(page, 'What is your citizenship status?', 'U.S. citizen');
  await write(page.getByLabel('Social Security number'), '123456789');
  await choose(page, 'Country of birth', 'United States');
  await choose(page, 'State or province of birth', 'Pennsylvania');
  await write(page.getByLabel('Preferred e-mail'), 'maya@example.edu');
  await write(page.getByLabel('Mobile phone'), '8145550142');
  await write(page.getByLabel('Street address'), '12 Elm Street');
  await write(page.getByLabel('City', { exact: true }), 'Harrisburg');
  await choose(page, /^State or province$/, 'Ohio');
  await write(page.getByLabel('ZIP or postal code'), '44101');
  await answer(page, 'Is your mailing address the same?', 'Yes');
  await write(
    page.getByRole('region', { name: 'Parent or guardian 1' }).getByLabel('Name'),
    'Chidinma Okafor',
  );
  await answer(page, 'Did a parent complete a four-year degree?', 'Not sure');
  await fillNew(page);
}

/** Fills what a first-year student must answer on step 2. */
export async function fillAcademics(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Academics', level: 1 })).toBeVisible();
  await answer(page, 'I am applying as a…', 'First-year student');
  await choose(page, 'Start term', 'Fall');
  await choose(page, 'Start year', String(THIS_YEAR));
  await choose(page, 'School or college', 'Undecided');
  await write(page.getByLabel('High school', { exact: true }), 'Millrace High School');
  await press(page.getByRole('option', { name: 'Use: Millrace High School' }));
  await write(page.getByLabel('City', { exact: true }), 'Millrace');
  await choose(page, /^State$/, 'Ohio');
  const graduation = page.getByRole('group', { name: 'Graduation month and year' });
  await choose(graduation, 'Month', 'June');
  await choose(graduation, 'Year', String(THIS_YEAR - 1));
  await write(page.getByLabel('Cumulative GPA'), '3.7');
  await choose(page, 'GPA scale', '4.0');
  await answer(page, 'Have you taken college courses?', 'No');
  await answer(page, 'Do you want us to consider test scores?', 'No');
  const chooser = page.waitForEvent('filechooser');
  await press(page.locator('label.app-button[for="hs_transcript_doc"]'));
  await (await chooser).setFiles({ name: 'transcript.pdf', mimeType: 'application/pdf', buffer: TRANSCRIPT });
  await expect(page.getByText('Converted and attached')).toBeVisible({ timeout: 20_000 });
  await fillNew(page);
}

/** Fills what everybody must answer on step 3. */
export async function fillFinalSteps(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Submit', level: 1 })).toBeVisible();
  await answer(page, 'Have you been suspended or dismissed from a school?', 'No');
  for (const box of await page
    .getByRole('group', { name: /I certify that/ })
    .getByRole('checkbox')
    .all())
    await press(box);
  await press(page.getByRole('button', { name: 'I am ready to sign' }));
  await write(page.getByLabel('Type your full legal name'), 'Maya Okafor');
  await write(page.getByLabel("Today's date"), TODAY);
  await fillNew(page);
}

/** Fills what this page must be answered since these lines were written, by the keys of the contract's example. */
async function fillNew(page: Page): Promise<void> {
  for (const [key, value] of Object.entries(NEW_ANSWERS)) {
    const control = page.locator(`input[id="${key}"], textarea[id="${key}"], [id="${key}-${value}"]`);
    if ((await control.count()) === 0) continue;
    if ((await control.getAttribute('role')) === 'combobox') {
      await press(control);
      await press(page.getByRole('option', { name: NEW_ANSWERS[`${key}_desc`], exact: true }));
    } else if (/^(radio|checkbox)$/.test((await control.getAttribute('type')) ?? '')) await press(control);
    else await write(control, value);
  }
}
