import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { setVisible } from '../test-support/setVisible.ts';
import { goToStep, isCall, openForm, readAnswers, step } from '../test-support/student.ts';
import { expectTold, toldDialog } from '../test-support/told.ts';

/* What a save sends while two tabs or two devices have the same application open (decision 034). */

const OFFLINE = /net::ERR_/;
const OUTDATED = /status of 412/;
/** Longer than the time after which a background save sends a field that is still being filled in. */
const BACKGROUND_MS = 61_000;

const firstName = (page: Page) => page.getByRole('textbox', { name: 'Legal first name' });
const siblings = (page: Page) => page.getByLabel('How many brothers and sisters do you have?');
const siblingName = (page: Page) => page.getByLabel(/^Name of a sibling/);

/** Waits for the background save of a page with a clock of its own. */
async function saveInBackground(page: Page): Promise<void> {
  const saved = page.waitForResponse((response) => isCall(response.request(), 'PUT', '/api/answer'));
  await page.clock.fastForward(BACKGROUND_MS);
  await saved;
}

/** Opens the form of the same student in a second tab. */
async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(path);
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  return tab;
}

for (const where of ['tab', 'device'] as const)
  test(`a letter typed into a school’s name and deleted again does not bring back the city that another ${where} has corrected · PROD-06, TRAP-60 @long`, async ({
    page,
    context,
    openDevice,
    problems,
    newEmail,
  }) => {
    problems.expect(OUTDATED);
    const email = newEmail();
    await openForm(page, email, '/education', {
      answers: { applicant_type: 'first_year', hs_name: 'Oak Hill School', hs_city: 'Springfield' },
    });
    const other = where === 'tab' ? await openTab(context, '/education') : await openDevice(email);
    const school = page.getByRole('combobox', { name: 'High school', exact: true });
    await school.press('End');
    await school.press('x');
    await school.press('Backspace');
    await expect(school).toHaveValue('Oak Hill School');

    await other.getByLabel('City', { exact: true }).fill('Boston');
    await goToStep(other, 'About You');
    await goToStep(page, 'About You');

    expect(await readAnswers(page.request)).toMatchObject({ hs_name: 'Oak Hill School', hs_city: 'Boston' });
    await expect(toldDialog(page)).toHaveCount(0);
    await goToStep(page, 'Academics');
    await expect(page.getByLabel('City', { exact: true })).toHaveValue('Boston');
  });

test('leaving a field that was saved long ago does not bring its text back over another device’s correction · PROD-06, TRAP-60 @long', async ({
  page,
  openDevice,
  problems,
  newEmail,
}) => {
  problems.expect(OUTDATED);
  const email = newEmail();
  await page.clock.install();
  await openForm(page, email, '/about', { answers: { siblings_count: '1', sibling_attended: 'Jo' } });
  await siblings(page).fill('0');
  await saveInBackground(page);
  await expect(siblings(page)).toBeFocused();

  const phone = await openDevice(email);
  await siblings(phone).fill('2');
  await siblingName(phone).fill('Jo and Kim');
  await goToStep(phone, 'Academics');
  await step(page, 'Academics').click();
  await expect(page).toHaveURL('/education');

  expect(await readAnswers(page.request)).toMatchObject({
    siblings_count: '2',
    sibling_attended: 'Jo and Kim',
  });
});

test('a laptop that wakes up does not send the older of two corrections by itself, and lists only its last word · PROD-06, TRAP-60 @long', async ({
  page,
  openDevice,
  problems,
  newEmail,
}) => {
  problems.expect(OUTDATED);
  problems.expect(OFFLINE);
  const email = newEmail();
  await page.clock.install();
  // The connection is lost while the script of the dialog is under way.
  await page.route(/later\.chunk/, (route) => route.abort('internetdisconnected'), { times: 1 });
  await openForm(page, email, '/about', { answers: { first_name: 'Mary' } });
  await page.context().setOffline(true);
  for (const text of ['M', 'Mar', 'Marian', 'Marianne']) {
    await firstName(page).fill(text);
    const failed = page.waitForEvent('requestfailed', (request) => isCall(request, 'PUT', '/api/answer'));
    await setVisible(page, false);
    await failed;
    await setVisible(page, true);
  }
  await setVisible(page, false);
  const phone = await openDevice(email);
  await firstName(phone).fill('Maria');
  await goToStep(phone, 'Academics');

  await page.context().setOffline(false);
  await setVisible(page, true);
  await saveInBackground(page);
  expect(await readAnswers(page.request)).toMatchObject({ first_name: 'Maria' });
  await expect(firstName(page)).toHaveValue('Marianne');
  // The field being filled in is judged when it is left.
  await firstName(page).blur();
  await expect(firstName(page)).toHaveValue('Maria');
  await page.getByRole('button', { name: 'See which' }).click();

  await expectTold(page, /Legal first name: MarianneAnother answer was saved/);
  expect(await readAnswers(page.request)).toMatchObject({ first_name: 'Maria' });
});

test('each answer that is not in the application is listed with its own reason · PROD-06 @long', async ({
  page,
  openDevice,
  problems,
  newEmail,
}) => {
  problems.expect(OUTDATED);
  problems.expect(OFFLINE);
  const email = newEmail();
  await openForm(page, email, '/about', { answers: { first_name: 'Mary', siblings_count: '2' } });
  await page.context().setOffline(true);
  await siblingName(page).fill('Jo');
  await page.getByLabel('Middle name').fill('Ann');
  await setVisible(page, false);
  const phone = await openDevice(email);
  await firstName(phone).fill('Maria');
  await phone.getByLabel('Middle name').fill('Anna');
  await siblings(phone).fill('0');
  await goToStep(phone, 'Academics');

  await setVisible(page, true);
  await firstName(page).fill('Marianne');
  await page.context().setOffline(false);
  await step(page, 'Academics').click();

  await expectTold(
    page,
    /Name of a sibling who attended .*: JoThis question is not asked, because of another answer\./,
    /Middle name: AnnAnother answer was saved on another device or in another tab\./,
    /Legal first name: MariaThis was saved on another device or in another tab\. The answer that you typed here/,
  );
  expect(await readAnswers(page.request)).toMatchObject({ first_name: 'Marianne', middle_name: 'Anna' });
});

test('starting over leaves neither an answer nor a document’s mark, and what another tab had typed is listed there · PROD-06, ACC-10 @long', async ({
  page,
  context,
  problems,
  newEmail,
}) => {
  problems.expect(OUTDATED);
  await openForm(page, newEmail(), '/about', {
    answers: { first_name: 'Mary', hs_name: 'Oak Hill School', hs_transcript_doc: 'ANSWERED' },
    documents: { hs_transcript_doc: { status: 'COMPLETED', file_name: 'transcript.pdf' } },
  });
  const tab = await openTab(context, '/about');
  await tab.getByLabel('Middle name').fill('Ann');

  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('button', { name: 'Remove everything' }).click();
  await expect(page.getByRole('dialog', { name: 'Your application is empty.' })).toBeVisible();
  await step(tab, 'Academics').click();

  await expectTold(tab, /Middle name: AnnAfter you had typed it, the application was emptied\./);
  const left = Object.entries(await readAnswers(page.request)).filter(([, value]) => value !== '');
  expect(left).toEqual([]);
});
