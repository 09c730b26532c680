import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { openForm } from '../test-support/student.ts';

test('every state, edge and focus ring stays visible in forced colours · NFR @long', async ({
  page,
  newEmail,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await openForm(page, newEmail(), '/about', { status: 'started', answers: {} });

  const group = page.getByRole('radiogroup', { name: 'Are any of your records under a different name?' });
  const radio = (name: string) => group.getByRole('radio', { name });
  const first = page.getByLabel('Legal first name');
  const next = page.getByRole('button', { name: 'Save and Continue' });
  const step = page.getByRole('link', { name: 'Academics' });
  // Checked before any mouse input, because only keyboard users get focus rings.
  for (const [name, control] of [
    ['a field', first],
    ['a drop-down', page.getByRole('combobox', { name: 'Gender' })],
    ['a button', next],
    ['a link', step],
    ['a radio button', radio('Yes')],
  ] as const)
    await expectSeen(page, `the focus on ${name}`, control, () => control.focus(), 24);

  await expectSeen(page, 'a chosen radio button', radio('No'), () => radio('No').check());
  const box = page.getByRole('checkbox', { name: 'Asian' });
  await expectSeen(page, 'a ticked box', box, () => box.check());
  const tab = page.getByRole('tab', { name: 'Outside the US' }).first();
  await expectSeen(page, 'a chosen tab', tab, () => tab.click());
  const field = page.locator('.app-field', { has: page.getByLabel('Middle name') }).last();
  await expectSeen(page, 'a field with an error', field, () =>
    field.evaluate((element) => element.classList.add('app-field--invalid')),
  );
  // Forced colours override the error colour, so a bar beside the field marks the error.
  await expect(field).toHaveCSS('border-inline-start-style', 'solid');
  await expectSeen(page, 'a disabled button', next, () =>
    next.evaluate((element) => element.setAttribute('aria-disabled', 'true')),
  );

  for (const control of [first, next]) expect(await edgeOf(control)).toBe('seen');
  await page.getByRole('combobox', { name: 'Gender' }).click();
  expect(await edgeOf(page.locator('.app-select__menu'))).toBe('seen');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Account' }).click();
  expect(await edgeOf(page.locator('.app-popover__panel'))).toBe('seen');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Help' }).click();
  expect(await edgeOf(page.getByRole('dialog'))).toBe('seen');
  await page.keyboard.press('Escape');

  await expectSeen(page, 'the current step', step, async () => {
    await step.click();
    await expect(page).toHaveURL('/education');
  });

  // Icons inherit the colour of their text in any colour scheme.
  const kept = page
    .locator('.app-icon')
    .evaluateAll((icons) =>
      icons
        .filter((icon) => getComputedStyle(icon).getPropertyValue('forced-color-adjust') !== 'auto')
        .map((icon) => icon.parentElement?.className),
    );
  expect(await kept).toEqual([]);
});

/** Expects an action to change a control's appearance, ignoring hover and (unless `around` is set) focus. */
async function expectSeen(
  page: Page,
  what: string,
  control: Locator,
  act: () => Promise<unknown>,
  around = 0,
): Promise<void> {
  const draw = async () => {
    await control.scrollIntoViewIfNeeded();
    const { x = 0, y = 0, width = 0, height = 0 } = (await control.boundingBox()) ?? {};
    const clip = { x: x - around, y: y - around, width: width + 2 * around, height: height + 2 * around };
    return page.screenshot({ clip });
  };
  const before = await draw();
  await act();
  await page.mouse.move(0, 0);
  if (around === 0) await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  expect(before.equals(await draw()), `${what} changes its appearance`).toBe(false);
}

/** Returns 'seen' if a box has a visible edge, or else describes the problem. */
function edgeOf(box: Locator): Promise<string> {
  return box.evaluate((element) => {
    const { borderTopWidth, borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(element);
    if (borderTopStyle === 'none' || parseFloat(borderTopWidth) === 0) return 'has no edge';
    return borderTopColor === backgroundColor
      ? `has an edge of the same colour as its background, ${borderTopColor}`
      : 'seen';
  });
}
