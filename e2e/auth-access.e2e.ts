import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { PASSWORD } from './support/account.ts';
import { expectNoFindings } from './support/axe.ts';
import { ALL_CARDS, answerCalls, field, fillCard, holdBack, submitButton, toast } from './support/cards.ts';
import { readExamples } from './support/contract.ts';

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

async function expectNoFindingsAtAnySize(page: Page, state: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expectNoFindings(page, `${state} at ${String(size.width)} px`);
  }
}

for (const card of ALL_CARDS)
  test(`AUTH-43 the ${card.name} has no finding of axe: empty, with errors, waiting, with its toast`, async ({
    page,
    problems,
  }) => {
    problems.expect(/status of 429/);
    const calls = await answerCalls(page, card.operation);
    const tooMany = readExamples(card.operation).replies.find(({ status }) => status === 429);
    if (tooMany) calls.next = tooMany;
    const letThrough = holdBack(calls);

    await page.goto(card.path);
    await expect(submitButton(page)).toBeVisible();
    await expectNoFindingsAtAnySize(page, 'empty');

    for (const label of Object.keys(card.fields)) await field(page, label).fill('a');
    await submitButton(page).click();
    await expect(page.getByText(/needs? another look/)).toBeAttached();
    await expectNoFindingsAtAnySize(page, 'errors');

    await fillCard(page, card.fields);
    await submitButton(page).click();
    await expect(submitButton(page)).toHaveAttribute('aria-busy', 'true');
    await expectNoFindingsAtAnySize(page, 'pending');

    letThrough();
    await expect(toast(page, `${card.name} Error`)).toContainText('Please wait 1 minute');
    await expectNoFindingsAtAnySize(page, 'toast');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

/** Presses Tab until an element has the focus; a person would give up after as many. */
async function tabTo(target: Locator): Promise<void> {
  for (let presses = 0; presses < 15; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await target.page().keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

test('PROD-03…05, AUTH-01, AUTH-24 an account is made, confirmed and entered by keyboard alone', async ({
  page,
  outbox,
  newEmail,
}) => {
  const email = newEmail();
  const { keyboard } = page;
  await page.goto('/login');
  await tabTo(page.getByRole('link', { name: 'Sign Up', exact: true }));
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Sign Up' })).toBeVisible();

  await tabTo(field(page, 'Email Address'));
  await keyboard.type(email);
  await keyboard.press('Tab');
  await keyboard.type('short');
  await keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show Password' })).toBeFocused();
  await keyboard.press('Space');
  await expect(field(page, 'Password')).toHaveAttribute('type', 'text');
  await keyboard.press('Tab');
  await expect(submitButton(page)).toBeFocused();
  await keyboard.press('Enter');
  // Held back: focus is on the field at fault, and what it says belongs to it.
  await expect(field(page, 'Password')).toBeFocused();
  await expect(field(page, 'Password')).toHaveAccessibleDescription(/Please choose a password/);
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type(PASSWORD);
  await keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Confirm Your Account' })).toBeVisible();
  await tabTo(field(page, 'Confirmation Code'));
  await keyboard.type((await outbox.newest(email)).code);
  await keyboard.press('Tab');
  await expect(submitButton(page)).toBeFocused();
  await keyboard.press('Space');

  await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
  await expect(field(page, 'Email Address')).toHaveValue(email);
  await tabTo(field(page, 'Password'));
  await keyboard.type(PASSWORD);
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1, name: 'About You' })).toBeVisible();
});
