import { expect, test } from '../fixtures.ts';

test('a visitor who goes back to an older history entry sees no old answers, and going forward restores the newest ones · TRAP-13 @long', async ({
  page,
}) => {
  const first = page.getByLabel('Legal first name');
  await page.goto('/about');
  await first.fill('Maya');
  await page.getByRole('button', { name: 'Save and Continue' }).click();
  await page.getByRole('link', { name: /Alder Valley University/ }).click();
  await first.fill('Mia');
  await page.goto('about:blank');

  // Uses a timer, because the page would be gone before `evaluate` could return.
  await page.evaluate(() => void setTimeout(() => history.go(-3)));
  await expect(page).toHaveURL('/about');
  await expect(first).toHaveValue('');

  await page.evaluate(() => void setTimeout(() => history.go(2)));
  await expect(first).toHaveValue('Mia');
});
