import { Refusal } from '../http/Refusal.ts';
import { hashToken } from '../http/secrets.ts';
import { forgetTurns, takeTurn } from '../http/takeTurn.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import { endSessionsOf } from '../sessions/sessionStore.ts';
import { findAccount, setPassword } from './accountStore.ts';
import { checkUsername } from './checkUsername.ts';
import { hashPassword } from './passwordHash.ts';
import { checkNewPassword } from './checkNewPassword.ts';

type ResetFields = { username: string; password: string; confirm_password: string; id: string };

/** Sets a new password by a mailed link, which then is used up, and ends every session of the account. */
export async function resetPassword(context: SandboxContext, fields: ResetFields): Promise<string> {
  const username = checkUsername(fields.username);
  checkNewPassword(fields.password);
  if (fields.password !== fields.confirm_password) throw new Refusal('passwords_differ');
  takeTurn(context, 'reset', username);
  const account = findAccount(context, username);
  // Taken before the slow hash, so that two requests at once cannot both use the link.
  const taken = context.database.run(
    'DELETE FROM reset_links WHERE token_hash = ? AND account_id = ? AND expires_at > ?',
    hashToken(fields.id),
    account?.id ?? 0,
    context.now(),
  );
  if (!account || taken === 0) throw new Refusal('link_rejected');
  setPassword(context, account.id, await hashPassword(fields.password, context.passwordCost));
  context.database.run('DELETE FROM reset_links WHERE account_id = ?', account.id);
  endSessionsOf(context, account.id);
  forgetTurns(context, username, 'logIn');
  return 'Your password is changed. You can log in now.';
}
