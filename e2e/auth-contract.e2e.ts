import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import {
  ALL_CARDS,
  answerCalls,
  CARDS,
  field,
  fillCard,
  resendButton,
  STUDENT,
  submitButton,
  toast,
} from './support/cards.ts';
import { readExamples } from './support/contract.ts';

/** The refusals are the contract's own examples. */
const REFUSED = /status of (400|409|429|500)/;

/** Where a card leads when its call comes through, with the server's message where it is shown (AUTH-36 to AUTH-38). */
const AFTERWARDS: Readonly<Record<string, { path: string; showsMessage: boolean }>> = {
  'Login Card': { path: '/about', showsMessage: false },
  'Sign Up Card': { path: '/confirm', showsMessage: false },
  'Confirm Card': { path: '/login', showsMessage: true },
  'Forgot Password Card': { path: '/forgot', showsMessage: true },
  'Reset Password Card': { path: '/login', showsMessage: true },
};

for (const card of ALL_CARDS)
  test(`AUTH-25, AUTH-35…38, ERR-13 the ${card.name} shows every example of ${card.operation} and keeps what was typed`, async ({
    page,
    problems,
  }) => {
    problems.expect(REFUSED);
    const { replies } = readExamples(card.operation);
    const calls = await answerCalls(page, card.operation);
    await page.goto(card.path);
    await fillCard(page, card.fields);

    const refusals = replies.filter(({ status }) => status !== 200);
    expect(new Set(refusals.map(({ status }) => status))).toEqual(new Set(refusalsOf(card.operation)));
    for (const reply of refusals)
      await test.step(reply.name, async () => {
        calls.next = reply;
        await submitButton(page).click();
        await expect(toast(page, `${card.name} Error`)).toHaveCount(1);
        await expect(toast(page, `${card.name} Error`)).toContainText(reply.body.message);
        await expectKept(page, card.fields);
        await expect(page.getByRole('region', { name: card.name })).toBeVisible();
      });

    for (const reply of replies.filter(({ status }) => status === 200)) {
      calls.next = reply;
      await submitButton(page).click();
      const { path, showsMessage } = AFTERWARDS[card.name] ?? { path: '', showsMessage: false };
      await expect(page).toHaveURL(path);
      await expect(toast(page, `${card.name} Error`)).toHaveCount(0);
      if (showsMessage) await expect(toast(page, 'Success Notification')).toContainText(reply.body.message);
      else await expect(page.getByText(reply.body.message)).toHaveCount(0);
    }
    expect(calls.bodies).toHaveLength(replies.length);
  });

test('AUTH-15, AUTH-37, AUTH-40 both cards that resend a code show every example of resendConfirmation', async ({
  page,
  problems,
}) => {
  problems.expect(REFUSED);
  const label = 'Resend Confirmation Code Error';
  const { replies } = readExamples('resendConfirmation');
  const calls = await answerCalls(page, 'resendConfirmation');

  for (const { path } of [CARDS.confirm, CARDS.login]) {
    await page.goto(path);
    await field(page, 'Email Address').fill(STUDENT);
    for (const reply of replies.filter(({ status }) => status !== 200)) {
      calls.next = reply;
      await resendButton(page).click();
      await expect(toast(page, label)).toHaveCount(1);
      await expect(toast(page, label)).toContainText(reply.body.message);
      await expect(field(page, 'Email Address')).toHaveValue(STUDENT);
      await expect(page).toHaveURL(path);
    }
    const sent = replies.find(({ status }) => status === 200);
    if (sent) calls.next = sent;
    await resendButton(page).click();
    await expect(page).toHaveURL('/confirm');
    await expect(toast(page, 'Success Notification')).toContainText(sent?.body.message ?? '');
  }
  expect(calls.bodies).toEqual(calls.bodies.map(() => ({ username: STUDENT })));
});

/** The statuses besides 200 that each operation declares, written down so that a forgotten example is noticed. */
function refusalsOf(operation: string): number[] {
  return operation === 'signUp' ? [400, 409, 429, 500] : [400, 429, 500];
}

async function expectKept(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await expect(field(page, label)).toHaveValue(value);
}
