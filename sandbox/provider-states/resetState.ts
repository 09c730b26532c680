import { removeAccount } from '../accounts/accountStore.ts';
import { asText } from '../developer/readOptions.ts';
import { forgetTurns } from '../http/takeTurn.ts';
import type { SandboxContext } from '../SandboxContext.ts';

/** The student of the provider states unless `params.username` names another. */
export const CONTRACT_STUDENT = 'maya@example.com';

export function readStudent(params: Record<string, unknown>): string {
  return asText(params['username']) || CONTRACT_STUDENT;
}

/** Takes away what an earlier state left behind: the student, the tries counted, the faults, the set clock. */
export function resetState(context: SandboxContext, params: Record<string, unknown>): void {
  for (const username of new Set([CONTRACT_STUDENT, readStudent(params)])) {
    removeAccount(context, username);
    forgetTurns(context, username);
  }
  context.database.run("DELETE FROM rate_hits WHERE bucket LIKE 'caller:%'");
  context.faults.clear();
  context.clockOffset.milliseconds = 0;
}
