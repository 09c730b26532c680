import type { StudentAnswers } from '@admission/sdk';
import type { SandboxContext } from '../SandboxContext.ts';

export function readAnswers(context: SandboxContext, accountId: number): StudentAnswers {
  const rows = context.database.all<{ answer_key: string; value: string }>(
    'SELECT answer_key, value FROM answers WHERE account_id = ?',
    accountId,
  );
  return Object.fromEntries(rows.map((row) => [row.answer_key, row.value]));
}

/** Merges answers key by key: a key that is not sent stays as it is. */
export function mergeAnswers(context: SandboxContext, accountId: number, answers: StudentAnswers): void {
  context.database.transaction(() => {
    for (const [key, value] of Object.entries(answers)) writeAnswer(context, accountId, key, value);
  });
}

export function writeAnswer(context: SandboxContext, accountId: number, key: string, value: string): void {
  context.database.run('INSERT OR REPLACE INTO answers VALUES (?, ?, ?)', accountId, key, value);
}

/** Hides all of a Social Security number but its last four digits. */
export function maskSsn(answers: StudentAnswers): StudentAnswers {
  const digits = (answers.ssn ?? '').replace(/\D/g, '');
  if (!digits) return answers;
  return { ...answers, ssn: digits.length === 9 ? `***-**-${digits.slice(-4)}` : '***' };
}
