import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { logIn } from '../test-support/account.ts';
import { isKept, noteLetters } from '../test-support/letterRecord.ts';
import { COMPLETE } from '../test-support/seeds.ts';
import { setVisible } from '../test-support/setVisible.ts';
import { goToStep, openForm, readAnswers, SEED_PASSWORD } from '../test-support/student.ts';

/* What becomes of letters that could not be saved (decision 034). */

const FAILED = /net::ERR_|status of (403|412)/;

const firstName = (page: Page) => page.getByRole('textbox', { name: 'Legal first name' });
const saveLine = (page: Page) => page.locator('.app-save-status');

/** Types a first name offline, and waits until the device has kept it. */
async function typeOffline(page: Page, name: string): Promise<void> {
  await page.context().setOffline(true);
  await page.evaluate(noteLetters);
  await firstName(page).fill(name);
  await expect.poll(() => page.evaluate(isKept)).toBe(true);
}

/** Expects the dialog to list exactly this answer that is not in the application, with its reason. */
async function expectTold(page: Page, line: RegExp): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Some answers typed here are not in your application.' });
  await expect(dialog.getByRole('listitem')).toHaveText([line]);
}

/** Closes a page as a person does. Returns whether the browser prompts; the person then stays. */
async function isPromptedOnClose(page: Page): Promise<boolean> {
  const prompted = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.dismiss();
    return dialog.type() === 'beforeunload';
  });
  const closed = page.waitForEvent('close').then(() => false);
  await page.close({ runBeforeUnload: true });
  return Promise.race([prompted.catch(() => false), closed.catch(() => true)]);
}

test('a sentence that a firewall refuses holds up no other answer, is named, and once worded differently, the application can be submitted · PROD-06 @long', async ({
  page,
  problems,
  newEmail,
}) => {
  problems.expect(FAILED);
  await openForm(page, newEmail(), '/about', COMPLETE);
  await page.route('**/api/answer', (route) =>
    route.request().postData()?.includes('having met.')
      ? route.fulfill({ status: 403, contentType: 'text/html', body: '<h1>Request blocked</h1>' })
      : route.fallback(),
  );
  await page.getByLabel('Preferred first name').fill('Mo, having met.');
  await page.getByLabel('Legal last name').fill('Okafor-Reyes');
  await goToStep(page, 'Submit');
  await expect(saveLine(page)).toContainText('All but one answer saved: Preferred first name.');
  const saved = await readAnswers(page.request);
  expect([saved.last_name, saved.preferred_name ?? '']).toEqual(['Okafor-Reyes', '']);

  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expectTold(
    page,
    /Preferred first name: Mo, having met\.Something between us and you refuses this text/,
  );
  await expect(page).toHaveURL('/final-steps');
  await page.getByRole('button', { name: 'Go to the question: Preferred first name' }).click();
  await expect(page.getByLabel('Preferred first name')).toBeFocused();
  await page.getByLabel('Preferred first name').fill('Mo');
  await goToStep(page, 'Submit');
  await page.getByRole('button', { name: 'Submit Application' }).click();

  await expect(page).toHaveURL('/completion');
  expect((await readAnswers(page.request)).preferred_name).toBe('Mo');
});

test('an answer that was listed and left for later is listed again after a log-out · PROD-06 @long', async ({
  page,
  openDevice,
  problems,
  newEmail,
}) => {
  problems.expect(FAILED);
  const email = newEmail();
  await openForm(page, email, '/about', { answers: { first_name: 'Mary' } });
  await typeOffline(page, 'Marianne');
  await setVisible(page, false);
  const phone = await openDevice(email);
  await firstName(phone).fill('Maria');
  await goToStep(phone, 'Academics');
  await page.context().setOffline(false);
  await page.reload();
  await expectTold(page, /Legal first name: Marianne/);
  await page.getByRole('button', { name: 'Decide later' }).click();

  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/login');
  await logIn(page, email, SEED_PASSWORD);

  await expectTold(page, /Legal first name: MarianneAnother answer was saved/);
  await page.getByRole('button', { name: 'Use this answer: Legal first name' }).click();
  await goToStep(page, 'Academics');
  expect((await readAnswers(page.request)).first_name).toBe('Marianne');
});

for (const isFull of [true, false])
  test(`before a page is closed offline, the browser ${isFull ? 'prompts if its storage has failed meanwhile, and the page no longer promises to save' : 'does not prompt if its storage works'} · PROD-06, TRAP-46 @long`, async ({
    page,
    problems,
    newEmail,
  }) => {
    problems.expect(FAILED);
    await openForm(page, newEmail(), '/about');
    if (isFull)
      await page.evaluate(() => {
        IDBObjectStore.prototype.put = () => {
          throw new DOMException('The disk is full.', 'QuotaExceededError');
        };
      });
    await page.context().setOffline(true);
    await page.evaluate(noteLetters);
    await firstName(page).fill('Marianne');
    if (isFull) await expect(saveLine(page)).toHaveText('Not saved yet.');
    else await expect.poll(() => page.evaluate(isKept)).toBe(true);

    expect(await isPromptedOnClose(page)).toBe(isFull);
  });

test('a Social Security number that was lost with its page is named when the form opens again · PROD-02, PROD-06 @long', async ({
  page,
  context,
  problems,
  newEmail,
}) => {
  problems.expect(FAILED);
  await openForm(page, newEmail(), '/about', { answers: { citizenship_status: 'us_citizen' } });
  // The browser believes that it is online. A route would not stop the last call of a page that closes.
  await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { get: () => true }));
  await context.setOffline(true);
  await page.evaluate(noteLetters);
  await page.getByLabel('Social Security number').pressSequentially('123456789');
  await expect.poll(() => page.evaluate(isKept)).toBe(true);
  expect(await isPromptedOnClose(page)).toBe(false);

  const again = await context.newPage();
  await context.setOffline(false);
  await again.goto('/about');

  await expectTold(again, /Social Security numberPlease type it again\. It is never kept on this device\./);
  await expect(again.locator('#ssn')).toHaveValue('');
  await again.getByRole('button', { name: 'Go to the question: Social Security number' }).click();
  await expect(again.locator('#ssn')).toBeFocused();
});
