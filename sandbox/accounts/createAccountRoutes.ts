import { Hono } from 'hono';
import type { SandboxContext } from '../SandboxContext.ts';
import { readSessionToken, writeSessionCookies } from '../sessions/sessionCookies.ts';
import { endSession, startSession } from '../sessions/sessionStore.ts';
import { confirmAccount } from './confirmAccount.ts';
import { forgotPassword } from './forgotPassword.ts';
import { logIn } from './logIn.ts';
import { readFields } from './readFields.ts';
import { resendConfirmation } from './resendConfirmation.ts';
import { resetPassword } from './resetPassword.ts';
import { signUp } from './signUp.ts';

const CREDENTIALS = ['username', 'password'] as const;

/** The six calls of the auth cards, under /public. Spec §7. */
export function createAccountRoutes(context: SandboxContext): Hono {
  const routes = new Hono();
  routes.post('/signup', async (c) =>
    c.json({ message: await signUp(context, await readFields(c, CREDENTIALS)) }),
  );
  routes.post('/confirm', async (c) =>
    c.json({ message: confirmAccount(context, await readFields(c, ['username', 'code'])) }),
  );
  routes.post('/resend-confirm', async (c) =>
    c.json({ message: resendConfirmation(context, await readFields(c, ['username'])) }),
  );
  routes.post('/login', async (c) => {
    const account = await logIn(context, await readFields(c, CREDENTIALS));
    // The session a browser brings along ends, so a planted or older token is worth nothing afterwards.
    endSession(context, readSessionToken(c));
    writeSessionCookies(c, startSession(context, account.id));
    return c.json({ message: 'You are logged in.' });
  });
  routes.post('/forgot-password', async (c) =>
    c.json({ message: forgotPassword(context, await readFields(c, ['username'])) }),
  );
  routes.post('/reset-password', async (c) => {
    const names = ['username', 'password', 'confirm_password', 'id'] as const;
    return c.json({ message: await resetPassword(context, await readFields(c, names)) });
  });
  return routes;
}
