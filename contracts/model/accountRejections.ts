import { isWeak, NO_ADDRESSES, storedAddress } from './vocabulary.ts';
import type { Asked, Rejection } from './Rejection.ts';

/** The most mails in 15 minutes, and the number of wrong codes that invalidates a code, from one network. */
const MOST_MAILS = 5;
const MOST_WRONG_CODES = 5;
export const MAILS = /^(signUp|resendConfirmation|forgotPassword)$/;

const WITH_ADDRESS = /^(signUp|confirmAccount|logIn|(resend|forgot|reset)\w+)$/;

const hasPassword = ({ account, body }: Asked) =>
  account?.signUps.some(({ password }) => password === body.password);
const hasCode = ({ account, body }: Asked) => account?.signUps.some(({ code }) => code === body.code);
const isNoAddress = ({ body }: Asked) => NO_ADDRESSES.some((one) => one === body.username);

/** The calls whose rejected attempts are counted for each address, known or unknown. */
export const COUNTED = /^(logIn|confirmAccount|resetPassword)$/;
const counted = ({ operation, body }: Asked) => `${operation} ${storedAddress(body.username)}`;
/** Returns how many attempts for this address were rejected in a row. */
export const countRejected = (asked: Asked) => asked.world.attempts.get(counted(asked)) ?? 0;

const isWrongAttempt = (asked: Asked) =>
  asked.operation === 'logIn'
    ? !hasPassword(asked)
    : asked.operation === 'confirmAccount'
      ? !hasCode(asked)
      : asked.account?.resetId !== asked.body.id;

/** This rule takes precedence over the others: a limit that only known addresses have would reveal them. */
export const LIMIT: Rejection = [
  'Limits',
  ['429'],
  'as many attempts as led to a 429 for another address, known or unknown, were rejected for this one',
  (asked) =>
    COUNTED.test(asked.operation) &&
    asked.call.invalid === undefined &&
    !isNoAddress(asked) &&
    !(asked.operation === 'resetPassword' && isWeakReset(asked)) &&
    isWrongAttempt(asked) &&
    !asked.world.succeeded.has(counted(asked)) &&
    countRejected(asked) >= (asked.world.limits.get(asked.operation) ?? Infinity),
];
const isWeakReset = ({ body }: Asked) => isWeak(body.password) || body.password !== body.confirm_password;

/** Whether a log-in has ended the link that was sent before, in a backend that ends links so. */
export const isLinkEnded = ({ world, application }: Asked) =>
  world.endsLinks === true && application.logins > 0;

/** Explains why a student's call cannot have exceeded a limit; undefined if it may have. */
export function sayUnlimited(asked: Asked): string | undefined {
  const { operation, account, world, body } = asked;
  if (!account) return undefined;
  const isCountKnown = operation === 'logIn' && !world.succeeded.has(counted(asked));
  if (isCountKnown && countRejected(asked) === 0)
    return 'no log-in to this account was rejected since the last success or password reset';
  if (isCountKnown && countRejected(asked) < (world.limits.get(operation) ?? 0))
    return 'fewer log-ins than led to a 429 before were rejected since the last success or password reset';
  const isLink = account.resetId !== undefined && account.resetId === body.id && !isLinkEnded(asked);
  if (operation === 'resetPassword' && isLink)
    return 'a valid link is not rejected because of attempts with wrong ones';
  const isCounted = world.mails.has(account.username) || world.taken.has(account.username);
  if (MAILS.test(operation) && !isCounted) return 'no mail was sent to this address';
  return undefined;
}

/** The rules for the calls under `/public`; if several apply, a backend may choose any of them. */
export const ACCOUNT_REJECTIONS: Rejection[] = [
  [
    'POST /public/signup',
    ['409'],
    'a confirmed account with this address exists',
    ({ operation, account }) => operation === 'signUp' && account?.isConfirmed,
  ],
  [
    'Username',
    ['400 invalid_username'],
    'the username is not an e-mail address',
    (asked) => WITH_ADDRESS.test(asked.operation) && isNoAddress(asked),
  ],
  [
    'NewPassword',
    ['400 weak_password', '400 password_leaked'],
    'the new password breaks a rule',
    ({ operation, body }) => /^(signUp|resetPassword)$/.test(operation) && isWeak(body.password),
  ],
  [
    'POST /public/reset-password',
    ['400 passwords_differ'],
    'the password and its confirmation differ',
    ({ operation, body }) => operation === 'resetPassword' && body.password !== body.confirm_password,
  ],
  [
    'POST /public/confirm',
    ['400 code_rejected'],
    'the code is not valid for this address',
    (asked) => asked.operation === 'confirmAccount' && !hasCode(asked),
  ],
  [
    'POST /public/login',
    ['400 bad_credentials'],
    'the password is not valid for this address',
    (asked) => asked.operation === 'logIn' && !hasPassword(asked),
  ],
  [
    'POST /public/login',
    ['400 user_not_confirmed'],
    'the account is not confirmed',
    (asked) => asked.operation === 'logIn' && hasPassword(asked) && !asked.account?.isConfirmed,
  ],
  [
    'POST /public/reset-password',
    ['400 link_rejected'],
    'the link is unknown or has been used',
    ({ operation, account, body }) => operation === 'resetPassword' && account?.resetId !== body.id,
  ],
  [
    'Limits',
    ['429', '400 code_rejected'],
    'five wrong codes from this network have ended the code',
    (asked) =>
      asked.operation === 'confirmAccount' &&
      asked.account?.isConfirmed === false &&
      countRejected(asked) >= MOST_WRONG_CODES,
  ],
  [
    'Limits',
    ['429'],
    'five mails were sent to this address from this network in the last quarter of an hour, which a restart does not end',
    ({ operation, world, body }) =>
      MAILS.test(operation) && (world.mails.get(storedAddress(body.username)) ?? 0) >= MOST_MAILS,
  ],
];
