import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { failCalls, holdCalls, letThrough, REJECTED } from '../test-support/failures.ts';
import { isCall, openForm, step, watchCalls } from '../test-support/student.ts';

test.use({ hasIdleMoments: true });

const firstName = (page: Page) => page.getByLabel('Legal first name');
const line = (page: Page) => page.locator('.app-save-status');
const unexpected = (page: Page) => page.getByRole('dialog', { name: 'Unexpected Error' });
const next = (page: Page) => page.getByRole('button', { name: 'Save and Continue' });

test('the save line shows whether the answers are saved, and after a failure the reason and a button to try again · PROD-06, FORM-17 @long', async ({
  page,
  context,
  newEmail,
  problems,
}) => {
  problems.expect(REJECTED);
  await openForm(page, newEmail(), '/about');
  const calls = watchCalls(page, /^\/api\/answer/);
  await firstName(page).fill('Maya');
  await expect(line(page)).toContainText('Your answers are saved as you go.');
  expect(calls).toEqual([]);

  await failCalls(page, 'saveAnswers:500:unexpected');
  await next(page).click();
  await unexpected(page).getByRole('button', { name: 'Back to my application' }).click();
  await expect(line(page)).toContainText('Not saved: something went wrong on our side.');
  await letThrough(page);
  await context.setOffline(true);
  await line(page).getByRole('button', { name: 'Try again' }).click();
  await unexpected(page).getByRole('button', { name: 'Back to my application' }).click();
  await expect(line(page)).toContainText('Not saved: you seem to be offline.');
  await expect(firstName(page)).toHaveValue('Maya');

  await context.setOffline(false);
  const release = await holdCalls(page, '/api/answer');
  await line(page).getByRole('button', { name: 'Try again' }).click();
  await expect(line(page)).toContainText('Saving…');
  // The pressed button has disappeared, so the save line has focus instead.
  await expect(line(page)).toBeFocused();
  release();
  await expect(line(page)).toContainText(/Saved at \d+:\d\d [AP]M\./);
});

test('the browser’s Back button, pressed while a step waits for its save, takes precedence over that step · NAV-04, ROUTE-03, TRAP-41 @long', async ({
  page,
  newEmail,
}) => {
  await openForm(page, newEmail(), '/about');
  await next(page).click();
  await expect(page.getByRole('heading', { name: 'Academics', level: 1 })).toBeVisible();
  await expect(line(page)).toContainText('Saved at');
  const release = await holdCalls(page, '/api/answer');
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
  await expect(line(page)).toContainText('Saved at');
  await expect(page.getByRole('heading', { name: 'About You', level: 1 })).toBeVisible();
});

test('closing a tab sends its unsaved answers once · PROD-06', async ({ page, context, newEmail }) => {
  await openForm(page, newEmail(), '/about');
  await firstName(page).fill('Maya');
  const puts: string[] = [];
  context.on('request', (request) => {
    if (isCall(request, 'PUT', '/api/answer')) puts.push(request.postData() ?? '');
  });
  const readAnswers = async () => {
    const response = await context.request.get('/api/profile');
    return ((await response.json()) as { answer: Record<string, string> }).answer;
  };
  await page.close({ runBeforeUnload: true });
  await expect.poll(readAnswers).toMatchObject({ first_name: 'Maya' });
  expect(puts.length).toBeLessThanOrEqual(1);
});
