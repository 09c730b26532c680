import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { answer, choose } from '../test-support/controls.ts';
import { loseLeavingCalls } from '../test-support/failures.ts';
import { goToStep, openForm, openTab } from '../test-support/student.ts';

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
  const other = await openTab(context, '/about');
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

test('a tab that has not read a parent keeps the child which another tab has saved · TRAP-60, FORM-04', async ({
  page,
  context,
  newEmail,
  problems,
}) => {
  problems.expect(/status of 412/);
  const former = page.getByLabel('Name on those records');
  await loseLeavingCalls(page);
  await openForm(page, newEmail(), '/about');
  await answer(page, 'Are any of your records under a different name?', 'Yes');
  await page.reload();
  const other = await openTab(context, '/about');
  await expect(other.getByLabel('Legal first name')).toBeEditable();
  // The save that the reload sent arrives only now.
  const late = { other_name_ind: 'yes', other_name_ind_desc: 'Yes' };
  expect((await page.request.put('/api/answer', { data: late })).ok()).toBe(true);
  await page.reload();
  await former.fill('Ana Older');
  await goToStep(page, 'Academics');
  await other.getByLabel('Legal first name').fill('Ana');
  await goToStep(other, 'Academics');

  const profile = await page.request.get('/api/profile');
  expect(await profile.json()).toMatchObject({
    answer: { first_name: 'Ana', other_name_ind: 'yes', former_name: 'Ana Older' },
  });
});

test('a count that came from another tab is saved in this one too · TRAP-60, FORM-17', async ({
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
