import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { enlargeByStyle } from '../test-support/layout.ts';
import { openForm, seedStudent } from '../test-support/student.ts';

const banner = (page: Page) => page.getByRole('banner');
const announcement = (page: Page) => banner(page).getByRole('region', { name: 'Announcement' });

const TEXTS = ['previewing', 'Congratulations', 'Welcome back', 'complete'] as const;
const PROMISES = ['No application fee', 'No essay', 'A decision within two weeks', 'Test scores optional'];

for (const [who, path, expected, seed] of [
  ['a visitor', '/about', 'previewing', null],
  ['a student at the first log-in', '/about', 'Congratulations', { logins: 1, last_page: '/about' }],
  ['a returning student', '/about', 'Welcome back', { logins: 2, last_page: '/about' }],
  ['a student who has submitted', '/completion', 'complete', { logins: 5, status: 'submitted' }],
] as const)
  test(`the banner tells ${who} where they are, and lists four advantages until the application is submitted; on a phone the first question is within 700 px, even below a deadline · BAN-01…07, BAN-17, TRAP-33, ENT-05 @long`, async ({
    page,
    newEmail,
  }) => {
    await page.clock.setFixedTime('2024-10-01T12:00:00-04:00');
    if (seed) await seedStudent(page, newEmail(), seed);
    await page.goto(path);
    await expect(banner(page)).toHaveCount(1);
    for (const text of TEXTS)
      await expect(announcement(page).getByText(text)).toHaveCount(text === expected ? 1 : 0);
    for (const promise of PROMISES)
      await expect(banner(page).getByText(promise, { exact: true })).toHaveCount(
        expected === 'complete' ? 0 : 1,
      );
    if (expected === 'complete') return;
    await page.setViewportSize({ width: 390, height: 844 });
    expect((await page.getByLabel('Legal first name').boundingBox())?.y).toBeLessThanOrEqual(700);
  });

for (const [timezoneId, moment, said] of [
  ['Europe/Berlin', '2024-10-01T12:00:00Z', 'that is 5:59 a.m. on Wednesday where you are.'],
  ['America/New_York', '2024-10-15T16:00:00Z', 'This is the last day.'],
  // It is over by the device's calendar, but not at the office.
  ['Europe/Berlin', '2024-11-21T02:00:00Z', 'The deadline of 11/20 is open until'],
] as const)
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test(`on a phone “${said}” leaves the first question within 700 px · BAN-17, BEY-05 @phone`, async ({
      page,
      newEmail,
    }) => {
      await page.clock.setFixedTime(moment);
      await openForm(page, newEmail(), '/about');
      await expect(announcement(page).getByText(said)).toBeVisible();
      expect((await page.getByLabel('Legal first name').boundingBox())?.y).toBeLessThanOrEqual(700);
    });
  });

for (const path of ['/about', '/education'] as const)
  test(`on a phone with text enlarged to 200 % by a style sheet, the first question of ${path} is within 1,400 px, even below a deadline · BAN-17 @long`, async ({
    page,
    newEmail,
  }) => {
    await page.clock.setFixedTime('2024-10-01T12:00:00-04:00');
    await page.setViewportSize({ width: 390, height: 844 });
    await openForm(page, newEmail(), path);
    // Otherwise the fallback font would be measured.
    await page.waitForFunction(() => document.fonts.check("600 1em 'Bricolage Grotesque Variable'"));
    await enlargeByStyle(page)(200);
    await expect(page.locator('.app-banner__tag')).toBeVisible();
    const first = await page.locator('main form').locator('input, [role=combobox]').first().boundingBox();
    expect(first?.y).toBeLessThanOrEqual(1_400);
  });
