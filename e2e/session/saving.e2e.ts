import { expect, test } from '../fixtures.ts';
import { hold } from '../test-support/failures.ts';
import { isCall, openForm, readAnswers, step } from '../test-support/student.ts';

test.use({ hasIdleMoments: true });

test('the browser’s Back button, pressed while a step waits for its save, takes precedence over that step · NAV-04, ROUTE-03, TRAP-41 @long', async ({
  page,
  newEmail,
}) => {
  const line = page.locator('.app-save-status');
  await openForm(page, newEmail(), '/about');
  await page.getByRole('button', { name: 'Save and Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Academics', level: 1 })).toBeVisible();
  await expect(line).toContainText('Saved at');
  const release = await hold(page, '**/api/answer');
  await step(page, 'Submit').click();
  await expect(step(page, 'Submit')).toHaveClass(/--next/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'About You', level: 1 })).toBeVisible();
  // Expects two saves: the step's own, then the one triggered by the browser's button.
  const saves: string[] = [];
  page.on('requestfinished', (request) => {
    if (isCall(request, 'PUT', '/api/answer')) saves.push(request.url());
  });
  release();

  await expect.poll(() => saves.length).toBe(2);
  await expect(line).toContainText('Saved at');
  await expect(page.getByRole('heading', { name: 'About You', level: 1 })).toBeVisible();
});

test('closing a tab sends its unsaved answers once · PROD-06', async ({ page, context, newEmail }) => {
  await openForm(page, newEmail(), '/about');
  await page.getByLabel('Legal first name').fill('Maya');
  const puts: string[] = [];
  context.on('request', (request) => {
    if (isCall(request, 'PUT', '/api/answer')) puts.push(request.postData() ?? '');
  });
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => readAnswers(context.request)).toMatchObject({ first_name: 'Maya' });
  expect(puts.length).toBeLessThanOrEqual(1);
});
