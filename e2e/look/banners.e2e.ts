import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { seedStudent, step } from '../test-support/student.ts';

const banner = (page: Page) => page.getByRole('banner');
const announcement = (page: Page) => banner(page).getByRole('region', { name: 'Announcement' });

/**
 * Sets the clock to a local time, opens a step, which re-renders the banner, and returns the banner's date
 * tag.
 */
async function tagAt(page: Page, localTime: string, name: string): Promise<string> {
  await page.clock.setFixedTime(localTime);
  await step(page, name).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(announcement(page)).toBeVisible();
  const tag = announcement(page).locator('.app-banner__tag');
  return (await tag.count()) === 0 ? '' : tag.innerText();
}

for (const [timezoneId, offset] of [
  ['America/Los_Angeles', '-08:00'],
  ['Asia/Tokyo', '+09:00'],
] as const)
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test(`the date banner changes at midnight in ${timezoneId} and disappears after the last date · BAN-08…16, BAN-18, CONST-26, TRAP-57 @long`, async ({
      page,
    }) => {
      await page.clock.setFixedTime(`2024-11-20T12:00:00${offset}`);
      await page.goto('/about');
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Add to calendar' }).click();
      expect((await saved).suggestedFilename()).toBe('deadline.ics');
      for (const [time, name, tag] of [
        [`2024-11-20T23:30:00${offset}`, 'Academics', '11/20: application deadline'],
        [`2024-11-21T00:30:00${offset}`, 'About You', '12/15: decision before the holidays'],
        [`2025-04-02T01:30:00${offset}`, 'Academics', ''],
      ] as const)
        expect(await tagAt(page, time, name), time).toBe(tag);
      await expect(announcement(page)).toContainText("You're previewing the application.");
    });
  });

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
