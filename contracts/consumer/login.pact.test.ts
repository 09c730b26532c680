import { call, state } from './test-support/Call.ts';
import * as failures from './test-support/failures.ts';
import { testInteractions } from './test-support/interact.ts';
import { cookies, success, text, textLike } from './test-support/replies.ts';

const PASSWORD = 'Example-Pass-2026';

const logIn = (password = PASSWORD, username = 'maya@example.com') =>
  call('logIn', 'to log in', { username, password });
const logOut = call('logOut', 'to log out');
const fromAnotherSite = { ...logOut, headers: { 'Sec-Fetch-Site': 'cross-site' } };

const nobody = state('no account exists for the address');
const unconfirmed = state('an unconfirmed account exists');
const confirmed = state('a confirmed account exists');
const loggedIn = state('a student is logged in');

/** The session cookie is HttpOnly; the marker cookie can be read by scripts. */
const LOGGED_IN = success(
  { message: text('You are logged in.') },
  cookies('[^;]+', 'admit_session=contract-marker; Path=/; SameSite=Lax'),
);
const LOGGED_OUT = success(
  { message: text('You are logged out.') },
  cookies('[^;]*', 'admit_session=; Path=/; SameSite=Lax'),
);
/**
 * An invalid address cannot have an account, so a backend may send `invalid_username` or `bad_credentials`;
 * neither opens the Confirm card.
 */
const INVALID = {
  status: 400,
  body: {
    message: text('Please provide a valid email address.'),
    code: textLike('^(invalid_username|bad_credentials)$', 'invalid_username'),
  },
};

testInteractions([
  [logIn(), 'with the right password', confirmed, LOGGED_IN, 'API-28, TRAP-34'],
  // Must not be a 401, which would mean that the session has ended.
  [logIn('Wrong-Pass-2026'), 'with a wrong password', confirmed, '400:bad_credentials', 'TRAP-11'],
  [logIn(), 'to an account that does not exist', nobody, '400:bad_credentials', 'API-28'],
  [logIn(), 'before confirming', unconfirmed, '400:not_confirmed', 'TRAP-66'],
  [logIn(PASSWORD, 'maya'), 'with an invalid address', nobody, INVALID, 'VAL-11'],

  [logOut, '', loggedIn, LOGGED_OUT, 'API-24'],
  [fromAnotherSite, 'from another site', loggedIn, '403:cross_site', 'API-24'],

  ...failures.otherHost([logOut]),
  ...failures.endedSession([logOut]),
  ...failures.replacedSession([logOut]),
  ...failures.internalError([logIn(), logOut]),
  ...failures.rateLimit([logIn()]),
  ...failures.sizeLimit([logIn()]),
]);
