import { expect, test } from './fixtures.ts';
import { openForm } from './support/student.ts';

for (const width of [1280, 800, 390]) {
  test(`BTN-09, BTN-10, CONST-18…20, ACC-09 buttons, controls and the popover keep their sizes at ${String(width)} px`, async ({
    page,
    newEmail,
  }) => {
    const isPhone = width < 640;
    await page.setViewportSize({ width, height: 844 });
    await openForm(page, newEmail(), '/final-steps', {
      status: 'started',
      answers: { signature_confirmed: 'true' },
    });
    const box = async (name: string) => {
      const found = await page.getByRole('button', { name, exact: true }).boundingBox();
      return { width: Math.round(found?.width ?? 0), height: Math.round(found?.height ?? 0) };
    };
    // On a phone a button is as wide as the column.
    const form = await page.locator('form').boundingBox();
    const column = Math.round(form?.width ?? 0);
    expect(await box('Back')).toEqual({ width: isPhone ? column : 240, height: 48 });
    expect(await box('Submit Application')).toEqual({ width: isPhone ? column : 160, height: 48 });

    const name = await page.getByLabel('Type your full legal name').boundingBox();
    const date = await page.getByLabel("Today's date").boundingBox();
    if (!name || !date) throw new Error('The signature is not on screen.');
    // Side by side they stand on one line, the name twice as wide; on a phone the date stands below.
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
  });
}

test('the page’s heading comes first, then its own errors, then those of the other pages · VSUM-01 @phone', async ({
  page,
  newEmail,
}) => {
  await openForm(page, newEmail(), '/education', { status: 'validating' });
  const summary = page.getByRole('region', { name: 'Please review your application' });
  await expect(summary).toBeVisible();

  const top = async (name: string) =>
    (await page.getByRole('main').getByRole('heading', { name, exact: true }).first().boundingBox())?.y ??
    NaN;
  expect(await top('Academics')).toBeLessThan((await summary.boundingBox())?.y ?? NaN);
  await expect(summary.getByRole('heading', { level: 3 })).toHaveText(['Academics', 'About You', 'Submit']);
});

test('NFR CLS the face of the headings is asked for before the first call, and nothing moves once it is there @phone', async ({
  page,
  newEmail,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const font = page.waitForResponse(/bricolage-grotesque-latin-opsz/);
  // The answers come after the face, as they do where a server has to be asked.
  await page.route('**/api/profile', async (route) => {
    await (await font).finished();
    await route.fallback();
  });
  await page.addInitScript(() => {
    const shifts: number[] = ((window as unknown as { shifts: number[] }).shifts = []);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });

  await openForm(page, newEmail(), '/about');
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );

  const face = asked.findIndex((path) => path.includes('bricolage-grotesque'));
  expect(face).toBeGreaterThan(-1);
  expect(face).toBeLessThan(asked.indexOf('/api/profile'));
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
});
