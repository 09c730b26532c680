import type { StudentProfile } from '@admission/sdk';
import type { Account } from '../accounts/Account.ts';
import { listDocuments } from '../documents/documentStore.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import { readAnswers } from './answerStore.ts';
import { listWebStatuses } from './webStatusStore.ts';

/** Puts together everything saved for one applicant. */
export function readProfile(context: SandboxContext, account: Account): StudentProfile {
  const logins = context.database.all<{ at: number }>(
    'SELECT at FROM logins WHERE account_id = ? ORDER BY at',
    account.id,
  );
  return {
    username: account.username,
    last_page: account.last_page,
    successful_login: logins.map(({ at }) => ({ timestamp: new Date(at).toISOString() })),
    web_status: listWebStatuses(context, account.id),
    answer: readAnswers(context, account.id),
    document_answer: listDocuments(context, account.id),
  };
}
