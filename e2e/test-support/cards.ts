import type { Locator, Page } from '@playwright/test';
import { readExamples, type PublicOperation } from './contract.ts';
import { PASSWORD } from './account.ts';

/** One of the five account cards, as browser tests use it. */
export interface CardUnderTest {
  /** The section's name, e.g. 'Login Card'; the label of its error toast starts with it. AUTH-43. */
  name: string;
  path: string;
  operation: PublicOperation;
  /** Labels and values for a valid submit. */
  fields: Readonly<Record<string, string>>;
}

export const STUDENT = 'ana.marsh@example.com';
/** A reset link with an id that the sandbox does not know. */
export const RESET_PATH = `/reset?username=${encodeURIComponent(STUDENT)}&id=EXAMPLE-RESET-ID`;

/** The five cards. Spec §2 "Auth pages". */
export const CARDS = {
  login: {
    name: 'Login Card',
    path: '/login',
    operation: 'logIn',
    fields: { 'Email Address': STUDENT, Password: PASSWORD },
  },
  signUp: {
    name: 'Sign Up Card',
    path: '/signup',
    operation: 'signUp',
    fields: { 'Email Address': STUDENT, Password: PASSWORD },
  },
  confirm: {
    name: 'Confirm Card',
    path: '/confirm',
    operation: 'confirmAccount',
    fields: { 'Email Address': STUDENT, 'Confirmation Code': '012345' },
  },
  forgot: {
    name: 'Forgot Password Card',
    path: '/forgot',
    operation: 'forgotPassword',
    fields: { 'Email Address': STUDENT },
  },
  reset: {
    name: 'Reset Password Card',
    path: RESET_PATH,
    operation: 'resetPassword',
    fields: { 'New Password': PASSWORD, 'Confirm Password': PASSWORD },
  },
} as const satisfies Record<string, CardUnderTest>;

export const ALL_CARDS: readonly CardUnderTest[] = Object.values(CARDS);

export const field = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true });
export const submitButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Submit', exact: true });
export const resendButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Resend confirmation code?' });
/** The heading of a card; wait for it before using controls that other cards also have. */
export const cardHeading = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 1, name, exact: true });
/** Finds a toast by its label, because its role depends on its severity. */
export const toast = (page: Page, label: string): Locator => page.locator(`[role][aria-label="${label}"]`);

/** Fills in the fields of a card, found by their labels. */
export async function fillCard(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await field(page, label).fill(value);
}

/** Answers this page's calls to an operation with the contract's examples, bypassing the sandbox. */
export async function answerCalls(page: Page, operation: PublicOperation) {
  const { path, replies } = readExamples(operation);
  const good = replies.find(({ status }) => status === 200);
  if (!good) throw new Error(`${operation} has no example of a 200.`);
  const calls = { next: good };
  await page.route(`**${path}`, async (route) => {
    const { status, body, headers } = calls.next;
    // Sets no cookies, because a session marker without a session would open the form.
    await route.fulfill({ status, headers: { ...headers, 'Set-Cookie': '' }, json: body });
  });
  return calls;
}
