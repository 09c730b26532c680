import { mutationOptions } from '@tanstack/react-query';
import type { AddAnotherButton, TabChoice, TabId } from '@admission/sdk';
import type { Connection } from './Connection.ts';
import { addAnotherQuery, tabsQuery } from './profile.ts';
import { startMutation } from './runMutation.ts';
import { unsavedChoices } from './unsavedChoices.ts';

/** The next count or tab the server does not have; null where it has all. */
function findUnsaved(connection: Connection) {
  const { addAnother, tabs } = unsavedChoices(connection);
  const [count] = Object.entries(addAnother);
  if (count) return { what: 'count', id: count[0] as AddAnotherButton, count: count[1] } as const;
  const [tab] = Object.entries(tabs);
  return tab ? ({ what: 'tab', id: tab[0] as TabId, tab: tab[1] as TabChoice } as const) : null;
}

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
      const { sdk, queryClient } = connection;
      // Looked for anew each time: more may have been chosen during a call.
      for (let next = findUnsaved(connection); next; next = findUnsaved(connection)) {
        if (next.what === 'count') {
          const { id, count } = next;
          await sdk.saveAddAnother({ button_id: id, num_components: count });
          queryClient.setQueryData(addAnotherQuery(sdk).queryKey, (saved) => ({
            add_another: { ...saved?.add_another, [id]: count },
          }));
        } else {
          const { id, tab } = next;
          await sdk.saveTab({ tab_id: id, chosen_tab: tab });
          queryClient.setQueryData(tabsQuery(sdk).queryKey, (saved) => ({
            tabs: { ...saved?.tabs, [id]: tab },
          }));
        }
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
