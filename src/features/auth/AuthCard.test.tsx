// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import type { InitialEntry } from 'react-router-dom';
import { expect, it, type Mock, vi } from 'vitest';
import { readEntry } from '../../session/index.ts';
import { undeclared, UNEXPECTED } from '../../session/test-support/server.ts';
import { school } from '../../tenant/chosenTenant.ts';
import { recordAnnouncements } from '../../ui/test-support/recordAnnouncements.ts';
import { findToast, LOG_IN, renderCard } from './test-support/renderCard.tsx';

const CONFIRM = { pathname: '/confirm', state: { username: 'ana@example.com' } };
const RESET = '/reset?username=a%40b.co&id=xyz';
/** The autocomplete value of each field, keyed by label. */
const EMAIL = { 'Email Address': 'username' };
const LOG_IN_FIELDS = { ...EMAIL, Password: 'current-password' };
const SIGN_UP_FIELDS = { ...EMAIL, Password: 'new-password' };
const CODE = { 'Confirmation Code': 'one-time-code' };
const PASSWORDS = { 'New Password': 'new-password', 'Confirm Password': 'new-password' };
const BACK = ['Back to login', '/login'] as const;

it.each<[string, InitialEntry, string, Record<string, string>, string, string, string]>([
  ['Login', '/login', 'Log In', LOG_IN_FIELDS, "Don't have an account?", 'Sign Up', '/signup'],
  ['Sign Up', '/signup', 'Sign Up', SIGN_UP_FIELDS, 'Already have an account?', 'Log In', '/login'],
  ['Confirm', CONFIRM, 'Confirm Your Account', CODE, 'Already confirmed your account?', ...BACK],
  ['Forgot Password', '/forgot', 'Forgot Password', EMAIL, 'Remembered your password?', ...BACK],
  ['Reset Password', RESET, 'Reset Password', PASSWORDS, "Don't need to reset?", ...BACK],
])(
  'the %s Card shows its heading, fields and footer, and sets the document title · AUTH-01, AUTH-04…08, AUTH-10, AUTH-11, AUTH-13, AUTH-17, AUTH-18, AUTH-20, AUTH-21, AUTH-43',
  (card, entry, title, fields, question, link, href) => {
    const { field, submit } = renderCard(entry);

    expect(submit()).toBeTruthy();
    expect(screen.getByRole('region', { name: `${card} Card` })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(document.title).toBe(`${title} · ${school.name}`);
    for (const [label, filled] of Object.entries(fields)) {
      expect(field(label).autocomplete).toBe(filled);
      expect(field(label).getAttribute('spellcheck')).toBe('false');
      expect(field(label).getAttribute('autocapitalize')).toBe('none');
      expect(field(label).type === 'password').toBe(label.includes('Password'));
    }
    const footer = screen.getByText(question).parentElement!;
    expect(within(footer).getByRole('link', { name: link }).getAttribute('href')).toBe(href);
  },
);

const REJECTED = 'Incorrect username or password.';
const RESEND = 'Resend confirmation code?';

it.each([
  ['Login Card Error', REJECTED, 'Submit', 'logIn', undeclared(401, { message: REJECTED })],
  ['Resend Confirmation Code Error', UNEXPECTED, RESEND, 'resendConfirmation', '500:unexpected'],
] as const)(
  'a failed call shows the toast “%s” with “%s” and keeps the input · AUTH-25, AUTH-40, TRAP-11, ERR-13, ERR-14, ERR-27',
  async (toast, text, press, call, reply) => {
    const { user, calls, fill, field, path } = renderCard('/login');
    (calls[call] as Mock).mockReturnValueOnce(reply);
    fill(LOG_IN);

    await user.click(screen.getByRole('button', { name: press }));

    expect(await findToast('alert', toast)).toContain(text);
    expect(path()).toBe('/login');
    for (const [label, value] of Object.entries(LOG_IN)) expect(field(label).value).toBe(value);
  },
);

it('the same refusal is announced each time · TOAST-09, BEY-08', async () => {
  const { user, calls, fill, submit } = renderCard('/login');
  calls.logIn.mockReturnValue(undeclared(401, { message: REJECTED }));
  const heard = recordAnnouncements();
  fill(LOG_IN);

  for (const time of [1, 2]) {
    await user.click(submit());
    await findToast('alert', 'Login Card Error');
    await vi.waitFor(() => expect(heard().join(), String(time)).toContain(REJECTED));
  }
});

it('the number of fields to correct is announced at each blocked submit · AUTH-24, BEY-08', async () => {
  const { user, submit } = renderCard('/signup');
  const heard = recordAnnouncements();

  for (const time of [1, 2]) {
    await user.click(submit());
    await vi.waitFor(() => expect(heard(), String(time)).toContain('2 fields need another look.'));
  }
});

it.each(['/signup', '/login', '/forgot'])(
  'a complete address typed at %s is kept for a reload, or the way back from another card · AUTH-03',
  (path) => {
    const { fill } = renderCard(path);
    const kept = ['ana@example', ' ana@example.com', ''].map((typed) => {
      fill({ 'Email Address': typed });
      return readEntry().username;
    });

    expect(kept).toEqual([undefined, 'ana@example.com', undefined]);
  },
);
