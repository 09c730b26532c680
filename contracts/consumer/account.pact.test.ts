import type { PasswordReset } from '@admission/sdk';
import { call, state } from './test-support/Call.ts';
import { internalError, rateLimit, sizeLimit } from './test-support/failures.ts';
import { testInteractions } from './test-support/interact.ts';

const USERNAME = 'maya@example.com';
const PASSWORD = 'Example-Pass-2026';

const signUp = (username = USERNAME, password = PASSWORD) =>
  call('signUp', 'to sign up', { username, password });
const confirm = (code = '012345') =>
  call('confirmAccount', 'to confirm an account', { username: USERNAME, code });
const resend = (username = USERNAME) => call('resendConfirmation', 'for a new code', { username });
const forgot = (username = USERNAME) =>
  call('forgotPassword', 'for a link to reset the password', { username });
const reset = (password = 'Example-Pass-2027', change: Partial<PasswordReset> = {}) =>
  call('resetPassword', 'to set a new password', {
    username: USERNAME,
    password,
    confirm_password: password,
    id: 'contract-reset-id',
    ...change,
  });

/** The code and the link's id are the backend's: a provider state may return its own. */
const own = { code: 'code', id: 'reset_id' };
const confirmMailed = () => ({ ...confirm(), own });
const resetLinked: typeof reset = (...given) => ({ ...reset(...given), own });

const nobody = state('no account exists for the address');
const unconfirmed = state('an unconfirmed account exists');
const confirmed = state('a confirmed account exists');
const linked = state('a reset link was sent');
const another = { confirm_password: 'Example-Pass-2028' };

const ALL = [signUp(), confirm(), resend(), forgot(), reset()];

testInteractions([
  [signUp(), '', nobody, '200:created', 'API-25'],
  [signUp(), 'again before confirming', unconfirmed, '200:created', 'TRAP-66'],
  [signUp(), 'with an address that is taken', confirmed, '409:user_exists', 'API-25'],
  [signUp(USERNAME, 'password'), 'with a weak password', nobody, '400:weak_password', 'VAL-12'],
  [signUp('maya'), 'with an invalid address', nobody, '400:invalid_username', 'VAL-10'],

  // An unknown address gets the same replies as a known one.
  [confirmMailed(), '', unconfirmed, '200:confirmed', 'API-26'],
  [confirm('999999'), 'with a wrong code', unconfirmed, '400:code_rejected', 'API-26'],
  [confirm(), 'that does not exist', nobody, '400:code_rejected', 'API-26'],
  [resend(), '', unconfirmed, '200:sent', 'API-27'],
  [resend(), 'for an address without an account', nobody, '200:sent', 'API-27'],
  [resend('maya'), 'for an invalid address', nobody, '400:invalid_username', 'VAL-11'],
  [forgot(), '', confirmed, '200:sent', 'API-29'],
  [forgot(), 'for an address without an account', nobody, '200:sent', 'API-29'],
  [forgot('maya'), 'for an invalid address', nobody, '400:invalid_username', 'VAL-11'],

  [resetLinked(), '', linked, '200:changed', 'API-30'],
  [reset(undefined, { id: 'another-id' }), 'with an unknown link', linked, '400:link_rejected', 'API-30'],
  [resetLinked(undefined, another), 'whose confirmation differs', linked, '400:passwords_differ', 'VAL-19'],
  [resetLinked('password'), 'that is weak', linked, '400:weak_password', 'VAL-12'],

  ...internalError(ALL),
  ...rateLimit(ALL),
  ...sizeLimit(ALL),
]);
