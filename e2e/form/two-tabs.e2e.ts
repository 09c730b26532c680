import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { choose } from '../test-support/controls.ts';
import { goToStep, openForm, openTab } from '../test-support/student.ts';

const birthState = (page: Page) => page.getByRole('combobox', { name: 'State or province of birth' });

test('two tabs with conflicting choices both end up with consistent answers · TRAP-60, DEP-03', async ({
  page,
  context,
  newEmail,
}) => {
  await openForm(page, newEmail(), '/about', {
    answers: {
      birth_country: 'US',
      birth_state: 'Ohio',
    },
  });
  const other = await openTab(context, '/about');
  await expect(birthState(other)).toContainText('Ohio');

  // This tab changes the country, but the other one first saves a state of the old country.
  await choose(page, 'Country of birth', 'Canada');
  await page.getByLabel('Legal first name').fill('Ana');
  await choose(other, 'State or province of birth', 'Pennsylvania');
  await other.getByLabel('Legal last name').fill('Marsh');
  await goToStep(other, 'Academics');
  await expect(page.getByLabel('Legal last name')).toHaveValue('Marsh');
  await expect(page.getByLabel('Legal first name')).toHaveValue('Ana');
  await expect(birthState(page)).toContainText('--');
  await choose(page, 'State or province of birth', 'Ontario');

  expect(await goToStep(page, 'Academics')).toMatchObject({
    first_name: 'Ana',
    last_name: 'Marsh',
    birth_country: 'CA',
    birth_state: 'Ontario',
    birth_state_desc: 'Ontario',
  });
  // The other tab adopts the country together with its province, and drops the state chosen there.
  await goToStep(other, 'About You');
  await expect(page.getByRole('combobox', { name: 'Start term' })).toBeVisible();
  await expect(other.getByRole('combobox', { name: 'Country of birth' })).toContainText('Canada');
  await expect(birthState(other)).toContainText('Ontario');
});

test('a component added in one tab appears in the other tab, which shows it as saved · TRAP-60, FORM-17', async ({
  page,
  context,
  newEmail,
}) => {
  await openForm(page, newEmail(), '/about');
  const other = await openTab(context, '/about');

  await page.getByRole('button', { name: 'Add another parent or guardian' }).click();

  await expect(other.getByRole('region', { name: 'Parent or guardian 2' })).toBeVisible();
  await expect(other.locator('.app-save-status')).toContainText('Saved at');
});
