import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { holdCalls } from '../test-support/failures.ts';
import { seedStudent } from '../test-support/student.ts';

const dot = (within: Page | Locator) => within.locator('.app-spinner__dot').first();

test('the large spinner covers the page while the profile loads, and a busy button has a small one · FORM-10, FORM-15, CONST-22, ROUTE-12 @long', async ({
  page,
  newEmail,
}) => {
  await seedStudent(page, newEmail(), { last_page: '/about' });
  const release = await holdCalls(page, '/api/profile');
  await page.goto('/about', { waitUntil: 'commit' });
  const screen = page.getByRole('status', { name: 'Loading' });
  // Waits for React to replace the prerendered spinner.
  await expect(dot(screen)).toHaveCSS('width', '32px');
  await expect.poll(() => screen.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
  await expect(page.locator('input')).toHaveCount(0);
  release();
  await expect(page.getByLabel('Legal first name')).toBeVisible();
  await expect(screen).toHaveCount(0);

  const answer = await holdCalls(page, '/public/forgot-password');
  await page.goto('/forgot');
  await page.getByLabel('Email Address').fill('ana@example.edu');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(dot(page.locator('[aria-busy=true]'))).toHaveCSS('width', /^6\.(39|4)/);
  answer();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
});
