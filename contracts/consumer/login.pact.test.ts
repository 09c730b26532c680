import { describe, it } from 'vitest';
import { call, state } from './test-support/Call.ts';
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

const logIn = (password: string, username = 'maya@example.com') =>
  call('logIn', 'to log in', { username, password });
const logOut = call('logOut', 'to log out');
/** An invalid address cannot have an account, so a backend may send either code; neither opens the confirm card. */
const INVALID = textLike('^(invalid_username|bad_credentials)$', 'invalid_username');
const given = state('a confirmed account exists');

describe('logging in', () => {
  it('a log-in starts a session that scripts cannot read, and sets its marker · API-28, TRAP-34', () =>
    interact(
      logIn(PASSWORD),
      { given, when: 'with the right password' },
      said('You are logged in.', cookies('[^;]+', 'admit_session=contract-marker; Path=/; SameSite=Lax')),
    ));

  it('a log-in with a wrong password gets 400, because 401 means an ended session · TRAP-11', () =>
    interact(
      logIn('Wrong-Pass-2026'),
      { given, when: 'with a wrong password' },
      refused(400, 'Incorrect username or password.', 'bad_credentials'),
    ));

  it('a log-in with an unknown address gets the same reply as a wrong password · API-28', () =>
    interact(
      logIn(PASSWORD),
      { given: state('no account exists for the address'), when: 'to an account there is not' },
      refused(400, 'Incorrect username or password.', 'bad_credentials'),
    ));

  it('a log-in to an unconfirmed account is rejected with a separate error code · TRAP-66', () =>
    interact(
      logIn(PASSWORD),
      { given: state('an unconfirmed account exists'), when: 'before confirming' },
      refused(400, 'Your account is not confirmed yet.', 'user_not_confirmed'),
    ));

  it('a log-in with an invalid address is rejected · VAL-11', () =>
    interact(
      logIn(PASSWORD, 'maya'),
      { given: state('no account exists for the address'), when: 'without an address' },
      refused(400, 'Please provide a valid email address.', INVALID),
    ));
});

describe('logging out', () => {
  it('a log-out ends the session and clears both cookies · API-24', () =>
    interact(
      logOut,
      { given: state('a student is logged in') },
      said('You are logged out.', cookies('[^;]*', 'admit_session=; Path=/; SameSite=Lax')),
    ));

  it('a log-out cannot be triggered by another site · API-24', () =>
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
