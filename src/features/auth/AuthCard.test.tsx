// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import type { InitialEntry } from 'react-router-dom';
import { expect, it, type Mock } from 'vitest';
import { undeclared, UNEXPECTED } from '../../session/test-support/server.ts';
import { school } from '../../tenant/chosenTenant.ts';
import { findToast, GOOD_PASSWORD, renderCard } from './test-support/renderCard.tsx';

const KNOWN = { pathname: '/confirm', state: { username: 'ana@example.com' } };
const LINK = '/reset?username=a%40b.co&id=xyz';
const LOG_IN = { 'Email Address': 'ana@example.com', Password: 'wrong' };

interface Look {
  entry: InitialEntry;
  name: string;
  title: string;
  /** The autocomplete value of each field, keyed by label. */
  fields: Readonly<Record<string, string>>;
  question: string;
  foot: readonly [label: string, href: string];
}

it.each<Look>([
  {
    entry: '/login',
    name: 'Login Card',
    title: 'Log In',
    fields: { 'Email Address': 'username', Password: 'current-password' },
    question: "Don't have an account?",
    foot: ['Sign Up', '/signup'],
  },
  {
    entry: '/signup',
    name: 'Sign Up Card',
    title: 'Sign Up',
    fields: { 'Email Address': 'username', Password: 'new-password' },
    question: 'Already have an account?',
    foot: ['Log In', '/login'],
  },
  {
    entry: KNOWN,
    name: 'Confirm Card',
    title: 'Confirm Your Account',
    fields: { 'Confirmation Code': 'one-time-code' },
    question: 'Already confirmed your account?',
    foot: ['Back to login', '/login'],
  },
  {
    entry: '/forgot',
    name: 'Forgot Password Card',
    title: 'Forgot Password',
    fields: { 'Email Address': 'username' },
    question: 'Remembered your password?',
    foot: ['Back to login', '/login'],
  },
  {
    entry: LINK,
    name: 'Reset Password Card',
    title: 'Reset Password',
    fields: { 'New Password': 'new-password', 'Confirm Password': 'new-password' },
    question: "Don't need to reset?",
    foot: ['Back to login', '/login'],
  },
])(
  'the $name shows its heading, fields and footer, and sets the document title · AUTH-04…08, AUTH-10, AUTH-11, AUTH-13, AUTH-17, AUTH-18, AUTH-20, AUTH-21, AUTH-43',
  ({ entry, name, title, fields, question, foot: [label, href] }) => {
    const { field } = renderCard(entry);

    expect(screen.getByRole('region', { name })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(document.title).toBe(`${title} · ${school.name}`);
    for (const [each, filled] of Object.entries(fields)) {
      expect(field(each).autocomplete).toBe(filled);
      expect(field(each).type === 'password').toBe(each.includes('Password'));
    }
    expect(screen.getByText(question)).toBeTruthy();
    expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe(href);
  },
);

type Calls = ReturnType<typeof renderCard>['calls'];
type Refusal = [
  toast: string,
  text: string,
  entry: InitialEntry,
  typed: Readonly<Record<string, string>>,
  press: string,
  call: keyof Calls,
  reply: unknown,
];
const RESEND = 'Resend confirmation code?';
const CODE = { 'Confirmation Code': '111111' };
const PASSWORDS = { 'New Password': GOOD_PASSWORD, 'Confirm Password': GOOD_PASSWORD };
const WRONG = undeclared(401, { message: 'Incorrect username or password.' });

it.each<Refusal>([
  ['Login Card Error', 'Incorrect username or password.', '/login', LOG_IN, 'Submit', 'logIn', WRONG],
  ['Login Card Error', 'Please wait 1 minute', '/login', LOG_IN, 'Submit', 'logIn', '429:too_many_requests'],
  [
    'Resend Confirmation Code Error',
    UNEXPECTED,
    '/login',
    LOG_IN,
    RESEND,
    'resendConfirmation',
    '500:unexpected',
  ],
  ['Resend Confirmation Code Error', UNEXPECTED, KNOWN, CODE, RESEND, 'resendConfirmation', '500:unexpected'],
  [
    'Confirm Card Error',
    'This code is wrong or has expired.',
    KNOWN,
    CODE,
    'Submit',
    'confirmAccount',
    '400:code_rejected',
  ],
  [
    'Forgot Password Card Error',
    UNEXPECTED,
    '/forgot',
    { 'Email Address': 'ana@example.com' },
    'Submit',
    'forgotPassword',
    '500:unexpected',
  ],
  [
    'Reset Password Card Error',
    'This reset link has expired',
    LINK,
    PASSWORDS,
    'Submit',
    'resetPassword',
    '400:link_rejected',
  ],
])(
  'a failed call shows the toast “%s” with “%s” and keeps the input · AUTH-25, AUTH-40, TRAP-11, ERR-13, ERR-14, ERR-27',
  async (toast, text, entry, typed, press, call, reply) => {
    const { user, calls, field, path } = renderCard(entry);
    const start = path();
    (calls[call] as Mock).mockReturnValueOnce(reply);
    for (const [label, value] of Object.entries(typed)) await user.type(field(label), value);

    await user.click(screen.getByRole('button', { name: press }));

    expect(await findToast('alert', toast)).toContain(text);
    expect(path()).toBe(start);
    for (const [label, value] of Object.entries(typed)) expect(field(label).value).toBe(value);
  },
);
