import type { StudentAnswers } from '@admission/sdk';
import type { Account } from '../accounts/Account.ts';
import { Rejection } from '../http/Rejection.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import { mergeSaved, readSaved } from './savedStore.ts';
import { recordSaves } from './savesStore.ts';
import { rejectAfterSubmission, rejectWhenClosed } from './webStatusStore.ts';

/**
 * Saves answers and returns their version, which is new if an answer changed or a number was raised.
 * Between the submission and the status `submitted`, only a save without changes is accepted, because
 * pressing Submit again sends one. A save based on an outdated version (`ifMatch`) is rejected: another device
 * has saved in the meantime. `saves` is the header `Admit-Save`; its numbers are recorded with the answers.
 */
export function saveAnswers(
  context: SandboxContext,
  account: Account,
  answers: StudentAnswers,
  { ifMatch, saves }: { ifMatch?: string; saves?: string },
): string {
  const saved = new Map(Object.entries(readSaved(context, account.id, 'answer')));
  const isChange = Object.entries(answers).some(([key, value]) => value !== (saved.get(key) ?? ''));
  if (isChange) rejectAfterSubmission(context, account);
  else rejectWhenClosed(context, account);
  if (ifMatch !== undefined && !isMatch(ifMatch, tagAnswers(context, account)))
    throw new Rejection('answers_changed');
  context.database.transact(() => {
    mergeSaved(context, account.id, 'answer', answers);
    const isRaised = recordSaves(context, account.id, saves);
    if (isChange || isRaised)
      context.database.run(
        // The random part is needed after a restore from a backup, which a counter alone would not survive.
        "UPDATE accounts SET answers_version = (answers_version + 1) || '-' || lower(hex(randomblob(6))) WHERE id = ?",
        account.id,
      );
  });
  return tagAnswers(context, account);
}

/**
 * Returns the entity tag of the saved answers. Not cached, because another save may have finished in the
 * meantime.
 */
export function tagAnswers(context: SandboxContext, { id }: Account): string {
  const row = context.database.get<{ answers_version: string }>(
    'SELECT answers_version FROM accounts WHERE id = ?',
    id,
  );
  return `"${row?.answers_version ?? ''}"`;
}

/** What compressing proxies add before the closing quote. */
const COMPRESSED = /((--?|;)(gzip|br|zstd|deflate))+"$/i;

/** Ignores weakness (`W/`) and endings that a compressing proxy adds although the answers are unchanged. */
function isMatch(ifMatch: string, tag: string): boolean {
  const tags = ifMatch.split(',').map((one) => one.trim().replace(/^W\//, '').replace(COMPRESSED, '"'));
  return tags.includes(tag) || tags.includes('*');
}
