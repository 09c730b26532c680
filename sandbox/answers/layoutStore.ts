import type { AddAnotherCounts, ChosenTabs } from '@admission/sdk';
import type { SandboxContext } from '../SandboxContext.ts';

export function readCounts(context: SandboxContext, accountId: number): AddAnotherCounts {
  const rows = context.database.all<{ button_id: string; num_components: number }>(
    'SELECT button_id, num_components FROM add_another WHERE account_id = ?',
    accountId,
  );
  return Object.fromEntries(rows.map((row) => [row.button_id, row.num_components]));
}

export function writeCount(
  context: SandboxContext,
  accountId: number,
  buttonId: string,
  count: number,
): void {
  context.database.run('INSERT OR REPLACE INTO add_another VALUES (?, ?, ?)', accountId, buttonId, count);
}

export function readTabs(context: SandboxContext, accountId: number): ChosenTabs {
  const rows = context.database.all<{ tab_id: string; chosen_tab: string }>(
    'SELECT tab_id, chosen_tab FROM tabs WHERE account_id = ?',
    accountId,
  );
  return Object.fromEntries(rows.map((row) => [row.tab_id, row.chosen_tab]));
}

export function writeTab(context: SandboxContext, accountId: number, tabId: string, tab: string): void {
  context.database.run('INSERT OR REPLACE INTO tabs VALUES (?, ?, ?)', accountId, tabId, tab);
}
