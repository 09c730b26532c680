import type { SandboxContext } from '../SandboxContext.ts';

const LIFE_MS = 30 * 24 * 60 * 60_000;
const MOST_FORMS = 300;

/**
 * Records the numbers of an applied save, as the header `Admit-Save` lists them; a lower number changes none.
 *
 * @returns whether a number was raised.
 */
export function recordSaves(context: SandboxContext, accountId: number, header = ''): boolean {
  const { database, now } = context;
  const before = readSaves(context, accountId);
  const numbers = [...header.matchAll(/(\w+)\.(\d+)/g)].map(([, form = '', n]) => [form, Number(n)] as const);
  for (const [form, number] of numbers)
    database.run(
      // Replaces the row, so that `rowid` orders saves of the same millisecond.
      `INSERT OR REPLACE INTO saves SELECT ?1, ?2, max(?3, coalesce(max(number), 0)), ?4
       FROM saves WHERE account_id = ?1 AND form_id = ?2`,
      accountId,
      form,
      number,
      now(),
    );
  database.run(
    `DELETE FROM saves WHERE account_id = ?1 AND form_id NOT IN
       (SELECT form_id FROM saves WHERE account_id = ?1 ORDER BY at DESC, rowid DESC LIMIT ?2)`,
    accountId,
    MOST_FORMS,
  );
  return numbers.some(([form, number]) => number > (before[form] ?? 0));
}

/** Returns the highest number applied of each form's changes, for 30 days after the form's last save. */
export function readSaves({ database, now }: SandboxContext, accountId: number): Record<string, number> {
  const rows = database.all<{ form_id: string; number: number }>(
    'SELECT form_id, number FROM saves WHERE account_id = ? AND at > ?',
    accountId,
    now() - LIFE_MS,
  );
  return Object.fromEntries(rows.map(({ form_id, number }) => [form_id, number]));
}
