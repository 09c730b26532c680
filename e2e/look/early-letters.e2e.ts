import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { hold, isLive, openPrerendered, SCRIPTS } from '../test-support/failures.ts';
import { seedStudent } from '../test-support/student.ts';

const first = (page: Page) => page.getByLabel('Legal first name');
const hispanic = (page: Page) => page.getByLabel('Hispanic or Latino');
const degree = (page: Page) => page.getByRole('radio', { name: 'Not sure' });

async function expectFilledIn(page: Page): Promise<void> {
  await expect(first(page)).toHaveValue('Maya');
  await expect(hispanic(page)).toBeChecked();
  await expect(degree(page)).toBeChecked();
}

test('text fields, checkboxes and radio buttons can be used before the scripts load, and become answers once they have · PROD-10', async ({
  page,
}) => {
  const takeOver = await openPrerendered(page, '/about');
  await first(page).pressSequentially(' Maya ');
  await hispanic(page).check();
  await degree(page).check();
  const field = await first(page).elementHandle();

  await takeOver();

  expect(await field.evaluate((element) => element.isConnected)).toBe(true);
  await expect(page.getByText('2 of 15 required').first()).toBeVisible();
  await expect(first(page)).toHaveValue('Maya');
  await page.reload();
  await isLive(page);
  await expectFilledIn(page);
});

test('a person with a session or a token never sees a visitor’s questions · PROD-02, TRAP-16 @long', async ({
  page,
  newEmail,
  problems,
}) => {
  problems.expect(/status of 40\d|\[the form\]/);
  await page.addInitScript(() => {
    const look = () => {
      if (document.querySelector('[data-early]')?.checkVisibility()) document.title = 'seen';
      requestAnimationFrame(look);
    };
    look();
  });
  await seedStudent(page, newEmail(), { answers: { first_name: 'Sam' } });
  for (const path of ['/about?a=1', '/about?token=unknown', '/about?service_token=unknown']) {
    const takeOver = await openPrerendered(page, path);
    await expect(first(page)).toBeHidden();
    await takeOver();
    expect(await page.title(), path).not.toBe('seen');
    if (path.endsWith('1')) await expect(first(page)).toHaveValue('Sam');
    await page.context().clearCookies();
    await page.unrouteAll();
  }
});

test('the browser restores no answers of another person, or of another visit, into the questions · PROD-02, TRAP-13 @long', async ({
  page,
  newEmail,
}) => {
  await seedStudent(page, newEmail(), { answers: { last_name: 'Smith' } });
  await page.goto('/about');
  await first(page).fill('Secret');
  await page.getByLabel('Legal last name').click();
  await page.context().clearCookies();
  await page.goto('about:blank');

  const release = await hold(page, SCRIPTS);
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(first(page)).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 0)));
  await expect(first(page)).toHaveValue('');
  await expect(page.getByLabel('Legal last name')).toHaveValue('');
  release();
  await isLive(page);
  await expect(first(page)).toHaveValue('');
  await expect(page.getByLabel('Legal last name')).toHaveValue('');
});
