import { expect, test } from '../fixtures.ts';

for (const width of [390, 820])
  test(`a long e-mail address wraps on the staff sheet at ${String(width)} px · ROLE-08`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const address = `${'a-very-long-name-'.repeat(12)}maya@example.edu`;
    await page.route('**/service/tmp-pdf*', (route) =>
      route.fulfill({
        json: {
          answer: { first_name: 'Maya', last_name: 'Okafor', contact_email: address },
          add_another: {},
          tabs: {},
          document_answer: {},
        },
      }),
    );

    await page.goto('/about?service_token=any');

    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toContainText(address);
    const sideways = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await sideways()).toBe(0);
    const [sheet, meta] = [
      await page.locator('.app-read-only-sheet').boundingBox(),
      await page.locator('.app-read-only-sheet__meta').boundingBox(),
    ];
    expect((meta?.x ?? 0) + (meta?.width ?? 0)).toBeLessThanOrEqual((sheet?.x ?? 0) + (sheet?.width ?? 0));
  });
