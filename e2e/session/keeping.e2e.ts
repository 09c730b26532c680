import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { isKept, noteLetters } from '../test-support/letterRecord.ts';
import { COMPLETE } from '../test-support/seeds.ts';
import { goToStep, openForm, readAnswers } from '../test-support/student.ts';

/* What becomes of letters that could not be saved (decision 034). */

const FAILED = /net::ERR_|status of (403|412)/;

const firstName = (page: Page) => page.getByRole('textbox', { name: 'Legal first name' });
const saveLine = (page: Page) => page.locator('.app-save-status');

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
  await expect(
    page
      .getByRole('dialog', { name: 'Some answers typed here are not in your application.' })
      .getByRole('listitem'),
  ).toContainText([/Preferred first name: Mo, having met\.Something between us and you refuses this text/]);
  await expect(page).toHaveURL('/final-steps');
  await page.getByRole('button', { name: 'Go to the question: Preferred first name' }).click();
  await expect(page.getByLabel('Preferred first name')).toBeFocused();
  await page.getByLabel('Preferred first name').fill('Mo');
  await goToStep(page, 'Submit');
  await page.getByRole('button', { name: 'Submit Application' }).click();

  await expect(page).toHaveURL('/completion');
  expect((await readAnswers(page.request)).preferred_name).toBe('Mo');
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
