import { describe, expect, it } from 'vitest';
import { GENERIC_ERROR_MESSAGE } from '../session/index.ts';

type Word = string | ((...values: string[]) => unknown);

const modules = import.meta.glob<Record<string, unknown>>('../**/*Words.ts', { eager: true });
/** Every text in every catalogue, keyed by path, e.g. `APP_WORDS.failed.title`. */
const entries = new Map(
  Object.values(modules).flatMap((catalogues) =>
    Object.entries(catalogues).flatMap(([name, words]) => listEntries(name, words)),
  ),
);

function listEntries(path: string, words: unknown): [string, Word][] {
  if (typeof words === 'string' || typeof words === 'function') return [[path, words as Word]];
  return Object.entries(words as object).flatMap(([name, word]) => listEntries(`${path}.${name}`, word));
}

/** Returns a text, filling in `values` if it has placeholders. */
function say(word: Word | undefined, values: readonly string[] = []): unknown {
  return typeof word === 'function' ? word(...values) : word;
}

/**
 * The texts that the specification prescribes: requirement, text, path in the catalogues, and placeholder
 * values.
 */
const SPEC: readonly [id: string, words: string, entry: string, ...values: string[]][] = [
  // Spec §2 "Auth pages".
  ['AUTH-01', 'Submit', 'AUTH_WORDS.submit'],
  ['AUTH-04', 'Log In', 'AUTH_WORDS.login.title'],
  ['AUTH-05', 'Email Address', 'AUTH_WORDS.fields.email'],
  ['AUTH-05', 'Password', 'AUTH_WORDS.fields.password'],
  ['AUTH-06', 'Resend confirmation code?', 'AUTH_WORDS.resend'],
  ['AUTH-07', 'Forgot password?', 'AUTH_WORDS.login.forgot'],
  ['AUTH-10', 'Sign Up', 'AUTH_WORDS.signUp.title'],
  ['AUTH-13', 'Confirm Your Account', 'AUTH_WORDS.confirm.title'],
  ['AUTH-14', 'Confirmation Code', 'AUTH_WORDS.fields.code'],
  ['AUTH-17', 'Forgot Password', 'AUTH_WORDS.forgot.title'],
  ['AUTH-20', 'Reset Password', 'AUTH_WORDS.reset.title'],
  ['AUTH-21', 'New Password', 'AUTH_WORDS.fields.newPassword'],
  ['AUTH-21', 'Confirm Password', 'AUTH_WORDS.fields.confirmPassword'],
  // Spec §2 "Routing rules".
  ['ROUTE-31', 'Your application was successfully submitted.', 'SUBMIT_WORDS.submitted'],
  ['ROUTE-32', 'Success Notification', 'ROUTE_WORDS.successLabel'],
  // Spec §2 "Account popover".
  ['ACC-02', 'Account', 'ACCOUNT_WORDS.title'],
  ['ACC-03', 'Close', 'UI_WORDS.close'],
  ['ACC-04', 'Log Out', 'ACCOUNT_WORDS.logOut'],
  ['ACC-06', 'Sign In', 'ACCOUNT_WORDS.signIn'],
  ['ACC-06', 'Create Account', 'ACCOUNT_WORDS.createAccount'],
  // Spec §2 "Generic error page".
  ['ERR-01', 'Something went wrong.', 'APP_WORDS.failed.title'],
  [
    'ERR-02',
    'The issue that caused you to see this has been logged. We will get it fixed as soon as possible.',
    'APP_WORDS.failed.text',
  ],
  // Spec §4 "Inactivity".
  ['INACT-02', 'You have been automatically logged out due to inactivity.', 'APP_WORDS.ended.inactivity'],
  ['INACT-04', 'Still working?', 'INACTIVITY_WORDS.title'],
  [
    'INACT-05',
    'You have been inactive for a little while. Would you like to stay logged in?',
    'INACTIVITY_WORDS.question',
  ],
  ['INACT-06', 'Yes - Take me back to my application', 'INACTIVITY_WORDS.stay'],
  ['INACT-07', 'No - Please log me out', 'INACTIVITY_WORDS.logOut'],
  // Spec §5.
  ['VAL-05', 'School name is a required field', 'VALIDATION_WORDS.required', 'School name'],
  ['VAL-10', 'Your email address must be valid.', 'CARD_WORDS.invalidEmail'],
  ['VAL-11', 'Please provide a valid email address.', 'CARD_WORDS.invalidLoginEmail'],
  ['VAL-12', 'is at least 12 characters', 'CARD_WORDS.passwordRules.length'],
  ['VAL-18', 'Password is required.', 'CARD_WORDS.passwordRequired'],
  ['VAL-19', 'passwords must match', 'CARD_WORDS.passwordsDiffer'],
  ['VAL-20', 'The confirmation code must be exactly 6 numbers.', 'CARD_WORDS.invalidCode'],
  [
    'AUTH-39',
    'You must provide a valid email address to resend a confirmation code.',
    'CARD_WORDS.resendNeedsEmail',
  ],
  // Spec §8.
  [
    'ERR-09',
    'Your session is invalid. Please clear your cookies and login again.',
    'APP_WORDS.ended.rejected',
  ],
  ['TOAST-06', 'Error', 'UI_WORDS.toast.error'],
  ['AUTH-25', 'Login Card Error', 'cardErrorLabel', 'Login Card'],
  ['AUTH-43', 'Login Card', 'CARD_NAMES.login'],
  ['AUTH-43', 'Sign Up Card', 'CARD_NAMES.signUp'],
  ['AUTH-43', 'Confirm Card', 'CARD_NAMES.confirm'],
  ['AUTH-43', 'Forgot Password Card', 'CARD_NAMES.forgot'],
  ['AUTH-43', 'Reset Password Card', 'CARD_NAMES.reset'],
  ['AUTH-40', 'Resend Confirmation Code Error', 'CARD_WORDS.resendErrorLabel'],
  ['ERR-15', 'Unexpected Error', 'APP_WORDS.unexpectedError.title'],
  ['DOC-09', 'Error downloading PDF copy of your application.', 'PDF_WORDS.errorLabel'],
  ['DEP-13', 'No options', 'UI_WORDS.list.noOptions'],
  ['DEP-13', 'Loading...', 'UI_WORDS.list.loading'],
  ['DEP-13', 'Use: 12 Elm', 'UI_WORDS.list.use', '12 Elm'],
  // Spec §9.
  ['TOAST-03', 'Success', 'UI_WORDS.toast.success'],
];

describe('the text catalogues', () => {
  it.each(SPEC)('contain the text that %s requires: %s', (_, words, entry, ...values) => {
    expect(say(entries.get(entry), values)).toBe(words);
  });

  it('use the sdk’s fallback error message, which reads exactly as specified · ERR-03', () => {
    expect(GENERIC_ERROR_MESSAGE).toBe(
      "We've encountered an unexpected error at this time. Please try again later.",
    );
  });

  it('contain every sentence only once', () => {
    const sentences = [...entries.values()]
      .flatMap((word) => textsOf(say(word, ['2', '2'])))
      .filter((text) => text.split(' ').length > 2);

    expect(sentences.length).toBeGreaterThan(80);
    expect(sentences.filter((text, at) => sentences.indexOf(text) !== at)).toEqual([]);
  });

  it('use no blaming words and no exclamation marks, and end with punctuation if they have several sentences', () => {
    const texts = [...entries.values()].flatMap((word) => textsOf(say(word, ['2', '2'])));
    const ours = texts.filter((text) => !SPEC.some(([, words]) => words === text));

    // The titles of error toasts end with “Error”.
    expect(ours.filter((text) => /\b(invalid|illegal|failed|oops|error)\b(?<!Error)/i.test(text))).toEqual(
      [],
    );
    expect(ours.filter((text) => /\.\s\S/.test(text) && !/[.?:]$/.test(text))).toEqual([]);
    // Only PROD-12 requires an exclamation mark.
    expect(ours.filter((text) => text.includes('!'))).toEqual(['Thank you for applying!']);
  });
});

/** Returns all texts of a catalogue entry, including nested ones. */
function textsOf(said: unknown): string[] {
  if (typeof said === 'string') return [said];
  return Object.values(said as object).flatMap(textsOf);
}
