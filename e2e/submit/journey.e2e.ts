import { expect, test } from '../fixtures.ts';
import { logIn, signUp } from '../test-support/account.ts';
import { fillAboutYou, fillAcademics, fillFinalSteps } from '../test-support/application.ts';
import { press, savedBy } from '../test-support/controls.ts';
import { waitForCopy } from '../test-support/waitForCopy.ts';

test.use({ hasIdleMoments: true });

/** The calls of PROD-01, in the order they must be made. */
const IN_ORDER = [
  'POST /public/signup',
  'POST /public/confirm',
  'POST /public/login',
  'GET /api/profile',
  'PUT /api/answer',
  'POST /api/presigned-url',
  'POST /api/validations',
  'POST /api/submit',
];

test('an applicant signs up, applies, submits and comes back to the thank-you page · PROD-01…12, SUB-01…06 @phone', async ({
  page,
  outbox,
  newEmail,
}) => {
  test.setTimeout(120_000);
  const email = newEmail();
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(api|public|mock-storage)/.test(pathname)) calls.push(`${request.method()} ${pathname}`);
  });

  await signUp(page, outbox, email);
  await logIn(page, email);
  await expect(page).toHaveURL('/about');
  await expect(page.getByText('Congratulations!')).toBeVisible();

  await fillAboutYou(page);
  await savedBy(page, () => press(page.getByRole('button', { name: 'Save and Continue' })));
  await expect(page).toHaveURL('/education');

  await page.reload();
  await expect(page).toHaveURL('/education');
  await savedBy(page, () => press(page.getByRole('link', { name: 'About You' })));
  await expect(page.getByLabel('Legal first name')).toHaveValue('Maya');
  await expect(page.getByLabel('Mobile phone')).toHaveValue('(814) 555-0142');
  await expect(page.getByRole('checkbox', { name: 'Asian' })).toBeChecked();
  await expect(page.getByRole('combobox', { name: 'State or province of birth' })).toContainText(
    'Pennsylvania',
  );

  await press(page.getByRole('link', { name: 'Academics' }));
  await fillAcademics(page);
  await press(page.getByRole('button', { name: 'Save and Continue' }));
  await fillFinalSteps(page);

  calls.push('(submit)');
  await press(page.getByRole('button', { name: 'Submit Application' }));
  await expect(page).toHaveURL('/completion');
  await expect(page.getByText('Your application was successfully submitted.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Thank you for applying!' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Application steps' })).toHaveCount(0);

  const sequence = calls.slice(calls.indexOf('(submit)') + 1).filter((call) => !call.startsWith('GET'));
  expect(sequence).toEqual([
    'PUT /api/answer',
    'POST /api/web-status',
    'POST /api/validations',
    'POST /api/submit',
    'POST /api/web-status',
  ]);
  let from = 0;
  for (const call of IN_ORDER) {
    const at = calls.indexOf(call, from);
    expect(at, `${call} after what comes before it`).toBeGreaterThanOrEqual(from);
    from = at;
  }

  await waitForCopy(page);
  await press(page.getByRole('main').getByRole('button', { name: 'Log Out' }));
  await expect(page).toHaveURL('/login');
  await logIn(page, email);
  await expect(page).toHaveURL('/completion');
});

test('a submit with blanks stays unsent and lists what is missing · SUB-07, VSUM-01, STAT-05', async ({
  page,
  outbox,
  newEmail,
}) => {
  const email = newEmail();
  let submitted = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/submit')) submitted += 1;
  });
  await signUp(page, outbox, email);
  await logIn(page, email);
  await expect(page.getByRole('heading', { name: 'Please review your application' })).toHaveCount(0);

  await page.getByRole('link', { name: 'Submit', exact: true }).click();
  await expect(page).toHaveURL('/final-steps');
  await page.getByRole('button', { name: 'Submit Application' }).click();

  await expect(page).toHaveURL('/about');
  const summary = page.getByRole('region', { name: 'Please review your application' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).not.toHaveCount(0);
  expect(submitted).toBe(0);

  const items = await summary.getByRole('link').count();
  await summary.getByRole('link', { name: /^Legal first name is/ }).click();
  await expect(page).toHaveURL('/about#first_name');
  await expect(page.getByLabel('Legal first name')).toBeFocused();
  await page.getByLabel('Legal first name').fill('Maya');
  await expect(summary.getByRole('link')).toHaveCount(items - 1);
});
