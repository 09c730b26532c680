import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { hold } from '../test-support/failures.ts';
import { goToStep, openForm, seedStudent } from '../test-support/student.ts';

test('buttons, fields and the popover have their specified sizes at 1280, 800 and 390 px · BTN-09, BTN-10, CONST-18…20, ACC-09', async ({
  page,
  newEmail,
}) => {
  await openForm(page, newEmail(), '/final-steps', { answers: { signature_confirmed: 'true' } });
  for (const width of [1280, 800, 390]) {
    const isPhone = width < 640;
    await page.setViewportSize({ width, height: 844 });
    const box = async (name: string) => {
      const found = await page.getByRole('button', { name, exact: true }).boundingBox();
      return { width: Math.round(found?.width ?? 0), height: Math.round(found?.height ?? 0) };
    };
    // On a phone, a button is as wide as the column.
    const form = await page.locator('form').boundingBox();
    const column = Math.round(form?.width ?? 0);
    expect(await box('Back')).toEqual({ width: isPhone ? column : 240, height: 48 });
    expect(await box('Submit Application')).toEqual({ width: isPhone ? column : 160, height: 48 });

    const name = await page.getByLabel('Type your full legal name').boundingBox();
    const date = await page.getByLabel("Today's date").boundingBox();
    if (!name || !date) throw new Error('The signature is not on screen.');
    // Name and date share one line, with the name twice as wide; on a phone, the date is below the name.
    if (isPhone) expect(date.y).toBeGreaterThan(name.y + name.height);
    else {
      expect(date.y + date.height).toBeCloseTo(name.y + name.height, 0);
      expect(date.x).toBeGreaterThan(name.x + name.width);
      expect(name.width / date.width).toBeGreaterThan(1.9);
    }
    expect(date.height).toBe(48);

    const account = page.getByRole('button', { name: 'Account' });
    await account.click();
    const popover = page.locator('.app-popover__panel');
    await expect(popover).toBeVisible();
    const gap = async () => {
      const [above, below] = [await account.boundingBox(), await popover.boundingBox()];
      return Math.abs((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0) - 5);
    };
    await expect.poll(gap).toBeLessThanOrEqual(1);
    await page.keyboard.press('Escape');
    await expect(popover).toHaveCount(0);
  }
});

/** The form's explanatory dialogs and their widths in windows of 1440 px and 900 px, for a 16 px root font size. */
const MODALS = [
  { label: 'Which type am I?', wide: 960, tablet: 630 },
  { label: 'See all majors', wide: 1152, tablet: 810 },
  { label: 'Why do we ask?', wide: 480, tablet: 480 },
] as const;

test('explanatory dialogs open in one of three widths and restore focus when closed · FORM-08, FORM-09, CONST-21 @long', async ({
  page,
  newEmail,
}) => {
  await openForm(page, newEmail(), '/education');
  for (const { label, wide, tablet } of MODALS) {
    if (label === 'Why do we ask?') await goToStep(page, 'Submit');
    const button = page.getByRole('button', { name: label });
    const dialog = page.getByRole('dialog', { name: label });
    // The dialog slides in, but its width is final from the start.
    const width = () => dialog.evaluate((element) => (element as HTMLElement).offsetWidth);
    await page.setViewportSize({ width: 1440, height: 900 });
    await button.click();
    expect(await width(), label).toBe(wide);
    await page.setViewportSize({ width: 900, height: 900 });
    expect(await width(), label).toBe(tablet);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await width(), label).toBeLessThanOrEqual(390);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
  }
});

const dot = (within: Page | Locator) => within.locator('.app-spinner__dot').first();

test('the large spinner covers the page while the profile loads, and a busy button has a small one · FORM-10, FORM-15, CONST-22, ROUTE-12 @long', async ({
  page,
  newEmail,
}) => {
  await seedStudent(page, newEmail(), { last_page: '/about' });
  const release = await hold(page, '**/api/profile');
  await page.goto('/about', { waitUntil: 'commit' });
  const screen = page.getByRole('status', { name: 'Loading' });
  // Waits for React to replace the prerendered spinner.
  await expect(dot(screen)).toHaveCSS('width', '32px');
  await expect.poll(() => screen.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
  await expect(page.locator('input')).toHaveCount(0);
  release();
  await expect(page.getByLabel('Legal first name')).toBeVisible();
  await expect(screen).toHaveCount(0);

  const answer = await hold(page, '**/public/forgot-password');
  await page.goto('/forgot');
  await page.getByLabel('Email Address').fill('ana@example.edu');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(dot(page.locator('[aria-busy=true]'))).toHaveCSS('width', /^6\.(39|4)/);
  answer();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
});
