import { readWebStatus } from '../answers/webStatusStore.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import type { Account } from './Account.ts';

type AccountLine = {
  username: string;
  confirmed: boolean;
  status: string;
  last_page: string;
  sessions: number;
};

/** Lists the accounts for the developer page, without anything secret and without answers. */
export function listAccounts(context: SandboxContext): AccountLine[] {
  return context.database
    .all<Account & { sessions: number }>(
      `SELECT accounts.*, (SELECT count(*) FROM sessions WHERE account_id = accounts.id) AS sessions
       FROM accounts ORDER BY username`,
    )
    .map((account) => ({
      username: account.username,
      confirmed: account.confirmed_at !== null,
      status: readWebStatus(context, account.id) ?? 'none',
      last_page: account.last_page,
      sessions: account.sessions,
    }));
}
