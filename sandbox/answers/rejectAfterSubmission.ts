import type { Account } from '../accounts/Account.ts';
import { Rejection } from '../http/Rejection.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import { isSubmitted, readWebStatus } from './webStatusStore.ts';

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
