import { mutationOptions } from '@tanstack/react-query';
import type { AddAnotherButton, TabChoice, TabId } from '@admission/sdk';
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
      for (const { kind, id, value } of form.unconfirmed.choices) {
        if (kind === 'addAnother')
          await sdk.saveAddAnother({ button_id: id as AddAnotherButton, num_components: Number(value) });
        else await sdk.saveTab({ tab_id: id as TabId, chosen_tab: value as TabChoice });
        form.confirm(kind, id, value);
        if (kind === 'addAnother') post({ type: 'count', buttonId: id, count: Number(value) });
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
