import { expect, test } from '../fixtures.ts';
import { choose } from '../test-support/controls.ts';
import { goToStep, openForm } from '../test-support/student.ts';

test('a dependent drop-down offers the options for its controlling answer, and is cleared when that answer changes · DEP-01…03, ENT-10, ENT-11, TRAP-17', async ({
  page,
  newEmail,
}) => {
  await openForm(page, newEmail(), '/about');
  const birthState = page.getByRole('combobox', { name: 'State or province of birth' });
  await choose(page, 'Country of birth', 'United States');
  await choose(page, 'State or province of birth', 'Pennsylvania');
  await choose(page, 'Country of birth', 'Canada');
  await expect(birthState).toContainText('--');
  await birthState.click();
  await expect(page.getByRole('option', { name: 'Ontario' })).toBeVisible();
  await expect(page.getByRole('option', { name: 'Pennsylvania' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  expect(await goToStep(page, 'Academics')).toMatchObject({
    birth_country: 'CA',
    birth_country_desc: 'Canada',
    birth_state: '',
    birth_state_desc: '',
  });
});
