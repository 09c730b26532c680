import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { seedStudent, step } from '../test-support/student.ts';

const banner = (page: Page) => page.getByRole('banner');
const announcement = (page: Page) => banner(page).getByRole('region', { name: 'Announcement' });

/** Goes to a step as of a local time, which shows the banner anew, and returns its date. */
async function tagAt(page: Page, localTime: string, name: string): Promise<string> {
  await page.clock.setFixedTime(localTime);
  await step(page, name).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(announcement(page)).toBeVisible();
  const tag = announcement(page).locator('.app-banner__tag');
  return (await tag.count()) === 0 ? '' : tag.innerText();
}

for (const [timezoneId, offset] of [
  ['America/Los_Angeles', { summer: '-07:00', winter: '-08:00' }],
  ['Asia/Tokyo', { summer: '+09:00', winter: '+09:00' }],
] as const) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test(`the date banner is the first that has not passed, in ${timezoneId} · BAN-08…16, CONST-26, TRAP-57`, async ({
      page,
    }) => {
      const steps = ['Academics', 'About You'];
      await page.clock.setFixedTime('2024-09-01T12:00:00' + offset.summer);
      await page.goto('/about');
      for (const [at, [time, tag]] of (
        [
          ['2024-10-01T12:00:00' + offset.summer, '10/15/2024: application deadline'],
          ['2024-10-15T23:30:00' + offset.summer, '10/15/2024: application deadline'],
          ['2024-10-16T00:30:00' + offset.summer, '11/20: application deadline'],
          ['2024-11-21T00:30:00' + offset.winter, '12/15: decision before the holidays'],
          ['2024-12-16T00:30:00' + offset.winter, '1/5/2025: no fee'],
          ['2025-01-06T00:30:00' + offset.winter, '2/1: decision within 2 weeks'],
          ['2025-02-02T00:30:00' + offset.winter, '3/1: application deadline'],
          ['2025-03-02T00:30:00' + offset.winter, '4/1: decision within 2 weeks'],
          ['2025-04-01T23:00:00' + offset.summer, '4/1: decision within 2 weeks'],
          ['2025-04-02T00:30:00' + offset.summer, ''],
        ] as const
      ).entries())
        expect(await tagAt(page, time, steps[at % 2] ?? ''), time).toBe(tag);
      await expect(announcement(page)).toContainText("You're previewing the application.");
    });
  });
}

test('the banner says where an applicant stands, with the four promises · BAN-01…07, TRAP-33, ENT-05', async ({
  page,
  newEmail,
}) => {
  const promises = ['No application fee', 'No essay', 'A decision within two weeks', 'Test scores optional'];
  const TEXTS = ['previewing', 'Congratulations', 'Welcome back', 'complete'] as const;
  const shows = async (path: string, expected: (typeof TEXTS)[number]) => {
    await page.goto(path);
    await expect(banner(page)).toHaveCount(1);
    await expect(announcement(page)).toContainText(expected);
    for (const other of TEXTS.filter((text) => text !== expected))
      await expect(announcement(page)).not.toContainText(other);
    for (const promise of expected === 'complete' ? [] : promises)
      await expect(banner(page).getByText(promise, { exact: true })).toBeVisible();
  };
  for (const path of ['/about', '/education', '/final-steps']) await shows(path, 'previewing');
  const email = newEmail();
  for (const [logins, expected] of [
    [0, 'Congratulations'],
    [1, 'Congratulations'],
    [2, 'Welcome back'],
    [5, 'Welcome back'],
  ] as const) {
    await seedStudent(page, email, { logins, last_page: '/about' });
    await shows('/about', expected);
  }
  await seedStudent(page, email, { status: 'submitted', logins: 5 });
  await shows('/completion', 'complete');
});

test('help and privacy open as dialogs with the same contact, and give the focus back · FOOT-01…07', async ({
  page,
}) => {
  await page.goto('/about');
  const texts: string[] = [];
  for (const name of ['Help', 'Privacy']) {
    const trigger = page.getByRole('contentinfo').getByRole('button', { name });
    const dialog = page.getByRole('dialog', { name });
    await trigger.click();
    await expect(dialog.getByRole('link', { name: '(814) 555-0142' })).toHaveAttribute('href', /^tel:/);
    await expect(dialog.getByRole('link', { name: 'admission@aldervalley.example' })).toHaveAttribute(
      'href',
      'mailto:admission@aldervalley.example',
    );
    texts.push(await dialog.locator('dl, address').last().innerText());
    if (name === 'Privacy') {
      await expect(dialog).toContainText(/cookie/i);
      for (const browser of ['Chrome', 'Edge', 'Firefox', 'Safari']) {
        const link = dialog.getByRole('link', { name: new RegExp(browser) });
        await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
        await expect(link).toHaveAttribute('target', '_blank');
      }
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(trigger).toBeFocused();
    await trigger.click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(trigger).toBeFocused();
  }
  expect(texts[0]).toContain('Monday–Friday');
  expect(texts[1]).toBe(texts[0]);
  for (const path of ['/education', '/final-steps', '/login']) {
    await page.goto(path);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  }
});
