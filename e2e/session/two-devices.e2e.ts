import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { COMPLETE } from '../test-support/seeds.ts';
import { REJECTED } from '../test-support/failures.ts';
import { openForm, readAnswers, SEED_PASSWORD } from '../test-support/student.ts';

/** The console message logged when a save is based on an outdated version. */
const OUTDATED = /status of 412/;

/** Logs the student in on a second device, represented by the request context `phone`. */
async function logInOnPhone(phone: APIRequestContext, username: string): Promise<void> {
  const reply = await phone.post('/public/login', { data: { username, password: SEED_PASSWORD } });
  expect(reply.ok()).toBe(true);
}

test('a student who logs out with an unsaved correction after submitting on another device sees which answer was not saved, then the thank-you page · SUB-11, ROUTE-31, ACC-10', async ({
  page,
  request,
  problems,
  newEmail,
}) => {
  problems.expect(OUTDATED);
  problems.expect(REJECTED);
  const email = newEmail();
  await openForm(page, email, '/final-steps', COMPLETE);
  await logInOnPhone(request, email);
  await request.post('/api/web-status', { data: { web_status: 'validating' } });
  await request.post('/api/validations', { data: { validation_errors: {}, page_schema: {} } });
  expect((await request.post('/api/submit')).ok()).toBe(true);
  await request.post('/api/web-status', { data: { web_status: 'submitted' } });

  await page.getByLabel('Type your full legal name').fill('Maya B. Okafor');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  const already = page.getByRole('dialog', { name: 'Your application was already submitted.' });
  await expect(already.getByRole('listitem')).toHaveText(['Full legal name: Maya B. Okafor']);
  await already.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/completion');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('status', { name: 'Success Notification' })).toHaveCount(0);
  expect((await readAnswers(page.request)).signature_name).toBe('Maya Okafor');
});
