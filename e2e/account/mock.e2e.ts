import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import {
  ALL_CARDS,
  cardHeading,
  CARDS,
  field,
  fillCard,
  resendButton,
  STUDENT,
  submitButton,
  toast,
} from '../test-support/cards.ts';
import { startMock } from '../../scripts/mock/startMock.ts';
import { type ExampleReply, type PublicOperation, readExamples } from '../test-support/contract.ts';

// Prism is started for these alone, once.
test.describe.configure({ mode: 'default' });
let mock: Awaited<ReturnType<typeof startMock>>;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  mock = await startMock({ port: 0, built: true });
});
test.afterAll(() => mock.close());

/** The refusals are the contract's own examples. */
const REFUSED = /status of (400|401|409|413|429|500)/;

/** Where a card leads when its call comes through, with the server's message where it is shown (AUTH-36 to AUTH-38). */
const AFTERWARDS: Readonly<Record<string, { path: string; heading: string; showsMessage: boolean }>> = {
  'Login Card': { path: '/about', heading: 'About You', showsMessage: false },
  'Sign Up Card': { path: '/confirm', heading: 'Confirm Your Account', showsMessage: false },
  'Confirm Card': { path: '/login', heading: 'Log In', showsMessage: true },
  'Forgot Password Card': { path: '/forgot', heading: 'Forgot Password', showsMessage: true },
  'Reset Password Card': { path: '/login', heading: 'Log In', showsMessage: true },
};

/** Opens a card on the mock, and chooses the examples it answers with as the switch there does. */
async function openOnMock(
  page: Page,
  { path, heading }: { path: string; heading: string },
  operation: PublicOperation,
) {
  let prefer = '';
  await page.route(`**${readExamples(operation).path}`, (route) =>
    route.continue({ headers: { ...route.request().headers(), prefer } }),
  );
  await page.goto(mock.url + path);
  await expect(cardHeading(page, heading)).toBeVisible();
  return ({ status, name }: ExampleReply) => {
    prefer = `code=${String(status)}, example=${name.split(' ')[1] ?? ''}`;
  };
}

/** Refusals first: what comes through leads away. */
const inOrder = (replies: readonly ExampleReply[]) =>
  replies.toSorted((one, other) => Number(one.status === 200) - Number(other.status === 200));

for (const card of ALL_CARDS)
  test(`the ${card.name} shows every example of ${card.operation} on the mock and keeps what was typed · AUTH-25, AUTH-35…38, ERR-13`, async ({
    page,
    problems,
  }) => {
    problems.expect(REFUSED);
    const { replies } = readExamples(card.operation);
    const answerWith = await openOnMock(page, card, card.operation);
    await fillCard(page, card.fields);
    for (const reply of inOrder(replies))
      await test.step(reply.name, async () => {
        answerWith(reply);
        await submitButton(page).click();
        const failure = toast(page, `${card.name} Error`);
        if (reply.status !== 200) {
          await expect(failure).toContainText(reply.body.message);
          for (const [label, value] of Object.entries(card.fields))
            await expect(field(page, label)).toHaveValue(value);
          await expect(page.getByRole('region', { name: card.name })).toBeVisible();
          return;
        }
        const { path, heading, showsMessage } = AFTERWARDS[card.name] ?? {
          path: '',
          heading: '',
          showsMessage: false,
        };
        await expect(page).toHaveURL((url) => url.pathname === path);
        await expect(cardHeading(page, heading)).toBeVisible();
        await expect(failure).toHaveCount(0);
        if (showsMessage) await expect(toast(page, 'Success Notification')).toContainText(reply.body.message);
        else await expect(page.getByText(reply.body.message)).toHaveCount(0);
      });
  });

test('both cards that resend a code show every example of resendConfirmation on the mock · AUTH-15, AUTH-37, AUTH-40, ERR-14', async ({
  page,
  problems,
}) => {
  problems.expect(REFUSED);
  const { replies } = readExamples('resendConfirmation');
  const answerWith = await openOnMock(page, CARDS.confirm, 'resendConfirmation');
  await field(page, 'Email Address').fill(STUDENT);
  const ask = async ({ path }: { path: string }, reply: ExampleReply) => {
    const isSent = reply.status === 200;
    answerWith(reply);
    const answered = page.waitForResponse('**/public/resend-confirm');
    await resendButton(page).click();
    await answered;
    const label = isSent ? 'Success Notification' : 'Resend Confirmation Code Error';
    await expect(toast(page, label)).toContainText(reply.body.message);
    await expect(page).toHaveURL((url) => url.pathname === (isSent ? '/confirm' : path));
    if (!isSent) await expect(field(page, 'Email Address')).toHaveValue(STUDENT);
  };
  for (const reply of inOrder(replies)) await test.step(reply.name, () => ask(CARDS.confirm, reply));
  // The address goes along.
  await page.getByRole('link', { name: CARDS.confirm.link.name }).click();
  await expect(cardHeading(page, CARDS.login.heading)).toBeVisible();
  for (const reply of inOrder(replies))
    await test.step(`login: ${reply.name}`, () => ask(CARDS.login, reply));
});
