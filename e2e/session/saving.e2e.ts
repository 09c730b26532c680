import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { failCalls, holdCalls, letThrough, REFUSED } from '../test-support/failures.ts';
import { isCall, openForm, step, watchCalls } from '../test-support/student.ts';

test.use({ hasIdleMoments: true });

const firstName = (page: Page) => page.getByLabel('Legal first name');
const line = (page: Page) => page.locator('.app-save-status');
const unexpected = (page: Page) => page.getByRole('dialog', { name: 'Unexpected Error' });
const next = (page: Page) => page.getByRole('button', { name: 'Save and Continue' });

async function logIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Example-Pass-2026');
  await page.getByRole('button', { name: 'Submit' }).click();
}

test('the save line shows what is saved, what is not and why, and offers to retry · PROD-06, FORM-17', async ({
  page,
  context,
  newEmail,
  problems,
}) => {
  problems.expect(REFUSED);
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

  // Leaving the page now prompts for confirmation.
  const asked = page.waitForEvent('dialog');
  void page.evaluate(() => location.reload()).catch(() => undefined);
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();

  await context.setOffline(false);
  const release = await holdCalls(page, '/api/answer');
  await line(page).getByRole('button', { name: 'Try again' }).click();
  await expect(line(page)).toContainText('Saving…');
  // The pressed button has disappeared, so the save line has focus instead.
  await expect(line(page)).toBeFocused();
  release();
  await expect(line(page)).toContainText(/Saved at \d+:\d\d [AP]M\./);
  await page.reload();
  await expect(firstName(page)).toHaveValue('Maya');
});

test('if two steps are clicked during a slow save, the second one opens after a single save · NAV-04, TRAP-41 @phone', async ({
  page,
  newEmail,
}) => {
  await openForm(page, newEmail(), '/about');
  const calls = watchCalls(page, /^\/api\/(answer|validations)$/);
  const release = await holdCalls(page, '/api/answer');
  await firstName(page).fill('Maya');

  await step(page, 'Academics').click();
  await expect(step(page, 'Academics')).toHaveClass(/--next/);
  await step(page, 'Submit').click();
  await expect(step(page, 'Submit')).toHaveClass(/--next/);
  await expect(step(page, 'Academics')).not.toHaveClass(/--next/);
  release();

  await expect(page.getByRole('heading', { name: 'Submit', level: 1 })).toBeVisible();
  expect(calls.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
    'POST /api/validations',
    'PUT /api/answer',
  ]);
});

for (const { way, go, from, to } of [
  { way: 'Back', go: (page: Page) => page.goBack(), from: 'Academics', to: 'About You' },
  { way: 'Forward', go: (page: Page) => page.goForward(), from: 'About You', to: 'Academics' },
])
  test(`the browser's ${way} button, pressed while a step waits for its save, takes precedence over that step · NAV-04, ROUTE-03`, async ({
    page,
    newEmail,
  }) => {
    await openForm(page, newEmail(), '/about');
    await next(page).click();
    await expect(page.getByRole('heading', { name: 'Academics', level: 1 })).toBeVisible();
    if (way === 'Forward') await page.goBack();
    await expect(page.getByRole('heading', { name: from, level: 1 })).toBeVisible();
    await expect(line(page)).toContainText('Saved at');
    const release = await holdCalls(page, '/api/answer');
    await step(page, 'Submit').click();
    await expect(step(page, 'Submit')).toHaveClass(/--next/);
    await go(page);
    await expect(page.getByRole('heading', { name: to, level: 1 })).toBeVisible();
    // Expects two saves: the step's own, then the one triggered by the browser's button.
    const saves: string[] = [];
    page.on('requestfinished', (request) => {
      if (isCall(request, 'PUT', '/api/answer')) saves.push(request.url());
    });
    release();

    await expect.poll(() => saves.length).toBe(2);
    await expect(line(page)).toContainText('Saved at');
    await expect(page.getByRole('heading', { name: to, level: 1 })).toBeVisible();
  });

test('closing or hiding a tab sends unsaved answers once · PROD-06', async ({ page, context, newEmail }) => {
  const email = newEmail();
  await openForm(page, email, '/about');
  await firstName(page).fill('Maya');
  const puts: string[] = [];
  context.on('request', (request) => {
    if (isCall(request, 'PUT', '/api/answer')) puts.push(request.postData() ?? '');
  });
  const other = await context.newPage();
  await page.close({ runBeforeUnload: true });
  await expect
    .poll(async () => {
      await other.goto('/about');
      return firstName(other).inputValue();
    })
    .toBe('Maya');
  expect(puts.length).toBeLessThanOrEqual(1);
});

test('answers that are still unsaved when a session ends are kept until the same person logs in again · TRAP-12, ERR-08', async ({
  page,
  newEmail,
  problems,
}) => {
  problems.expect(REFUSED);
  const email = newEmail();
  await openForm(page, email, '/about', { answers: { first_name: 'Ana', last_name: 'Marsh' } });
  await firstName(page).fill('Anna');
  await failCalls(page, 'saveAnswers:401:session_invalid', { times: 1 });
  await next(page).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText(/unsaved answers are still here/)).toBeVisible();
  const kept = await page.evaluate(() =>
    JSON.stringify([history.state, Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  expect(kept).not.toContain('Anna');
  const saved = page.waitForRequest((request) => isCall(request, 'PUT', '/api/answer'));
  await logIn(page, email);
  expect((await saved).postDataJSON()).toMatchObject({ first_name: 'Anna', last_name: 'Marsh' });
  await expect(firstName(page)).toHaveValue('Anna');
});
