import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { COMPLETE_ANSWERS, TRANSCRIPT_IN } from '../test-support/completeApplication.ts';
import { failCalls, holdCalls, letThrough, REFUSED } from '../test-support/failures.ts';
import { openForm, seedStudent, step, watchCalls } from '../test-support/student.ts';

const submit = (page: Page) => page.getByRole('button', { name: 'Submit Application' });
const unexpected = (page: Page) => page.getByRole('dialog', { name: 'Unexpected Error' });
const summary = (page: Page) => page.getByRole('heading', { name: 'Please review your application' });
const WHOLE = { answers: COMPLETE_ANSWERS, documents: TRANSCRIPT_IN };

/** The calls as 'POST /api/web-status validating'. */
const lines = (calls: ReturnType<typeof watchCalls>) =>
  calls.map(({ method, path, body }) =>
    [method, path, (body as { web_status?: string } | null)?.web_status].filter(Boolean).join(' '),
  );

test('the first entry posts started, tried three times, and goes on without it · STAT-03, STAT-04, STAT-06, STAT-07', async ({
  page,
  newEmail,
  problems,
}) => {
  problems.expect(REFUSED);
  await seedStudent(page, newEmail(), { status: 'none' });
  const calls = watchCalls(page, /^\/api\/(web-status|last-page)/);
  const firstName = page.getByLabel('Legal first name');

  await failCalls(page, 'saveWebStatus:500:unexpected');
  await page.goto('/about');
  await expect(unexpected(page)).toContainText('Boom');
  expect(lines(calls)).toEqual(Array(3).fill('POST /api/web-status started'));
  await unexpected(page).getByRole('button', { name: 'Back to my application' }).click();
  await firstName.fill('Maya');
  await expect(firstName).toHaveValue('Maya');
  await firstName.fill('');
  await letThrough(page);

  calls.length = 0;
  await failCalls(page, 'saveWebStatus:500:unexpected', { times: 2 });
  await page.reload();
  await expect(firstName).toBeVisible();
  await expect(unexpected(page)).toHaveCount(0);
  await expect
    .poll(() => lines(calls))
    .toEqual([...Array<string>(3).fill('POST /api/web-status started'), 'PUT /api/last-page']);

  calls.length = 0;
  await page.reload();
  await expect(firstName).toBeVisible();
  await expect.poll(() => lines(calls)).toEqual(['PUT /api/last-page']);
});

test('a session that has ended is not tried again · STAT-06', async ({ page, newEmail, problems }) => {
  problems.expect(REFUSED);
  await seedStudent(page, newEmail(), { status: 'none' });
  const calls = watchCalls(page, /^\/api\/web-status/);
  await failCalls(page, 'saveWebStatus:401:session_invalid');
  await page.goto('/about');
  await expect(page.getByRole('alert', { name: 'Login Card Error' })).toContainText(
    'Your session is invalid.',
  );
  await expect(page).toHaveURL('/login');
  expect(calls).toHaveLength(1);
});

test('submitting stops at each step that fails, resumes, and sends once · SUB-01…06, SUB-11, SUB-12, STAT-08, TRAP-29, TRAP-39…41, BTN-09, BTN-10, BTN-12', async ({
  page,
  newEmail,
  problems,
}) => {
  problems.expect(REFUSED);
  await openForm(page, newEmail(), '/final-steps', WHOLE);
  expect(await submit(page).boundingBox()).toMatchObject({ width: 160, height: 48 });
  expect(await page.getByRole('button', { name: 'Back', exact: true }).boundingBox()).toMatchObject({
    width: 240,
    height: 48,
  });
  const calls = watchCalls(page, /^\/api\/(answer|web-status|validations|submit)/);
  const SAVE = 'PUT /api/answer';
  const VALIDATE = 'POST /api/validations';
  const SUBMIT = 'POST /api/submit';
  const post = (status: string, times = 1) => Array<string>(times).fill(`POST /api/web-status ${status}`);

  const failAt = async (
    call: 'saveAnswers' | 'saveWebStatus' | 'postValidations' | 'submitApplication',
    expected: string[],
  ) => {
    calls.length = 0;
    await failCalls(page, `${call}:500:unexpected`);
    await submit(page).click();
    await expect(unexpected(page)).toContainText('Boom');
    await expect(page).toHaveURL('/final-steps');
    expect(lines(calls)).toEqual(expected);
    await letThrough(page);
    await unexpected(page).getByRole('button', { name: 'Back to my application' }).click();
    await expect(submit(page)).toBeFocused();
  };

  await failAt('saveAnswers', [SAVE]);
  await failAt('saveWebStatus', [SAVE, ...post('validating', 3)]);
  await expect(summary(page)).toHaveCount(0);
  await failAt('postValidations', [SAVE, ...post('validating'), VALIDATE]);
  await failAt('submitApplication', [SAVE, VALIDATE, SUBMIT]);
  await failAt('saveWebStatus', [SAVE, VALIDATE, SUBMIT, ...post('submitted', 3)]);
  await expect(submit(page)).toBeVisible();

  calls.length = 0;
  await submit(page).evaluate((element: HTMLButtonElement) => {
    for (let click = 0; click < 20; click += 1) element.click();
  });
  await expect(page).toHaveURL('/completion');
  await expect(page.getByRole('status', { name: 'Success Notification' })).toContainText(
    'Your application was successfully submitted.',
  );
  expect(lines(calls)).toEqual([SAVE, VALIDATE, SUBMIT, ...post('submitted')]);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Thank you for applying!' })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Success Notification' })).toHaveCount(0);
});

test('a step pressed before or during a slow submission does not lead away from it · SUB-12, NAV-04', async ({
  page,
  newEmail,
}) => {
  const aboutYou = step(page, 'About You');
  await openForm(page, newEmail(), '/final-steps', WHOLE);
  const calls = watchCalls(page, /^\/api\/(answer|submit)/);
  const releaseSave = await holdCalls(page, '/api/answer');
  const releaseSubmission = await holdCalls(page, '/api/submit');

  await aboutYou.click();
  await expect(aboutYou).toHaveClass(/--next/);
  await submit(page).click();
  await expect(aboutYou).not.toHaveClass(/--next/);
  const submission = page.waitForRequest('**/api/submit');
  releaseSave();
  await submission;
  await expect(page).toHaveURL('/final-steps');
  await aboutYou.click();
  releaseSubmission();

  await expect(page.getByRole('heading', { name: 'Thank you for applying!' })).toBeVisible();
  await expect(unexpected(page)).toHaveCount(0);
  expect(lines(calls)).toEqual(['PUT /api/answer', 'PUT /api/answer', 'POST /api/submit']);
});

test('what is wrong leads back to step 1 with the summary, nothing is submitted · SUB-07…10, STAT-05, BTN-07, TRAP-07, TRAP-27, TRAP-28', async ({
  page,
  newEmail,
}) => {
  await openForm(page, newEmail(), '/final-steps', {
    ...WHOLE,
    answers: { ...COMPLETE_ANSWERS, first_name: '' },
  });
  const calls = watchCalls(page, /^\/api\/(answer|web-status|validations|submit|last-page)/);
  const ended: string[] = [];
  page.on('requestfinished', (request) => ended.push(new URL(request.url()).pathname));
  page.on('request', (request) => {
    if (request.url().endsWith('/api/validations')) expect(ended).toContain('/api/answer');
  });
  await submit(page).click();
  await expect(page).toHaveURL('/about');
  await expect(summary(page)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Legal first name/ })).toBeVisible();
  await expect
    .poll(() => lines(calls))
    .toEqual([
      'PUT /api/answer',
      'POST /api/web-status validating',
      'POST /api/validations',
      'PUT /api/last-page',
    ]);

  // The client finds nothing more, the server does.
  await page.getByLabel('Legal first name').fill('Maya');
  await page.getByRole('link', { name: 'Submit', exact: false }).first().click();
  await failCalls(page, 'postValidations:200:page_errors');
  calls.length = 0;
  await submit(page).click();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('link', { name: /This ZIP code does not belong to the state/ })).toBeVisible();
  expect(lines(calls)).not.toContain('POST /api/submit');
  expect(lines(calls)).not.toContain('POST /api/web-status validating');

  // A later visit checks from the start.
  await letThrough(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Everything looks good' })).toBeVisible();
});

test('before validating, what the server finds is not shown · VAL-03, TRAP-28', async ({
  page,
  newEmail,
}) => {
  await openForm(page, newEmail(), '/about');
  await failCalls(page, 'postValidations:200:page_errors');
  await page.getByRole('button', { name: 'Save and Continue' }).click();
  await expect(page).toHaveURL('/education');
  await expect(summary(page)).toHaveCount(0);
  await expect(page.getByText('We do not know this CEEB code.')).toHaveCount(0);
});

test('nothing is submitted while a document is being converted · TRAP-62', async ({ page, newEmail }) => {
  await openForm(page, newEmail(), '/final-steps', {
    ...WHOLE,
    documents: { hs_transcript_doc: { status: 'IN_PROGRESS' } },
  });
  const calls = watchCalls(page, /^\/api\/(web-status|submit)/);
  await submit(page).click();
  await expect(page.getByRole('alert', { name: 'Submit Error' })).toContainText(
    'Please wait until your documents are converted.',
  );
  expect(calls).toEqual([]);
});
