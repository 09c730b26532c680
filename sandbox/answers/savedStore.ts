import type { AddAnotherCounts, ChosenTabs, StudentAnswers } from '@admission/sdk';
import type { SandboxContext } from '../SandboxContext.ts';

/** The values an applicant saves by name: answers, item counts and chosen tabs. */
type Saved = { answer: StudentAnswers; add_another: AddAnotherCounts; tabs: ChosenTabs };

export function readSaved<Kind extends keyof Saved>(
  context: SandboxContext,
  accountId: number,
  kind: Kind,
): Saved[Kind] {
  const rows = context.database.all<{ name: string; value: string | number }>(
    'SELECT name, value FROM saved WHERE account_id = ? AND kind = ?',
    accountId,
    kind,
  );
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

/** Merges values by name; those that were not sent stay unchanged. */
export function mergeSaved<Kind extends keyof Saved>(
  context: SandboxContext,
  accountId: number,
  kind: Kind,
  values: Saved[Kind],
): void {
  context.database.run(
    'INSERT OR REPLACE INTO saved SELECT ?, ?, key, value FROM json_each(?)',
    accountId,
    kind,
    JSON.stringify(values),
  );
}
