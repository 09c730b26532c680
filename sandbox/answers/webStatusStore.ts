import type { WebStatus, WebStatusEntry } from '@admission/sdk';
import type { Account } from '../accounts/Account.ts';
import { Rejection } from '../http/Rejection.ts';
import type { SandboxContext } from '../SandboxContext.ts';

/** The only order in which a status can change. Spec §4. */
export const WEB_STATUSES: readonly WebStatus[] = ['started', 'validating', 'submitted'];

export function listWebStatuses(context: SandboxContext, accountId: number): WebStatusEntry[] {
  return context.database
    .all<{ web_status: WebStatus; at: number }>(
      'SELECT web_status, at FROM web_statuses WHERE account_id = ? ORDER BY at, rowid',
      accountId,
    )
    .map(({ web_status, at }) => ({ web_status, timestamp: new Date(at).toISOString() }));
}

/** Returns the application's current status; undefined before the first one. */
export function readWebStatus(context: SandboxContext, accountId: number): WebStatus | undefined {
  return statusAfter(listWebStatuses(context, accountId).map(({ web_status }) => web_status));
}

/** Returns the status that the recorded ones amount to: the number of different ones counts. Spec §4. */
export function statusAfter(recorded: readonly string[]): WebStatus | undefined {
  return WEB_STATUSES[WEB_STATUSES.filter((status) => recorded.includes(status)).length - 1];
}

export function addWebStatus(context: SandboxContext, accountId: number, webStatus: WebStatus): void {
  const at = context.now();
  context.database.insert('web_statuses', { account_id: accountId, web_status: webStatus, at });
}

/** Returns whether the submission has been accepted. The status changes only with the next call. */
export function isSubmitted(context: SandboxContext, accountId: number): boolean {
  const row = context.database.get<{ submitted_at: number | null }>(
    'SELECT submitted_at FROM accounts WHERE id = ?',
    accountId,
  );
  return typeof row?.submitted_at === 'number';
}

export function markSubmitted(context: SandboxContext, accountId: number): void {
  context.database.run('UPDATE accounts SET submitted_at = ? WHERE id = ?', context.now(), accountId);
}

/** Rejects changes to a submitted application. */
export function rejectAfterSubmission(context: SandboxContext, account: Account): void {
  if (isSubmitted(context, account.id)) throw new Rejection('already_submitted');
  rejectWhenClosed(context, account);
}

/**
 * Rejects even a write that changes nothing once the status is `submitted`.
 * Between the submission and that status, the applicant may have to press Submit again. That repeats the
 * whole sequence of calls, so those that change nothing must still succeed.
 */
export function rejectWhenClosed(context: SandboxContext, account: Account): void {
  if (readWebStatus(context, account.id) === 'submitted') throw new Rejection('already_submitted');
}
