import { mutationOptions } from '@tanstack/react-query';
import type { AddAnotherButton, TabChoice, TabId } from '@admission/sdk';
import { entriesOf } from '../../core/entriesOf.ts';
import { sendTab, tabChanges } from '../../core/run/journal/tabChanges.ts';
import { startMutation } from '../calls/runMutation.ts';
import type { OpenSession, StudentSession } from '../Session.ts';

/** Mutation key of saves of counts and tabs, which do not show whether the answers are saved. */
export const CHOSEN = ['save', 'chosen'];

/**
 * Saves the item counts and selected tabs that the server does not have yet, one call at a time. Spec §7. If
 * a call fails, the save line says so, and the next save of the answers or the submission retries it.
 */
export const countsAndTabsMutation = (session: StudentSession) =>
  mutationOptions({
    mutationKey: CHOSEN,
    scope: { id: 'chosen' },
    mutationFn: async () => {
      const { sdk, form, post } = session;
      for (const [buttonId, count] of Object.entries(form.unsaved.addAnother)) {
        await sdk.saveAddAnother({ button_id: buttonId as AddAnotherButton, num_components: count });
        form.confirmCount(buttonId, count);
        post({ type: 'count', buttonId, count });
      }
      for (const tab of tabChanges(form.letters.journal)) {
        form.letters.revise((journal) => sendTab(journal, tab));
        for (const [id, chosen] of entriesOf(tab.answers))
          await sdk.saveTab({ tab_id: id as string as TabId, chosen_tab: chosen as TabChoice });
        form.confirmTab(tab);
      }
    },
  });

/** Sets the number of items, and saves a student's choice in the background. Spec §7. */
export function chooseCount(session: OpenSession, buttonId: string, count: number): void {
  session.form.setCount(buttonId, count);
  saveCountsAndTabs(session);
}

/** Selects a tab, and saves a student's choice in the background. Spec §7. */
export function chooseTab(session: OpenSession, tabsId: string, tabId: string): void {
  session.form.setTab(tabsId, tabId);
  saveCountsAndTabs(session);
}

function saveCountsAndTabs(session: OpenSession): void {
  if (session.kind !== 'student') return;
  startMutation(session.queryClient, countsAndTabsMutation(session), undefined);
}
