import type { Confirmation, Credentials, PasswordReset } from '@admission/sdk';
import type { OpenCall, Operations, StudentCall } from '../http/Operations.ts';
import { expireSessionCookies, readSessionToken, writeSessionCookies } from '../sessions/sessionCookies.ts';
import { endSession, startSession } from '../sessions/sessionStore.ts';
import { confirmAccount } from './confirmAccount.ts';
import { forgotPassword } from './forgotPassword.ts';
import { logIn } from './logIn.ts';
import { resendConfirmation } from './resendConfirmation.ts';
import { resetPassword } from './resetPassword.ts';
import { signUp } from './signUp.ts';

type Username = Pick<Credentials, 'username'>;

/** The six calls of the auth cards, and the log-out. Spec §7. */
export const accountOperations = {
  signUp: async ({ context, body }: OpenCall<Credentials>) => ({ message: await signUp(context, body) }),
  confirmAccount: ({ context, body }: OpenCall<Confirmation>) => ({ message: confirmAccount(context, body) }),
  resendConfirmation: ({ context, body }: OpenCall<Username>) => ({
    message: resendConfirmation(context, body),
  }),
  logIn: async ({ context, c, body }: OpenCall<Credentials>) => {
    const account = await logIn(context, body);
    // The session a browser brings along ends, so a planted or older token is worth nothing afterwards.
    endSession(context, readSessionToken(c));
    writeSessionCookies(c, startSession(context, account.id));
    return { message: 'You are logged in.' };
  },
  logOut: ({ context, c }: StudentCall) => {
    expireSessionCookies(c);
    endSession(context, readSessionToken(c));
    return { message: 'You are logged out.' };
  },
  forgotPassword: ({ context, body }: OpenCall<Username>) => ({ message: forgotPassword(context, body) }),
  resetPassword: async ({ context, body }: OpenCall<PasswordReset>) => ({
    message: await resetPassword(context, body),
  }),
} satisfies Operations;
