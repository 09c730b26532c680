import { expect, test } from '../fixtures.ts';
import { choose } from '../test-support/controls.ts';
import { goToStep, openForm, step } from '../test-support/student.ts';

test('a dependent drop-down offers the options for its controlling answer, and is cleared when that answer changes, which can be undone until the page is left · DEP-01…03, COND-13, ENT-10, ENT-11, TRAP-17 @long', async ({
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
  const undo = page.getByRole('button', {
    name: 'Undo 1 answer was removed because you changed “Country of birth”.',
  });
  await undo.click();
  await expect(birthState).toContainText('Pennsylvania');
  await expect(page.getByRole('combobox', { name: 'Country of birth' })).toBeFocused();
  await expect(undo).toHaveCount(0);
  await choose(page, 'Country of birth', 'Canada');
  await expect(undo).toBeVisible();
  expect(await goToStep(page, 'Academics')).toMatchObject({
    birth_country: 'CA',
    birth_country_desc: 'Canada',
    birth_state: '',
    birth_state_desc: '',
  });
  await step(page, 'About You').click();
  await expect(birthState).toContainText('--');
  await expect(undo).toHaveCount(0);
});
