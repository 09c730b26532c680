import { expect, test } from '../fixtures.ts';
import { logIn } from '../test-support/account.ts';
import { COMPLETE_ANSWERS } from '../test-support/completeApplication.ts';
import { documentRow, hurryPolling } from '../test-support/files.ts';
import { openPhone, slowDown } from '../test-support/openPhone.ts';
import { takePhoto } from '../test-support/photos.ts';
import { isCall, makeStudent, SEED_PASSWORD, step } from '../test-support/student.ts';

test('an applicant with a phone alone finishes on a slow line, though the browser is killed and the transcript has three sheets · PROD-06, DOC-19, DOC-21', async ({
  launchOptions,
  baseURL,
  userAgent,
  request,
  newEmail,
  problems,
}) => {
  test.setTimeout(120_000);
  const email = newEmail();
  const { preferred_name: _, ...answers } = COMPLETE_ANSWERS;
  await makeStudent(request, email, { answers, last_page: '/about' });

  const first = await openPhone(launchOptions, { baseURL, userAgent });
  problems.watch(first.context);
  await first.page.clock.install();
  await slowDown(first.page);
  await first.page.goto('/login');
  await logIn(first.page, email, SEED_PASSWORD);
  const field = first.page.getByLabel('Preferred first name');
  await field.fill('Lu');
  await field.blur();
  await first.page.waitForLoadState('networkidle');
  const saved = first.page.waitForResponse((reply) => isCall(reply.request(), 'PUT', '/api/answer'));
  await first.page.clock.runFor(20_000);
  expect((await saved).ok()).toBe(true);
  await first.kill();

  const phone = await openPhone(launchOptions, { baseURL, userAgent });
  problems.watch(phone.context);
  const { page } = phone;
  await hurryPolling(page);
  await slowDown(page);
  await page.goto('/login');
  await logIn(page, email, SEED_PASSWORD);
  await expect(page.getByLabel('Preferred first name')).toHaveValue('Lu');
  await step(page, 'Academics').click();
  const row = documentRow(page, 'High-school transcript');
  const status = row.getByRole('status');
  const sheet = { width: 1200, height: 1600, color: 'white' };
  await row
    .locator('input[type=file][multiple]')
    .setInputFiles([
      await takePhoto(page, 'sheet-1.jpg', sheet),
      await takePhoto(page, 'sheet-2.jpg', sheet),
      await takePhoto(page, 'sheet-3.jpg', sheet),
    ]);
  await expect(status).toContainText('3 photos', { timeout: 20_000 });
  await row.getByRole('button', { name: 'Send as one PDF' }).click();
  await expect(status).toContainText('sheet-1.pdfConverted and attached', { timeout: 30_000 });

  await page.getByRole('button', { name: 'Save and Continue' }).click();
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you for applying!' })).toBeVisible({
    timeout: 20_000,
  });
  await phone.kill();
});
