import { expect, test } from '../fixtures.ts';
import { PASSWORD } from '../test-support/account.ts';
import { documentRow, fileInput, makePdf } from '../test-support/files.ts';
import { fillAboutYou, fillAcademics, fillFinalSteps } from '../test-support/Hand.ts';
import {
  enter,
  keyboardOf,
  recordAnnouncements,
  openAndClose,
  tabTo,
  typeInto,
} from '../test-support/keyboard.ts';
import { waitForCopy } from '../test-support/waitForCopy.ts';
import { patience } from '../test-support/patience.ts';

test('an applicant can sign up, apply and submit using only the keyboard, and every event is announced once and in order · NFR WCAG 2.2, PROD-01 @long', async ({
  page,
  outbox,
  newEmail,
}) => {
  test.setTimeout(180_000);
  const email = newEmail();
  const announced = await recordAnnouncements(page);
  const hand = keyboardOf(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const heading = (name: string) => expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();

  // Registered early, so that the browser never opens its own file dialog.
  page.on('filechooser', (chooser) => chooser.setFiles(makePdf()));

  await page.goto('/signup');
  // Submitting an empty card moves focus to its first empty field.
  await enter(page, button('Submit'));
  await expect(field('Email Address')).toBeFocused();
  await page.keyboard.type(email);
  await typeInto(page, field('Password'), PASSWORD);
  await enter(page, button('Submit'));
  await heading('Confirm Your Account');
  await typeInto(page, field('Confirmation Code'), (await outbox.newest(email)).code);
  await enter(page, button('Submit'));
  await heading('Log In');
  if ((await field('Email Address').inputValue()) === '') await typeInto(page, field('Email Address'), email);
  await typeInto(page, field('Password'), PASSWORD);
  await page.keyboard.press('Enter');
  await heading('About You');

  await openAndClose(page, button('Help'));
  await openAndClose(page, button('Account'));

  // After a submit with unanswered questions, the errors are announced and the summary has focus.
  await enter(page, page.getByRole('link', { name: 'Submit', exact: true }));
  await heading('Submit');
  await enter(page, button('Submit Application'));
  await expect(page.getByRole('region', { name: 'Please review your application' })).toBeFocused();
  await enter(page, page.getByRole('link', { name: /^Legal first name is/ }));
  await expect(page.getByLabel('Legal first name')).toBeFocused();
  await page.keyboard.type('Maya');

  await fillAboutYou(hand);
  const parent = page.getByRole('region', { name: 'Parent or guardian 1' });
  // Focus follows when a parent is added and when it is removed.
  const second = page.getByRole('region', { name: 'Parent or guardian 2' });
  await enter(page, button('Add another parent or guardian'));
  await expect(second.getByLabel('Name')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(second).toHaveCount(0);
  await expect(parent.getByLabel('Name')).toBeFocused();
  await enter(page, button('Save and Continue'));

  await heading('Academics');
  await fillAcademics(hand);
  await tabTo(page, fileInput(documentRow(page, 'High-school transcript')));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Converted and attached')).toBeVisible(patience(20_000));
  await enter(page, button('Save and Continue'));

  const last = page.getByRole('heading', { name: 'Submit', level: 1 });
  await expect(last, 'if a step was added after Academics, fill it in first').toBeVisible();
  await fillFinalSteps(hand);
  await enter(page, button('Submit Application'));
  await expect(page).toHaveURL('/completion');
  await expect(page.getByRole('heading', { name: 'Thank you for applying!' })).toBeFocused();
  await waitForCopy(page);
  await enter(page, page.getByRole('main').getByRole('button', { name: 'Log Out' }));
  await heading('Log In');

  // The last announcements may arrive after the login card has appeared.
  await expect.poll(() => findMissing(announced)).toBe('');
  expect(findRepeated(announced), 'announced twice').toEqual([]);
});

/**
 * Lists toasts, errors and document messages that were announced twice. The save line may be announced
 * repeatedly, because each page has its own.
 */
function findRepeated(announced: readonly string[]): string[] {
  const events = announced.filter((text) =>
    /^(Success|Error)|another look|Converted and attached/.test(text),
  );
  return events.filter((text, index) => events.indexOf(text) !== index);
}

/**
 * Returns the first expected announcement that is missing or out of order, with a transcript, or '' if there
 * is none.
 */
function findMissing(announced: readonly string[]): string {
  let from = 0;
  for (const words of IN_ORDER) {
    const at = announced.findIndex((text, index) => index >= from && words.test(text));
    if (at === -1) return `${String(words)} is missing or comes too early in:\n${announced.join('\n')}`;
    from = at + 1;
  }
  return '';
}

/** Announcements that must occur in this order; others may occur between them. */
const IN_ORDER = [
  /^focus: Your email address must be valid/,
  /^2 fields need another look/,
  /^6 of 6 password requirements met/,
  /^focus: Confirm Your Account/,
  /^focus: Log In/,
  /^Success ?Your account is confirmed/,
  /^focus: About You/,
  /^focus: Help/,
  /^Saving…/,
  /^Saved at/,
  /^focus: Submit/,
  /^focus: Please review your application/,
  /^focus: .*Legal first name is a required field/,
  /^30 to fix/,
  /results available/,
  /^Saving…/,
  /^focus: Academics/,
  /^transcript\.pdf ?Converting…/,
  /^transcript\.pdf ?Converted and attached/,
  /^focus: Submit/,
  /^Everything looks good/,
  /^Success ?Your application was successfully submitted/,
  /^focus: Log In/,
];
