import { expect, test } from '../fixtures.ts';
import {
  CARDS,
  cardHeading,
  field,
  fillCard,
  resendButton,
  submitButton,
  toast,
} from '../test-support/cards.ts';
import { startMock } from '../../scripts/start/startMock.ts';
import { type ExampleReply, readExamples } from '../test-support/contract.ts';

/** Puts the error replies first, because a successful log-in leads away from the card. */
const inOrder = (replies: readonly ExampleReply[]) =>
  replies.toSorted((one, other) => Number(one.status === 200) - Number(other.status === 200));

test('with the mock, the login card shows the message of every error example for log-in and resend, keeps what was typed, and opens the form on success · AUTH-15, AUTH-25, AUTH-35…38, AUTH-40, ERR-13, ERR-14', async ({
  page,
  problems,
}) => {
  test.setTimeout(120_000);
  problems.expect(/status of (400|401|409|413|429|500)/);
  await using started = new AsyncDisposableStack();
  const mock = await startMock({ port: 0, built: true });
  started.defer(mock.close);
  const { fields } = CARDS.login;
  const [logIn, resend] = [readExamples('logIn'), readExamples('resendConfirmation')];
  let shown: ExampleReply | undefined;
  for (const { path } of [logIn, resend])
    await page.route(`**${path}`, (route) => {
      const prefer = `code=${String(shown?.status)}, example=${shown?.name.split(' ')[1] ?? ''}`;
      return route.continue({ headers: { ...route.request().headers(), prefer } });
    });
  await page.goto(mock.url + CARDS.login.path);
  await expect(cardHeading(page, CARDS.login.heading)).toBeVisible();
  await fillCard(page, fields);
  const expectKept = async () => {
    for (const [label, value] of Object.entries(fields)) await expect(field(page, label)).toHaveValue(value);
  };
  for (shown of inOrder(resend.replies).filter(({ status }) => status !== 200)) {
    await resendButton(page).click();
    await expect(toast(page, 'Resend Confirmation Code Error')).toContainText(shown.body.message);
    await expectKept();
  }
  for (shown of inOrder(logIn.replies)) {
    await submitButton(page).click();
    if (shown.status === 200) break;
    await expect(toast(page, 'Login Card Error')).toContainText(shown.body.message);
    await expectKept();
  }
  await expect(cardHeading(page, 'About You')).toBeVisible();
  await expect(toast(page, 'Login Card Error')).toHaveCount(0);
  // Leaves the page, so that it does not call the mock once that has stopped.
  await page.goto('about:blank');
});
