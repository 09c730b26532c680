import type { PasswordReset } from '@admission/sdk';
import { describe, it } from 'vitest';
import { state } from './test-support/Call.ts';
import type { Call } from './test-support/Call.ts';
import { describeFailure, describeLimit, describeSizeLimit } from './test-support/failures.ts';
import { interact } from './test-support/interact.ts';
import { refused, said } from './test-support/replies.ts';

const USERNAME = 'maya@example.com';
const PASSWORD = 'Example-Pass-2026';

const open = (asks: string, path: string, body: object, send: Call['send']): Call => ({
  asks,
  method: 'POST',
  path,
  body,
  session: false,
  send,
});
const signUp = (username = USERNAME, password = PASSWORD) =>
  open('to sign up', '/public/signup', { username, password }, (sdk) => sdk.signUp({ username, password }));
const confirm = (code: string, username = USERNAME) =>
  open('to confirm an account', '/public/confirm', { username, code }, (sdk) =>
    sdk.confirmAccount({ username, code }),
  );
const resend = (username = USERNAME) =>
  open('for a new code', '/public/resend-confirm', { username }, (sdk) =>
    sdk.resendConfirmation({ username }),
  );
const forgot = (username = USERNAME) =>
  open('for a link to reset the password', '/public/forgot-password', { username }, (sdk) =>
    sdk.forgotPassword({ username }),
  );
const reset = (change: Partial<PasswordReset> = {}) => {
  const password = 'Example-Pass-2027';
  const body = {
    username: USERNAME,
    password,
    confirm_password: password,
    id: 'contract-reset-id',
    ...change,
  };
  return open('to set a new password', '/public/reset-password', body, (sdk) => sdk.resetPassword(body));
};

const nobody = state('no account exists for the address');
const unconfirmed = state('an unconfirmed account exists');
const confirmed = state('a confirmed account exists');
const linked = state('a reset link was sent');

describe('signing up', () => {
  const sent = said('We sent a 6-digit code to your email address. Enter it to confirm your account.');

  it('makes an account and sends a code · API-25', () => interact(signUp(), { given: nobody }, sent));

  it('may be done again before confirming · TRAP-66', () =>
    interact(signUp(), { given: unconfirmed, when: 'again before confirming' }, sent));

  it('refuses an address that is taken with 409 · API-25', () =>
    interact(
      signUp(),
      { given: confirmed, when: 'with an address that is taken' },
      refused(409, 'An account with this email address already exists.'),
    ));

  it('refuses a weak password · VAL-12', () =>
    interact(
      signUp(USERNAME, 'password'),
      { given: nobody, when: 'with a weak password' },
      refused(400, 'Please choose a password that meets all the requirements.', 'weak_password'),
    ));

  it('refuses what is not an address · VAL-10', () =>
    interact(
      signUp('maya'),
      { given: nobody, when: 'without an address' },
      refused(400, 'Your email address must be valid.', 'invalid_username'),
    ));
});

describe('confirming', () => {
  it('succeeds with the code that was sent · API-26', () =>
    interact(
      confirm('012345'),
      { given: unconfirmed },
      said('Your account is confirmed. You can log in now.'),
    ));

  it('refuses a wrong code · API-26', () =>
    interact(
      confirm('999999'),
      { given: unconfirmed, when: 'with a wrong code' },
      refused(
        400,
        'This code is wrong or has expired. Check your email, or ask for a new code.',
        'code_rejected',
      ),
    ));

  it('refuses an unknown address as it does a wrong code · API-26', () =>
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

describe('asking for a new code', () => {
  const sent = said('If this address is waiting to be confirmed, a new code is on its way.');

  it('sends one · API-27', () => interact(resend(), { given: unconfirmed }, sent));

  it('answers the same when there is no account · API-27', () =>
    interact(resend(), { given: nobody, when: 'where there is no account' }, sent));

  it('refuses what is not an address · VAL-11', () =>
    interact(
      resend('maya'),
      { given: nobody, when: 'without an address' },
      refused(400, 'Please provide a valid email address.', 'invalid_username'),
    ));
});

describe('a forgotten password', () => {
  const sent = said('If there is an account with this address, a link to reset your password is on its way.');

  it('gets a link · API-29', () => interact(forgot(), { given: confirmed }, sent));

  it('answers the same when there is no account · API-29', () =>
    interact(forgot(), { given: nobody, when: 'where there is no account' }, sent));

  it('refuses what is not an address · VAL-11', () =>
    interact(
      forgot('maya'),
      { given: nobody, when: 'without an address' },
      refused(400, 'Please provide a valid email address.', 'invalid_username'),
    ));

  it('is replaced with the id of the link · API-30', () =>
    interact(reset(), { given: linked }, said('Your password is changed. You can log in now.')));

  it('is not replaced with an id that was not sent · API-30', () =>
    interact(
      reset({ id: 'another-id' }),
      { given: linked, when: 'with a link that was not sent' },
      refused(
        400,
        'This reset link has expired or was already used. Please request a new one.',
        'link_rejected',
      ),
    ));

  it('is not replaced by two that differ · VAL-19', () =>
    interact(
      reset({ confirm_password: 'Example-Pass-2028' }),
      { given: linked, when: 'repeated differently' },
      refused(400, 'passwords must match', 'passwords_differ'),
    ));

  it('is not replaced by a weak one · VAL-12', () =>
    interact(
      reset({ password: 'password', confirm_password: 'password' }),
      { given: linked, when: 'that is weak' },
      refused(400, 'Please choose a password that meets all the requirements.', 'weak_password'),
    ));
});

const ALL = [signUp(), confirm('012345'), resend(), forgot(), reset()];

describeFailure(ALL);
describeLimit(ALL);
describeSizeLimit(ALL);
