import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import {
  ALL_CARDS,
  CARDS,
  field,
  fillCard,
  resendButton,
  STUDENT,
  submitButton,
  toast,
} from './support/cards.ts';
import { type ExampleReply, type PublicOperation, readExamples } from './support/contract.ts';

const mock = process.env.E2E_MOCK_URL ?? '';

/** The refusals are the contract's own examples. */
const REFUSED = /status of (400|401|409|429|500)/;

/** Where a card leads when its call comes through, with the server's message where it is shown (AUTH-36 to AUTH-38). */
const AFTERWARDS: Readonly<Record<string, { path: string; showsMessage: boolean }>> = {
  'Login Card': { path: '/about', showsMessage: false },
  'Sign Up Card': { path: '/confirm', showsMessage: false },
  'Confirm Card': { path: '/login', showsMessage: true },
  'Forgot Password Card': { path: '/forgot', showsMessage: true },
  'Reset Password Card': { path: '/login', showsMessage: true },
};

/** The statuses each operation declares, written down so that a forgotten example is noticed. */
const statusesOf = (operation: PublicOperation): number[] =>
  operation === 'signUp' ? [200, 400, 409, 429, 500] : [200, 400, 429, 500];

/** Opens a card on the mock, which then answers an operation with an example. */
async function openOnMock(page: Page, path: string, operation: string, reply: ExampleReply): Promise<void> {
  const url = new URL(path, mock);
  url.searchParams.set('scenario', `${operation}:${reply.name.replace(' ', ':')}`);
  await page.goto(url.href);
  await expect(submitButton(page)).toBeVisible();
}

for (const card of ALL_CARDS)
  test(`AUTH-25, AUTH-35…38, ERR-13 the ${card.name} shows every example of ${card.operation} on the mock and keeps what was typed`, async ({
    page,
    problems,
  }) => {
    problems.expect(REFUSED);
    const { replies } = readExamples(card.operation);
    expect([...new Set(replies.map(({ status }) => status))].sort()).toEqual(statusesOf(card.operation));
    for (const reply of replies)
      await test.step(reply.name, async () => {
        await openOnMock(page, card.path, card.operation, reply);
        await fillCard(page, card.fields);
        await submitButton(page).click();
        const failure = toast(page, `${card.name} Error`);
        if (reply.status !== 200) {
          await expect(failure).toContainText(reply.body.message);
          for (const [label, value] of Object.entries(card.fields))
            await expect(field(page, label)).toHaveValue(value);
          await expect(page.getByRole('region', { name: card.name })).toBeVisible();
          return;
        }
        const { path, showsMessage } = AFTERWARDS[card.name] ?? { path: '', showsMessage: false };
        await expect(page).toHaveURL((url) => url.pathname === path);
        await expect(failure).toHaveCount(0);
        if (showsMessage) await expect(toast(page, 'Success Notification')).toContainText(reply.body.message);
        else await expect(page.getByText(reply.body.message)).toHaveCount(0);
      });
  });

test('AUTH-15, AUTH-37, AUTH-40 both cards that resend a code show every example of resendConfirmation on the mock', async ({
  page,
  problems,
}) => {
  problems.expect(REFUSED);
  const { replies } = readExamples('resendConfirmation');
  expect([...new Set(replies.map(({ status }) => status))].sort()).toEqual(statusesOf('resendConfirmation'));
  for (const reply of replies)
    await test.step(reply.name, async () => {
      const isSent = reply.status === 200;
      const label = isSent ? 'Success Notification' : 'Resend Confirmation Code Error';
      await openOnMock(page, CARDS.confirm.path, 'resendConfirmation', reply);
      await field(page, 'Email Address').fill(STUDENT);
      for (const { path } of [CARDS.confirm, CARDS.login]) {
        if (path === '/login') await page.getByRole('link', { name: CARDS.confirm.link.name }).click();
        await expect(field(page, 'Email Address')).toHaveValue(STUDENT);
        const answered = page.waitForResponse('**/public/resend-confirm');
        await resendButton(page).click();
        await answered;
        await expect(toast(page, label)).toContainText(reply.body.message);
        await expect(page).toHaveURL((url) => url.pathname === (isSent ? '/confirm' : path));
        if (!isSent) await expect(field(page, 'Email Address')).toHaveValue(STUDENT);
      }
    });
});
