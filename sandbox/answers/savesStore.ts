import type { SandboxContext } from '../SandboxContext.ts';

const LIFE_MS = 30 * 24 * 60 * 60_000;
const MOST_FORMS = 300;

/** Records the numbers of an applied save, as the header `Admit-Save` lists them; a lower number changes none. */
export function recordSaves({ database, now }: SandboxContext, accountId: number, header = ''): void {
  for (const [, form, number] of header.matchAll(/(\w+)\.(\d+)/g))
    database.run(
      // Replaces the row, so that `rowid` orders saves of the same millisecond.
      `INSERT OR REPLACE INTO saves SELECT ?1, ?2, max(?3, coalesce(max(number), 0)), ?4
       FROM saves WHERE account_id = ?1 AND form_id = ?2`,
      accountId,
      form ?? '',
      Number(number),
      now(),
    );
  database.run(
    `DELETE FROM saves WHERE account_id = ?1 AND form_id NOT IN
       (SELECT form_id FROM saves WHERE account_id = ?1 ORDER BY at DESC, rowid DESC LIMIT ?2)`,
    accountId,
    MOST_FORMS,
  );
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
