import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { setVisible } from '../test-support/setVisible.ts';
import { goToStep, isCall, openForm, readAnswers, step } from '../test-support/student.ts';
import { expectTold } from '../test-support/told.ts';

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
