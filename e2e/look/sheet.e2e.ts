import { expect, test } from '../fixtures.ts';

test('a long e-mail address wraps in the service view at 390 and 820 px · ROLE-08 @long', async ({
  page,
}) => {
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
  await expect(page.getByRole('banner')).toContainText(address);

  for (const width of [390, 820]) {
    await page.setViewportSize({ width, height: 844 });
    const { scrollWidth, clientWidth, sheet, facts } = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const rightOf = (selector: string) =>
        document.querySelector(selector)?.getBoundingClientRect().right ?? NaN;
      return {
        scrollWidth,
        clientWidth,
        sheet: rightOf('.app-read-only-sheet'),
        facts: rightOf('.app-read-only-sheet__meta'),
      };
    });
    expect(scrollWidth).toBe(clientWidth);
    expect(facts).toBeLessThanOrEqual(sheet);
  }
});
