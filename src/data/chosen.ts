import { mutationOptions } from '@tanstack/react-query';
import type { AddAnotherButton, TabChoice, TabId } from '@admission/sdk';
import type { Connection } from './Connection.ts';
import { noteOutcome } from './noteOutcome.ts';
import { startMutation } from './runMutation.ts';

/**
 * Saves the counts and tabs the server does not have yet, one call after the other. Spec §7.
 *
 * What fails is told by the save line, and sent again with the next save of the answers and before the submission.
 */
export const chosenMutation = (connection: Connection) =>
  mutationOptions({
    mutationKey: ['save', 'chosen'],
    scope: { id: 'chosen' },
    mutationFn: async () => {
      const { sdk, form, post } = connection;
      const { addAnother, tabs } = form.unsaved;
      for (const [id, count] of Object.entries(addAnother)) {
        const call = sdk.saveAddAnother({ button_id: id as AddAnotherButton, num_components: count });
        await noteOutcome(form.beginSave({ addAnother: { [id]: count } }), call);
        post({ type: 'saved', answers: {}, addAnother: { [id]: count }, before: null, version: null });
      }
      for (const [id, tab] of Object.entries(tabs)) {
        const call = sdk.saveTab({ tab_id: id as TabId, chosen_tab: tab as TabChoice });
        await noteOutcome(form.beginSave({ tabs: { [id]: tab } }), call);
      }
    },
  });

/** Chooses a number of components; a student's is saved without making them wait. Spec §7. */
export function chooseCount(connection: Connection, buttonId: string, count: number): void {
  connection.form.setCount(buttonId, count);
  saveChosen(connection);
}

/** Chooses a tab; a student's is saved without making them wait. Spec §7. */
export function chooseTab(connection: Connection, tabsId: string, tabId: string): void {
  connection.form.setTab(tabsId, tabId);
  saveChosen(connection);
}

function saveChosen(connection: Connection): void {
  if (!connection.isStudent) return;
  startMutation(connection.queryClient, chosenMutation(connection), undefined);
}
