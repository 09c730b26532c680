import type { WebStatus } from '@admission/sdk';
import type { Account } from '../accounts/Account.ts';
import { Refusal } from '../http/Refusal.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import { addWebStatus, isSubmitted, readWebStatus, WEB_STATUSES } from './webStatusStore.ts';

/**
 * Moves the status one step on; the same status again changes nothing and succeeds.
 *
 * It never moves backward or skips, and is submitted only after the submission.
 */
export function changeWebStatus(context: SandboxContext, account: Account, next: WebStatus): void {
  const current = readWebStatus(context, account.id);
  if (next === current) return;
  const isNextStep = WEB_STATUSES.indexOf(next) === (current ? WEB_STATUSES.indexOf(current) : -1) + 1;
  if (!isNextStep || (next === 'submitted' && !isSubmitted(context, account.id)))
    throw new Refusal('status_out_of_order');
  addWebStatus(context, account.id, next);
}
