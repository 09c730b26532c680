import type { PasswordReset } from '@admission/sdk';
import { describe, it } from 'vitest';
import { call, state } from './test-support/Call.ts';
import { describeFailure, describeLimit, describeSizeLimit } from './test-support/failures.ts';
import { interact } from './test-support/interact.ts';
import { refused, said } from './test-support/replies.ts';

const USERNAME = 'maya@example.com';
const PASSWORD = 'Example-Pass-2026';

const signUp = (username = USERNAME, password = PASSWORD) =>
  call('signUp', 'to sign up', { username, password });
const confirm = (code: string) =>
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

const nobody = state('no account exists for the address');
const unconfirmed = state('an unconfirmed account exists');
const confirmed = state('a confirmed account exists');
const linked = state('a reset link was sent');

describe('signing up', () => {
  const sent = said('We sent a 6-digit code to your email address. Enter it to confirm your account.');

  it('a sign-up creates an account and mails a code · API-25', () =>
    interact(signUp(), { given: nobody }, sent));

  it('a sign-up may be repeated before the account is confirmed · TRAP-66', () =>
    interact(signUp(), { given: unconfirmed, when: 'again before confirming' }, sent));

  it('a sign-up with an address that is taken gets 409 · API-25', () =>
    interact(
      signUp(),
      { given: confirmed, when: 'with an address that is taken' },
      refused(409, 'An account with this email address already exists.'),
    ));

  it('a sign-up with a weak password is rejected · VAL-12', () =>
    interact(
      signUp(USERNAME, 'password'),
      { given: nobody, when: 'with a weak password' },
      refused(400, 'Please choose a password that meets all the requirements.', 'weak_password'),
    ));

  it('a sign-up with an invalid address is rejected · VAL-10', () =>
    interact(
      signUp('maya'),
      { given: nobody, when: 'without an address' },
      refused(400, 'Your email address must be valid.', 'invalid_username'),
    ));
});

describe('confirming', () => {
  it('the mailed code confirms the account · API-26', () =>
    interact(
      confirm('012345'),
      { given: unconfirmed },
      said('Your account is confirmed. You can log in now.'),
    ));

  it('a wrong code is rejected · API-26', () =>
    interact(
      confirm('999999'),
      { given: unconfirmed, when: 'with a wrong code' },
      refused(
        400,
        'This code is wrong or has expired. Check your email, or ask for a new code.',
        'code_rejected',
      ),
    ));

  it('an unknown address gets the same reply as a wrong code · API-26', () =>
    interact(
      confirm('012345'),
      { given: nobody, when: 'that there is not' },
      refused(
        400,
        'This code is wrong or has expired. Check your email, or ask for a new code.',
        'code_rejected',
      ),
    ));
});

describe('requesting a new code', () => {
  const sent = said('If this address is waiting to be confirmed, a new code is on its way.');

  it('a new code is mailed on request · API-27', () => interact(resend(), { given: unconfirmed }, sent));

  it('a request for a new code gets the same reply if there is no account · API-27', () =>
    interact(resend(), { given: nobody, when: 'where there is no account' }, sent));

  it('a request for a new code with an invalid address is rejected · VAL-11', () =>
    interact(
      resend('maya'),
      { given: nobody, when: 'without an address' },
      refused(400, 'Please provide a valid email address.', 'invalid_username'),
    ));
});

describe('a forgotten password', () => {
  const sent = said('If there is an account with this address, a link to reset your password is on its way.');

  it('a reset link is mailed for a forgotten password · API-29', () =>
    interact(forgot(), { given: confirmed }, sent));

  it('a request for a reset link gets the same reply if there is no account · API-29', () =>
    interact(forgot(), { given: nobody, when: 'where there is no account' }, sent));

  it('a request for a reset link with an invalid address is rejected · VAL-11', () =>
    interact(
      forgot('maya'),
      { given: nobody, when: 'without an address' },
      refused(400, 'Please provide a valid email address.', 'invalid_username'),
    ));

  it('a forgotten password can be replaced with the id from the mailed link · API-30', () =>
    interact(reset(), { given: linked }, said('Your password is changed. You can log in now.')));

  it('a password cannot be replaced with an id that was never mailed · API-30', () =>
    interact(
      reset(undefined, { id: 'another-id' }),
      { given: linked, when: 'with a link that was not sent' },
      refused(
        400,
        'This reset link has expired or was already used. Please request a new one.',
        'link_rejected',
      ),
    ));

  it('a new password is rejected if its confirmation differs · VAL-19', () =>
    interact(
      reset(undefined, { confirm_password: 'Example-Pass-2028' }),
      { given: linked, when: 'repeated differently' },
      refused(400, 'passwords must match', 'passwords_differ'),
    ));

  it('a weak new password is rejected · VAL-12', () =>
    interact(
      reset('password'),
      { given: linked, when: 'that is weak' },
      refused(400, 'Please choose a password that meets all the requirements.', 'weak_password'),
    ));
});

const ALL = [signUp(), confirm('012345'), resend(), forgot(), reset()];

describeFailure(ALL);
describeLimit(ALL);
describeSizeLimit(ALL);
