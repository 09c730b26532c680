import { expect, test } from '../fixtures.ts';
import { logIn, PASSWORD, signUp } from '../test-support/account.ts';
import { fillAboutYou, fillAcademics, fillFinalSteps } from '../test-support/application.ts';
import { failCalls, holdCalls, letThrough, REFUSED } from '../test-support/failures.ts';
import { step } from '../test-support/student.ts';
import { translatePages } from '../test-support/translatePages.ts';
import { waitForCopy } from '../test-support/waitForCopy.ts';

test.use({ hasIdleMoments: true });

test('an application is filled in and submitted in a page the browser translates @phone', async ({
  page,
  context,
  outbox,
  newEmail,
  problems,
}) => {
  test.setTimeout(150_000);
  problems.expect(REFUSED);
  await translatePages(context);
  const email = newEmail();
  const unexpected = page.getByRole('dialog', { name: 'Unexpected Error' });
  const next = page.getByRole('button', { name: 'Save and Continue' });
  const expectAsTyped = async (text: string) => {
    await expect(page.getByText(text).first()).toBeVisible();
    await expect(page.locator('font').filter({ hasText: text })).toHaveCount(0);
  };

  await signUp(page, outbox, email);
  const password = page.getByLabel('Password', { exact: true });
  await password.fill(PASSWORD);
  const show = page.locator('.app-reveal-input__button');
  await show.click();
  await expect(show).toHaveText('Hide Password');
  await show.click();
  await expect(show).toHaveText('Show Password');
  await logIn(page, email);
  await page.getByRole('button', { name: 'Account' }).click();
  await expectAsTyped(email);
  await page.keyboard.press('Escape');

  await fillAboutYou(page);
  await page.getByRole('button', { name: 'Add another parent' }).click();
  await page.getByRole('button', { name: 'Remove Parent or guardian 2' }).click();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await page.getByRole('button', { name: 'Remove Parent or guardian 2' }).click();
  await expect(page.getByText('Parent or guardian 2 was removed.').first()).toBeVisible();
  await expect(step(page, 'About You')).toContainText(/(\d+) of \1/);

  await failCalls(page, 'saveAnswers:500:unexpected');
  await next.click();
  await expect(unexpected).toContainText('Boom');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText(/^Not saved: something went wrong/)).toBeVisible();
  const release = await holdCalls(page, '/api/answer');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  // The press was on a text that is another by now.
  await expect(page.getByRole('dialog', { name: 'Account' })).toBeVisible();
  release();
  await page.getByRole('button', { name: 'Stay logged in' }).click();
  await letThrough(page);
  await next.click();
  await expect(page).toHaveURL('/education');
  await expect(page.getByText(/^Saved at/)).toBeVisible();

  await step(page, 'Submit').click();
  await page.getByRole('button', { name: 'Submit Application' }).click();
  const summary = page.getByRole('region', { name: 'Please review your application' });
  await expect(summary).toBeFocused();
  await expect(summary.getByText(/^\d+ items need your attention/)).toBeVisible();
  await summary.getByRole('link', { name: /^Applicant type/ }).click();

  await fillAcademics(page);
  await expectAsTyped('transcript.pdf');
  await next.click();
  await fillFinalSteps(page);
  for (const fold of await page.locator('.app-fold__button').all())
    if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
  await expectAsTyped('Chidinma Okafor');
  await expect(page.getByRole('region', { name: 'Everything looks good' })).toBeVisible();
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you for applying!' })).toBeVisible();
  await waitForCopy(page);
  await expect(unexpected).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/login');
});
