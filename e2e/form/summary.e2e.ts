import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { answer } from '../test-support/controls.ts';
import { goToStep, openForm, seedStudent, watchCalls } from '../test-support/student.ts';

const summary = (page: Page) => page.getByRole('region', { name: 'Please review your application' });
const link = (page: Page, name: string | RegExp) => summary(page).getByRole('link', { name });

/** What a blank application of a first-year student lacks, with the place each line leads to. */
const BLANK: readonly (readonly [href: string, text: string])[] = [
  ['/about#first_name', 'Legal first name is a required field'],
  ['/about#last_name', 'Legal last name is a required field'],
  ['/about#other_name_ind', 'Records under another name is a required field'],
  ['/about#birth_date', 'Date of birth is a required field'],
  ['/about#citizenship_status', 'Citizenship status is a required field'],
  ['/about#birth_country', 'Country of birth is a required field'],
  ['/about#contact_email', 'Preferred e-mail is a required field'],
  ['/about#phone_home', 'Home phone: Please provide at least one phone number.'],
  ['/about#home_address_line_1', 'Street address is a required field'],
  ['/about#home_city', 'City is a required field'],
  ['/about#home_state', 'State or province is a required field'],
  ['/about#home_postal_code', 'ZIP or postal code is a required field'],
  ['/about#mailing_same_ind', 'Same mailing address is a required field'],
  ['/about#parent_1_name', 'Parent or guardian 1: name is a required field'],
  ['/about#first_gen_ind', 'A parent’s degree is a required field'],
  ['/education#applicant_type', 'Applicant type is a required field'],
  ['/education#entry_term', 'Start term is a required field'],
  ['/education#entry_year', 'Start year is a required field'],
  ['/education#intended_program', 'School or college is a required field'],
  ['/education#hs_name', 'Please choose or type your high school.'],
  ['/education#hs_city', 'City of your high school is a required field'],
  ['/education#hs_state', 'State is a required field'],
  ['/education#hs_grad_month', 'Graduation month and year: Please choose a month.'],
  ['/education#hs_grad_year', 'Graduation month and year: Please choose a year.'],
  ['/education#hs_gpa', 'Cumulative GPA is a required field'],
  ['/education#hs_gpa_scale', 'GPA scale is a required field'],
  ['/education#prev_college_ind', 'College courses is a required field'],
  ['/education#test_scores_ind', 'Test scores is a required field'],
  ['/education#hs_transcript_doc', 'High-school transcript: Please upload your transcript.'],
  ['/final-steps#discipline_ind', 'School discipline is a required field'],
  ['/final-steps#ack_accuracy_ind', 'Certification: Please accept all three statements.'],
  ['/final-steps#signature_confirmed', 'Signature: Please sign your application.'],
];

test('while validating every error of every page is listed, in order, with an icon · VSUM-01…06, VSUM-08, VAL-05, COND-20', async ({
  page,
  newEmail,
}) => {
  await openForm(page, newEmail(), '/about', { status: 'validating' });
  await expect(summary(page)).toContainText(
    `${String(BLANK.length)} items need your attention before you can submit. Select an item to go to that question.`,
  );
  const lines = await summary(page)
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((each) => [each.getAttribute('href'), each.textContent, each.querySelectorAll('svg').length]),
    );
  expect(lines).toEqual(BLANK.map(([href, text]) => [href, text, 1]));
  const field = page.getByLabel('Legal first name');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/Legal first name is a required field/);
});

test('every line leads to its question, on whatever page, in sight and with the focus · VSUM-07, TRAP-67', async ({
  page,
  newEmail,
}) => {
  test.slow();
  await openForm(page, newEmail(), '/final-steps', { status: 'validating' });
  for (const [href] of BLANK) {
    await summary(page).locator(`a[href="${href}"]`).click();
    await expect(page).toHaveURL(href);
    const key = href.slice(href.indexOf('#') + 1);
    // Groups pass the focus on to their first control.
    const reached = page.locator(`#${key}:focus, #${key} :focus`);
    await expect(reached, href).toHaveCount(1);
    // The whole question is in sight; a file input itself is only there for the keyboard.
    await expect(page.locator('.app-field:focus-within').last(), href).toBeInViewport();
  }
});

test('a second click leads there again · VSUM-07, TRAP-67 @phone', async ({ page, newEmail }) => {
  await openForm(page, newEmail(), '/about', { status: 'validating' });
  for (const round of [1, 2, 3]) {
    await link(page, /^A parent’s degree/).click();
    await expect(page.locator('#first_gen_ind-yes'), `click ${String(round)}`).toBeFocused();
    await expect(page.locator('#first_gen_ind-label')).toBeInViewport();
    if (round === 1) await page.getByLabel('Legal first name').focus();
  }
});

test('an address with a question in it opens there · VSUM-07, TRAP-67', async ({ page, newEmail }) => {
  await seedStudent(page, newEmail(), { last_page: '/education' });
  await page.goto('/education#hs_gpa');
  await expect(page.getByLabel('Cumulative GPA')).toBeFocused();
  await expect(page.locator('#hs_gpa-label')).toBeInViewport();

  // Typed by hand on the page one is on, which loads nothing: also a question in a tab that is not open.
  await page.goto('/education#applicant_type');
  await expect(page.locator('#applicant_type-first_year')).toBeFocused();
  await expect(page.locator('#applicant_type-label')).toBeInViewport();
  await page.goto('/education#hs_intl_name');
  await expect(page.getByRole('tab', { name: 'Outside the US' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByLabel('School name')).toBeFocused();
  await page.goBack();
  await expect(page.locator('#applicant_type-first_year')).toBeFocused();
  await page.reload();
  await expect(page.locator('#applicant_type-first_year')).toBeFocused();
});

test('the list follows every change, phones among them · VSUM-09, VAL-22…25, TRAP-42', async ({
  page,
  newEmail,
}) => {
  await openForm(page, newEmail(), '/about', {
    status: 'validating',
    answers: { optin_sms_ind: 'true', citizenship_status: 'international' },
  });
  const count = () => summary(page).getByRole('link').count();
  const before = await count();
  await page.getByLabel('Legal first name').fill('Ana');
  await expect(link(page, /^Legal first name/)).toHaveCount(0);
  expect(await count()).toBe(before - 1);
  await expect(summary(page)).toContainText(`${String(before - 1)} items need`);
  await page.getByLabel('Legal first name').fill('');
  await expect(link(page, /^Legal first name/)).toHaveCount(1);

  const oneRequired = link(page, /Please provide at least one phone number\./);
  const optIn = link(page, 'A mobile phone is required to receive text messages.');
  await expect(oneRequired).toHaveCount(1);
  await expect(optIn).toHaveCount(1);
  await page.getByLabel('International phone').fill('+44 20 7946 0958');
  await expect(oneRequired).toHaveCount(0);
  await page.getByLabel('International phone').fill('12');
  await expect(link(page, /Please enter a valid international phone number\./)).toHaveCount(1);
  await page.getByLabel('International phone').fill('');
  await expect(oneRequired).toHaveCount(1);
  await page.getByLabel('Mobile phone').fill('1145550142');
  await expect(link(page, 'Mobile phone must look like (814) 555-0142.')).toHaveCount(1);
  await expect(optIn).toHaveCount(0);
  await expect(oneRequired).toHaveCount(0);
  await page.getByLabel('Mobile phone').fill('8145550142');
  await expect(link(page, /^Mobile phone/)).toHaveCount(0);
  await page.getByLabel('Mobile phone').fill('');
  await page.getByLabel('Send me text messages').uncheck();
  await expect(optIn).toHaveCount(0);
  await page.getByLabel('Home phone').fill('814555');
  await expect(link(page, 'Home phone must look like (814) 555-0142.')).toHaveCount(1);
  // The phone abroad is asked of international applicants only, and does not count for others.
  await page.getByLabel('Home phone').fill('');
  await page.getByLabel('International phone').fill('+44 20 7946 0958');
  await answer(page, 'What is your citizenship status?', 'U.S. citizen');
  await expect(oneRequired).toHaveCount(1);
});

type Said = readonly (readonly [id: string, text: string, message: string | null])[];

/** Typed into a field, what is said about it; yup's own words where the form has none (VAL-04…09). */
const MESSAGES: Said = [
  ['contact_email', 'a@', 'Preferred e-mail must be a valid email'],
  ['birth_date', '2014-01-01', 'You must be at least 13 years old to apply.'],
  ['siblings_count', '21', 'Number of brothers and sisters must be less than or equal to 20'],
  ['siblings_count', '-1', 'Number of brothers and sisters must be greater than or equal to 0'],
  ['siblings_count', 'x', 'Number of brothers and sisters must be a number'],
  ['parent_1_email', 'no', 'Parent or guardian 1: e-mail must be a valid email'],
  ['home_postal_code', '1234', 'Please enter a valid ZIP or postal code.'],
  ['home_postal_code', 'K1A 0B1', null],
  ['ssn', '1234', 'Your Social Security number must have 9 digits.'],
  ['alien_number', 'B1', 'Your A-number must be A followed by 8 or 9 digits.'],
];
const ACADEMIC_MESSAGES: Said = [
  ['portfolio_url', 'my page', 'Link to your portfolio must be a valid URL'],
  ['portfolio_url', 'https://a.example/work', null],
  ['hs_ceeb', '12345', 'The CEEB code must be 6 numbers.'],
  ['hs_gpa', '101', 'Please enter your GPA as a number.'],
  ['hs_class_size', '120.5', 'Class size must be an integer'],
  ['hs_class_size', '0', 'Class size must be greater than or equal to 1'],
  ['hs_class_size', '120', null],
  ['hs_class_rank', '121', 'Your rank cannot be larger than your class size.'],
  ['sat_math', '199', 'SAT Math must be greater than or equal to 200'],
  ['sat_math', '801', 'SAT Math must be less than or equal to 800'],
];

test('what is wrong is said beside the question, in the words of the form · VAL-01, VAL-02, VAL-04…09', async ({
  page,
  newEmail,
}) => {
  await page.clock.setFixedTime('2025-06-01T12:00:00');
  await openForm(page, newEmail(), '/about', {
    status: 'validating',
    answers: { citizenship_status: 'permanent_resident', intended_program: 'arts', test_scores_ind: 'yes' },
  });
  const expectSaid = async (messages: Said) => {
    for (const [id, text, message] of messages) {
      await page.locator(`#${id}`).fill(text);
      const error = page.locator(`#${id}-error`);
      if (message === null) await expect(error).toHaveCount(0);
      else await expect(error).toHaveText(message);
    }
  };
  await expectSaid(MESSAGES);
  await page.getByRole('tab', { name: 'Outside the US' }).click();
  await page.getByLabel('Full address').fill('Rue X');
  await expect(page.locator('#home_intl_address-error')).toHaveText(
    'Full address must be at least 10 characters',
  );
  await expect(link(page, /^ZIP/)).toHaveCount(0);

  await goToStep(page, 'Academics');
  await expectSaid(ACADEMIC_MESSAGES);
  // Each box of the three asks for all, in the same words: said once, until the last is ticked.
  await goToStep(page, 'Submit');
  const boxes = page.getByRole('group', { name: /^I certify that/ });
  for (const key of ['ack_accuracy_ind', 'ack_conduct_ind', 'ack_records_ind']) {
    await expect(boxes.getByText('Please accept all three statements.')).toHaveCount(1);
    await expect(link(page, 'Certification: Please accept all three statements.')).toHaveCount(1);
    await page.locator(`#${key}`).check();
  }
  await expect(boxes.getByText('Please accept all three statements.')).toHaveCount(0);
  await expect(link(page, /^I certify/)).toHaveCount(0);
});

test('a line for a question in the other tab opens that tab; one without a page is plain text · TRAP-44, SUB-10', async ({
  page,
  newEmail,
}) => {
  await openForm(page, newEmail(), '/final-steps', { status: 'validating' });
  await page.route('**/api/validations', (route) =>
    route.fulfill({
      json: {
        message: 'Checked.',
        errors: {
          about: { home_intl_address: ['We could not find this address.'], parent_2_name: ['Too short.'] },
          education: { hs_state_desc: ['Does not fit its state.'] },
        },
      },
    }),
  );
  await goToStep(page, 'Academics');
  const calls = watchCalls(page, /^\/api\/tabs$/);
  await link(page, /We could not find this address/).click();
  await expect(page).toHaveURL('/about#home_intl_address');
  await expect(page.getByRole('tab', { name: 'Outside the US' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByLabel('Full address')).toBeFocused();
  await expect(page.locator('#home_intl_address-error')).toContainText('We could not find this address.');
  await expect(summary(page).locator('a[href*="undefined"]')).toHaveCount(0);
  await expect
    .poll(() => calls.map(({ body }) => body))
    .toEqual([{ tab_id: 'home_address_tab', chosen_tab: 'intl' }]);

  // Of a parent who was taken away and a choice's companion there is no question: their lines lead close by.
  const parent = link(page, /Too short/);
  await expect(parent).toHaveAttribute('href', '/about#parent_2_name');
  await parent.click();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await expect(summary(page).getByText(/Does not fit its state/)).toBeVisible();
});

test('what opens is asked at once, what hides is asked no more · VSUM-09, VAL-06, COND-20', async ({
  page,
  newEmail,
}) => {
  const seed = { status: 'validating', answers: { discipline_ind: '' } } as const;
  await openForm(page, newEmail(), '/final-steps', seed);
  await answer(page, 'Have you been suspended or dismissed from a school?', 'Yes');
  await expect(link(page, 'Please explain is a required field')).toHaveCount(1);
  await page.getByLabel('Please explain').fill('Too short');
  await expect(link(page, 'Please explain must be at least 20 characters')).toHaveCount(1);
  await page.getByLabel('Somewhere else').check();
  await expect(link(page, /^Where else you heard about us/)).toHaveCount(1);
  await page.getByLabel('Somewhere else').uncheck();
  await expect(link(page, /^Where else you heard about us/)).toHaveCount(0);
  await page.getByRole('button', { name: 'I am ready to sign' }).click();
  await expect(link(page, /^Type your full legal name/)).toHaveCount(1);
  await page.getByLabel("Today's date").fill('2999-01-01');
  await expect(link(page, "Today's date: The date cannot be in the future.")).toHaveCount(1);
});
