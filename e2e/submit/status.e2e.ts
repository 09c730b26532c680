import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { COMPLETE_ANSWERS, TRANSCRIPT_IN } from '../test-support/completeApplication.ts';
import { failCalls, letThrough } from '../test-support/failures.ts';
import { goToStep, openForm, watchCalls } from '../test-support/student.ts';

const submit = (page: Page) => page.getByRole('button', { name: 'Submit Application' });
const summary = (page: Page) => page.getByRole('heading', { name: 'Please review your application' });

/** Formats calls, e.g. as 'POST /api/web-status validating'. */
const lines = (calls: ReturnType<typeof watchCalls>) =>
  calls.map(({ method, path, body }) =>
    [method, path, (body as { web_status?: string } | null)?.web_status].filter(Boolean).join(' '),
  );

test('submitting with errors leads back to step 1, shows all of them in the summary and submits nothing · SUB-07…10, STAT-05, BTN-07, TRAP-07, TRAP-27, TRAP-28, VAL-03', async ({
  page,
  newEmail,
}) => {
  const answers = { ...COMPLETE_ANSWERS, first_name: '' };
  await openForm(page, newEmail(), '/about', { answers, documents: TRANSCRIPT_IN });
  // Before the first submit, no errors are shown, not even those that the server reports.
  await failCalls(page, 'postValidations:200:page_errors');
  await goToStep(page, 'Submit');
  await expect(summary(page)).toHaveCount(0);
  await letThrough(page);

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

  // The client no longer finds any errors, but the server does.
  await page.getByLabel('Legal first name').fill('Maya');
  await page.getByRole('link', { name: 'Submit', exact: false }).first().click();
  await failCalls(page, 'postValidations:200:page_errors');
  calls.length = 0;
  await submit(page).click();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('link', { name: /This ZIP code does not belong to the state/ })).toBeVisible();
  expect(lines(calls)).not.toContain('POST /api/submit');
  expect(lines(calls)).not.toContain('POST /api/web-status validating');

  // A later visit validates from the start.
  await letThrough(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Everything looks good' })).toBeVisible();
});
