import type { Confirmation, Credentials, PasswordReset } from '@admission/sdk';
import type { OpenCall, Operations, StudentCall } from '../http/Operations.ts';
import { readNetwork } from '../http/readNetwork.ts';
import { Rejection } from '../http/Rejection.ts';
import { forgetOwnAttempts, forgetAttempts, countAttempt } from '../http/countAttempt.ts';
import { sendMail } from '../outbox/sendMail.ts';
import { expireSessionCookies, readSessionToken, writeSessionCookies } from '../sessions/sessionCookies.ts';
import { endSession, endSessionsOf, startSession } from '../sessions/sessionStore.ts';
import { endTokens, findTokenOwner, makeAccessToken } from '../views/accessToken.ts';
import { checkUsername, findAccount, markConfirmed, openAccount } from './accountStore.ts';
import { hashPassword, isPasswordOf } from './passwordHash.ts';
import { endOtherSignUps, endSignUps, findCode, isSignedUpWith, sendCode } from './signUpStore.ts';

type Username = Pick<Credentials, 'username'>;

/**
 * The calls of the account cards, and the log-out. Except for the 409 of a sign-up, unknown addresses get the
 * same replies as known ones. Spec §7.
 */
export const accountOperations = {
  /**
   * Creates an unconfirmed account and mails its code.
   * Each repeated sign-up before confirmation mails another code, which confirms only that sign-up's
   * password. So a stranger who signs up with an address, before or after its owner, succeeds only if the
   * owner enters the stranger's code. A confirmed account gets a 409.
   */
  signUp: async ({ context, c, body }: OpenCall<Credentials>) => {
    const username = checkUsername(body.username);
    countAttempt(context, c, 'mail', username);
    const { sign_up_salt } = openAccount(context, username);
    const passwordHash = await hashPassword(body.password, context.passwordCost, sign_up_salt);
    // The account may have been confirmed while the password was being hashed.
    const account = openAccount(context, username);
    if (account.confirmed_at) throw new Rejection('user_exists');
    sendCode(context, account, passwordHash);
    return { message: 'We sent a 6-digit code to your email address. Enter it to confirm your account.' };
  },

  /**
   * Confirms an account with its six-digit code.
   * The account gets the password of the sign-up that the code was mailed for. If several sign-ups with
   * different passwords are pending, a resent code confirms the account without a password; the owner then
   * chooses one through a reset link. A wrong, expired or locked code gets the same reply as an unknown
   * address. The last code stays valid until it expires, in case of a second click.
   */
  confirmAccount: ({ context, c, body }: OpenCall<Confirmation>) => {
    const message = 'Your account is confirmed. You can log in now.';
    const username = checkUsername(body.username);
    countAttempt(context, c, 'confirm', username);
    const account = findAccount(context, username);
    const signUp = findCode(context, username, { code: body.code, network: readNetwork(context, c) });
    if (!account || !signUp) throw new Rejection('code_rejected');
    if (account.confirmed_at) return { message };
    endOtherSignUps(context, account, signUp);
    markConfirmed(context, account.id, signUp.password_hash);
    if (signUp.password_hash) return { message };
    return {
      message: 'Your account is confirmed. Choose a password with "Forgot password?" on the log-in page.',
    };
  },

  resendConfirmation: ({ context, c, body }: OpenCall<Username>) => {
    const username = checkUsername(body.username);
    countAttempt(context, c, 'mail', username);
    context.background.afterReply(() => {
      const account = findAccount(context, username);
      if (account && !account.confirmed_at) sendCode(context, account);
    });
    return {
      message:
        'If this address is waiting to be confirmed, a new code is on its way. Please check your email.',
    };
  },

  /** Logs in. Reveals that an account is unconfirmed only if the password is correct. */
  logIn: async ({ context, c, body }: OpenCall<Credentials>) => {
    const username = checkUsername(body.username);
    countAttempt(context, c, 'logIn', username);
    const account = findAccount(context, username);
    const isRight =
      account && !account.confirmed_at
        ? await isSignedUpWith(context, account, body.password)
        : await isPasswordOf(account?.password_hash, body.password, context.passwordCost);
    // Sends 400 and not 401, which would mean an invalid session.
    if (!account || !isRight) throw new Rejection('bad_credentials');
    if (!account.confirmed_at) throw new Rejection('user_not_confirmed');
    // The password may have been reset while this one was being hashed.
    if (findAccount(context, username)?.password_hash !== account.password_hash)
      throw new Rejection('bad_credentials');
    forgetOwnAttempts(context, c, username);
    context.database.insert('logins', { account_id: account.id, at: context.now() });
    // Ends the browser's previous session, so that a planted or older token becomes useless.
    endSession(context, readSessionToken(c));
    writeSessionCookies(c, startSession(context, account.id));
    return { message: 'You are logged in.' };
  },

  logOut: ({ context, c }: StudentCall) => {
    endSession(context, readSessionToken(c));
    expireSessionCookies(c);
    return { message: 'You are logged out.' };
  },

  /** Mails a reset link. It also confirms the account, because the person who opens it owns the mailbox. */
  forgotPassword: ({ context, c, body }: OpenCall<Username>) => {
    const username = checkUsername(body.username);
    countAttempt(context, c, 'mail', username);
    context.background.afterReply(() => {
      const account = findAccount(context, username);
      if (!account) return;
      const id = makeAccessToken(context, account.id, 'reset');
      const does = account.confirmed_at ? '' : ', which also confirms your account';
      sendMail(context, {
        to: username,
        subject: 'Reset your password',
        body: `Follow this link to choose a new password${does}. It works once, within one hour.`,
        link: `${context.publicOrigin}/reset?${new URLSearchParams({ username, id })}`,
      });
    });
    return {
      message:
        'If there is an account with this address, a link to reset your password is on its way. Please check your email.',
    };
  },

  /**
   * Sets a new password through a mailed link, which cannot be used again. Ends every session of the account and every
   * link to a view of it, and lifts its log-in limits. An unconfirmed account is confirmed; its pending sign-ups, some
   * of which may be a stranger's, end with their passwords and codes.
   */
  resetPassword: async ({ context, c, body }: OpenCall<PasswordReset>) => {
    const username = checkUsername(body.username);
    if (body.password !== body.confirm_password) throw new Rejection('passwords_differ');
    const account = findAccount(context, username);
    // Only wrong links count towards the rate limit, so they cannot block a valid one.
    const owner = findTokenOwner(context, 'reset', body.id);
    if (!account || owner !== account.id) {
      countAttempt(context, c, 'reset', username);
      throw new Rejection('link_rejected');
    }
    // The link is invalidated before the slow hash, so that two concurrent requests cannot both use it.
    endTokens(context, account.id, 'reset');
    const passwordHash = await hashPassword(body.password, context.passwordCost);
    endSignUps(context, account);
    markConfirmed(context, account.id, passwordHash);
    endSessionsOf(context, account.id);
    endTokens(context, account.id);
    forgetAttempts(context, username, 'logIn');
    return { message: 'Your password is changed. You can log in now.' };
  },
} satisfies Operations;
