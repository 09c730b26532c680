import { expect, test } from '../fixtures.ts';
import { field } from '../test-support/cards.ts';

test('a password can be shown and hidden without moving the caret, and its requirements are listed directly below the field · AUTH-12, AUTH-32…34, AUTH-44, CONST-04 @long', async ({
  page,
}) => {
  await page.goto('/signup');
  const password = field(page, 'Password');
  const met = page.locator('#password-requirements > [data-state=success]');
  await password.fill('Abcdefghi1!');
  await expect(met).toHaveCount(5);
  await password.fill('Abcdefghij1!');
  await expect(met).toHaveCount(6);
  const [input, list] = [
    await password.boundingBox(),
    await page.locator('.app-password-requirements').boundingBox(),
  ];
  const gap = (list?.y ?? 0) - (input?.y ?? 0) - (input?.height ?? 0);
  expect(gap, 'the list is directly below its field').toBeLessThanOrEqual(14);

  await password.evaluate((element: HTMLInputElement) => element.setSelectionRange(3, 3));
  for (const [name, type] of [
    ['Show Password', 'text'],
    ['Hide Password', 'password'],
  ] as const) {
    await page.getByRole('button', { name }).click();
    await expect(password).toHaveAttribute('type', type);
    await expect(password).toHaveValue('Abcdefghij1!');
    await expect(password).toBeFocused();
    expect(await password.evaluate((element: HTMLInputElement) => element.selectionStart)).toBe(3);
  }
});
