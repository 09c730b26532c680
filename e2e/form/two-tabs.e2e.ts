import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { answer, choose } from '../support/controls.ts';
import { goToStep, openForm } from '../support/student.ts';

const birthState = (page: Page) => page.getByRole('combobox', { name: 'State or province of birth' });

test('two tabs that choose against each other both end with a form that fits together · TRAP-60, DEP-03, COND-13', async ({
  page,
  context,
  newEmail,
}) => {
  await openForm(page, newEmail(), '/about', {
    answers: {
      birth_country: 'US',
      birth_state: 'Ohio',
      citizenship_status: 'international',
      visa_type: 'other',
    },
  });
  const other = await context.newPage();
  await other.goto('/about');
  await expect(birthState(other)).toContainText('Ohio');

  // The country here, a state of the old country there, saved there first.
  await choose(page, 'Country of birth', 'Canada');
  await page.getByLabel('Legal first name').fill('Ana');
  await choose(other, 'State or province of birth', 'Pennsylvania');
  await other.getByLabel('Legal last name').fill('Marsh');
  await goToStep(other, 'Academics');
  await expect(page.getByLabel('Legal last name')).toHaveValue('Marsh');
  await expect(page.getByLabel('Legal first name')).toHaveValue('Ana');
  await expect(birthState(page)).toContainText('--');
  await choose(page, 'State or province of birth', 'Ontario');

  // What is typed here behind a visa, the choice saved there hides.
  await goToStep(other, 'About You');
  await answer(other, 'What is your citizenship status?', 'U.S. citizen');
  await page.getByLabel('Please name the visa').fill('O-1');
  await goToStep(other, 'Academics');
  await expect(page.getByRole('radio', { name: 'U.S. citizen' })).toBeChecked();
  await expect(page.locator('#visa_other')).toHaveCount(0);
  expect(await goToStep(page, 'Academics')).toMatchObject({
    first_name: 'Ana',
    last_name: 'Marsh',
    birth_country: 'CA',
    birth_state: 'Ontario',
    birth_state_desc: 'Ontario',
    citizenship_status: 'us_citizen',
    visa_type: '',
    visa_other: '',
  });
  // The country goes to the other tab with its province, not with the state chosen there.
  await goToStep(other, 'About You');
  await expect(page.getByRole('combobox', { name: 'Start term' })).toBeVisible();
  await expect(other.getByRole('combobox', { name: 'Country of birth' })).toContainText('Canada');
  await expect(birthState(other)).toContainText('Ontario');

  // A province chosen there and not saved yet is none of the country saved here.
  await choose(other, 'State or province of birth', 'Quebec');
  await other.getByLabel('Middle name').fill('Lee');
  await goToStep(page, 'About You');
  await choose(page, 'Country of birth', 'United States');
  await choose(page, 'State or province of birth', 'Ohio');
  await goToStep(page, 'Academics');
  await expect(other.getByRole('combobox', { name: 'Country of birth' })).toContainText('United States');
  await expect(birthState(other)).toContainText('Ohio');
  expect(await goToStep(other, 'Academics')).toMatchObject({
    middle_name: 'Lee',
    birth_country: 'US',
    birth_state: 'Ohio',
    birth_state_desc: 'Ohio',
  });
});
