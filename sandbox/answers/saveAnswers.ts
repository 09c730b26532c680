import type { StudentAnswers } from '@admission/sdk';
import type { Account } from '../accounts/Account.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import { mergeAnswers, readAnswers } from './answerStore.ts';
import { refuseAfterSubmission, refuseWhenClosed } from './refuseAfterSubmission.ts';

/** Saves answers. After the submission only a save that changes nothing passes, as Submit pressed again sends. */
export function saveAnswers(context: SandboxContext, account: Account, answers: StudentAnswers): void {
  const saved = new Map(Object.entries(readAnswers(context, account.id)));
  const isChange = Object.entries(answers).some(([key, value]) => value !== (saved.get(key) ?? ''));
  if (isChange) refuseAfterSubmission(context, account);
  else refuseWhenClosed(context, account);
  mergeAnswers(context, account.id, answers);
}
