import { describe, it } from 'vitest';
import { state } from './test-support/Call.ts';
import type { Call } from './test-support/Call.ts';
import {
  describeEndedSession,
  describeFailure,
  describeLimit,
  describeOtherHost,
  FROM_ELSEWHERE,
  describeReplacedSession,
  describeSizeLimit,
} from './test-support/failures.ts';
import { interact } from './test-support/interact.ts';
import { cookies, refused, said, textLike } from './test-support/replies.ts';

const PASSWORD = 'Example-Pass-2026';

const logIn = (password: string, username = 'maya@example.com'): Call => ({
  asks: 'to log in',
  method: 'POST',
  path: '/public/login',
  body: { username, password },
  session: false,
  send: (sdk) => sdk.logIn({ username, password }),
});
const logOut: Call = {
  asks: 'to log out',
  method: 'GET',
  path: '/api/logout',
  send: (sdk) => sdk.logOut(),
};
/** What is not an address has no account either: each of these is right, and none opens the confirmation. */
const INVALID = textLike('^(invalid_username|bad_credentials)$', 'invalid_username');
const given = state('a confirmed account exists');

describe('the login', () => {
  it('begins a session that scripts cannot read, and marks it · API-28, TRAP-34', () =>
    interact(
      logIn(PASSWORD),
      { given, when: 'with the right password' },
      said('You are logged in.', cookies('[^;]+', 'admit_session=contract-marker; Path=/; SameSite=Lax')),
    ));

  it('refuses a wrong password with 400, since 401 means an ended session · TRAP-11', () =>
    interact(
      logIn('Wrong-Pass-2026'),
      { given, when: 'with a wrong password' },
      refused(400, 'Incorrect username or password.', 'bad_credentials'),
    ));

  it('refuses an unknown address as it does a wrong password · API-28', () =>
    interact(
      logIn(PASSWORD),
      { given: state('no account exists for the address'), when: 'to an account there is not' },
      refused(400, 'Incorrect username or password.', 'bad_credentials'),
    ));

  it('says by its code that an account is not confirmed · TRAP-66', () =>
    interact(
      logIn(PASSWORD),
      { given: state('an unconfirmed account exists'), when: 'before confirming' },
      refused(400, 'Your account is not confirmed yet.', 'user_not_confirmed'),
    ));

  it('refuses what is not an address · VAL-11', () =>
    interact(
      logIn(PASSWORD, 'maya'),
      { given: state('no account exists for the address'), when: 'without an address' },
      refused(400, 'Please provide a valid email address.', INVALID),
    ));
});

describe('the logout', () => {
  it('ends the session and takes both cookies back · API-24', () =>
    interact(
      logOut,
      { given: state('a student is logged in') },
      said('You are logged out.', cookies('[^;]*', 'admit_session=; Path=/; SameSite=Lax')),
    ));

  it('is not started by another site · API-24', () =>
    interact(
      { ...logOut, headers: { 'Sec-Fetch-Site': 'cross-site' } },
      { given: state('a student is logged in'), when: 'from another site' },
      FROM_ELSEWHERE,
    ));
});

describeOtherHost([logOut]);
describeEndedSession([logOut]);
describeReplacedSession([logOut]);
describeFailure([logIn(PASSWORD), logOut]);
describeLimit([logIn(PASSWORD)]);
describeSizeLimit([logIn(PASSWORD)]);
