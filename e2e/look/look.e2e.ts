import { expect, test } from '../fixtures.ts';
import { openForm, seedStudent } from '../test-support/student.ts';

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

test('the page heading comes before the summary, which lists the page’s own errors before those of other pages · VSUM-01 @phone @long', async ({
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
  const titles = summary.getByRole('heading', { level: 3 });
  await expect(titles.last()).toHaveText('Submit');
  const [first, ...others] = await titles.allInnerTexts();
  const steps = await page.locator('.app-step-navigation__title').allTextContents();
  expect(first).toBe('Academics');
  expect(others).toEqual(steps.filter((step) => others.includes(step)));
  expect(others).toContain('About You');
});

test('the mailing and home city fields have the same gap above them, and the file formats and the thank-you text appear only once @long', async ({
  page,
  newEmail,
}) => {
  await openForm(page, newEmail(), '/about', { status: 'started', answers: { mailing_same_ind: 'no' } });
  const fieldOf = (key: string) => page.locator('.app-field', { has: page.locator(`#${key}`) }).last();
  const gapAbove = async (key: string, above: string) => {
    const [upper, lower] = [await fieldOf(above).boundingBox(), await fieldOf(key).boundingBox()];
    return Math.round((lower?.y ?? NaN) - (upper?.y ?? NaN) - (upper?.height ?? NaN));
  };
  await expect(page.locator('#mailing_city')).toBeVisible();
  expect(await gapAbove('mailing_city', 'mailing_address_line_1')).toBe(
    await gapAbove('home_city', 'home_address_line_1'),
  );

  await openForm(page, newEmail(), '/education');
  const row = page.locator('.app-field', { has: page.locator('#hs_transcript_doc') });
  await expect(row.getByText(/PDF, Word/)).toHaveCount(1);

  await seedStudent(page, newEmail(), { status: 'submitted' });
  await page.goto('/completion');
  await expect(page.getByRole('main').getByText(/thank/i)).toHaveCount(1);
});

test('the zero is slashed in codes only', async ({ page }) => {
  await page.goto('/confirm');
  const fields = page.getByRole('main').getByRole('textbox');
  const found = await fields.evaluateAll((all) =>
    all.map((field) => ({
      isCode: field.getAttribute('autocomplete') === 'one-time-code',
      isSlashed: getComputedStyle(field).fontVariantNumeric.includes('slashed-zero'),
    })),
  );
  const code = found.map(({ isCode }) => isCode);
  expect(found.map(({ isSlashed }) => isSlashed)).toEqual(code);
  expect(code).toContain(true);

  // The font has both zeros.
  const draw = async (variant: string) => {
    await page.evaluate(async (value) => {
      const zero = Object.assign(document.createElement('p'), { id: 'zero', textContent: '0' });
      Object.assign(zero.style, { fontSize: '4rem', fontVariantNumeric: value });
      document.body.replaceChildren(zero);
      await document.fonts.load('64px "Atkinson Hyperlegible Next Variable"', '0');
    }, variant);
    return page.locator('#zero').screenshot();
  };
  expect(await draw('slashed-zero')).not.toEqual(await draw('normal'));
});
