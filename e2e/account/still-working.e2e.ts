import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { failCalls, holdCalls, REJECTED } from '../test-support/failures.ts';
import { openForm, step } from '../test-support/student.ts';

const unexpected = (page: Page) => page.getByRole('dialog', { name: 'Unexpected Error' });
const stillWorking = (page: Page) => page.getByRole('dialog', { name: 'Still working?' });
const YES = 'Yes - Take me back to my application';

test('“Still working?” opens above “Unexpected Error”, which is shown again after “Yes” is pressed · INACT-04, ERR-15 @long', async ({
  page,
  newEmail,
  problems,
}) => {
  problems.expect(REJECTED);
  await page.clock.install();
  await openForm(page, newEmail(), '/about');
  await page.getByLabel('Legal first name').fill('Ana');
  await failCalls(page, 'saveAnswers:500:unexpected', { message: 'Not now.' });
  await step(page, 'Academics').click();
  await expect(unexpected(page)).toContainText('Not now.');

  await page.clock.runFor('14:00');
  const yes = stillWorking(page).getByRole('button', { name: YES });
  await expect(yes).toBeVisible();
  expect(
    await yes.evaluate((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }),
    'nothing covers it',
  ).toBe(true);
  await page.keyboard.press('Tab');
  expect(
    await stillWorking(page).evaluate((dialog) => dialog.contains(document.activeElement)),
    'it has the focus',
  ).toBe(true);
  await page.keyboard.press('Escape');
  await expect(stillWorking(page)).toBeVisible();
  await yes.click();
  await expect(stillWorking(page)).toHaveCount(0);
  await expect(unexpected(page)).toContainText('Not now.');
  await unexpected(page).getByRole('button', { name: 'Back to my application' }).click();
  await expect(page.getByLabel('Legal first name')).toHaveValue('Ana');

  // Conversely, an error during “Still working?” is shown only after the person has answered.
  const release = await holdCalls(page, '/api/answer');
  await step(page, 'Academics').click();
  await page.clock.runFor('14:00');
  await expect(yes).toBeVisible();
  release();
  await yes.click();
  await expect(unexpected(page)).toBeVisible();
});
