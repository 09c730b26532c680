import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { enlargeByStyle } from '../test-support/layout.ts';
import { openForm, seedStudent } from '../test-support/student.ts';

const banner = (page: Page) => page.getByRole('banner');
const announcement = (page: Page) => banner(page).getByRole('region', { name: 'Announcement' });

test("the banner shows the applicant's progress, and lists four advantages until the application is submitted; on a phone the first question is within 700 px · BAN-01…07, BAN-17, TRAP-33, ENT-05 @long", async ({
  page,
  newEmail,
}) => {
  const TEXTS = ['previewing', 'Congratulations', 'Welcome back', 'complete'] as const;
  const shows = async (path: string, expected: (typeof TEXTS)[number]) => {
    await page.goto(path);
    await expect(banner(page)).toHaveCount(1);
    for (const text of TEXTS)
      await expect(announcement(page).getByText(text)).toHaveCount(text === expected ? 1 : 0);
    for (const promise of [
      'No application fee',
      'No essay',
      'A decision within two weeks',
      'Test scores optional',
    ])
      await expect(banner(page).getByText(promise, { exact: true })).toHaveCount(
        expected === 'complete' ? 0 : 1,
      );
  };
  // The longest banner: a first log-in before a deadline.
  await page.clock.setFixedTime('2024-10-01T12:00:00-04:00');
  await shows('/about', 'previewing');
  const email = newEmail();
  for (const [logins, expected] of [
    [1, 'Congratulations'],
    [2, 'Welcome back'],
  ] as const) {
    await seedStudent(page, email, { logins, last_page: '/about' });
    await shows('/about', expected);
    await page.setViewportSize({ width: 390, height: 844 });
    expect((await page.getByLabel('Legal first name').boundingBox())?.y).toBeLessThanOrEqual(700);
    await page.setViewportSize({ width: 1280, height: 800 });
  }
  await seedStudent(page, email, { status: 'submitted', logins: 5 });
  await shows('/completion', 'complete');
});

test('on a phone with text enlarged to 200 % by a style sheet, the first question of steps 1 and 2 is within 1,400 px, even below a deadline · BAN-17 @long', async ({
  page,
  newEmail,
}) => {
  await page.clock.setFixedTime('2024-10-01T12:00:00-04:00');
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/about', '/education'] as const) {
    await openForm(page, newEmail(), path);
    // Otherwise the fallback font would be measured.
    await page.waitForFunction(() => document.fonts.check("600 1em 'Bricolage Grotesque Variable'"));
    await enlargeByStyle(page)(200);
    await expect(page.locator('.app-banner__tag')).toBeVisible();
    const first = await page.locator('main form').locator('input, [role=combobox]').first().boundingBox();
    expect(first?.y, path).toBeLessThanOrEqual(1_400);
  }
});
