import { expect, test } from '../fixtures.ts';
import { answer, choose } from '../test-support/controls.ts';
import { goToStep, openForm } from '../test-support/student.ts';

test('changing one answer removes a whole chain of dependent questions, even on other pages, and the next save clears their answers · COND-13, COND-16, TRAP-18, ENT-10', async ({
  page,
  newEmail,
}) => {
  const chain = {
    visa_type: 'other',
    visa_type_desc: 'Other',
    visa_other: 'O-1',
    i20_needed_ind: 'yes',
    i20_needed_ind_desc: 'Yes',
    phone_international: '+44 20 7946 0958',
    english_test: 'toefl',
    english_test_desc: 'TOEFL',
    english_test_timing: 'later',
    english_test_timing_desc: 'Later',
    toefl_score: '79',
    english_support_note: 'Films',
    citizenship_country: 'FR',
    citizenship_country_desc: 'France',
  };
  await openForm(page, newEmail(), '/about', {
    answers: {
      citizenship_status: 'international',
      citizenship_status_desc: 'x',
      ...chain,
      first_name: 'Ana',
    },
  });
  await answer(page, 'What is your citizenship status?', 'U.S. citizen');
  await expect(page.locator('#visa_type')).toHaveCount(0);
  expect(await goToStep(page, 'Academics')).toEqual({
    citizenship_status: 'us_citizen',
    citizenship_status_desc: 'U.S. citizen',
    first_name: 'Ana',
    ...Object.fromEntries(Object.keys(chain).map((key) => [key, ''])),
  });
  await expect(page.locator('#english_test')).toHaveCount(0);
});

test('a dependent drop-down offers the options for its controlling answer, and is cleared when that answer changes · DEP-01…03, ENT-11, TRAP-17', async ({
  page,
  newEmail,
}) => {
  await openForm(page, newEmail(), '/about');
  const birthState = page.getByRole('combobox', { name: 'State or province of birth' });
  await expect(birthState).toHaveCount(0);
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
