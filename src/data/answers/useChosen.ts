import { useMemo } from 'react';
import type { AddAnotherButton, TabChoice, TabId } from '@admission/sdk';
import { useApplicant } from '../ApplicantContext.ts';

/**
 * Changes counts and tabs, here and, for a student, on the server. Spec §7.
 *
 * Nobody waits for these calls: the count is sent again with the next change or login, and what was
 * typed never depends on it.
 */
export function useChosen() {
  const applicant = useApplicant();
  return useMemo(() => {
    const { sdk, store } = applicant;
    const isStudent = () => applicant.access?.mode === 'student';
    return {
      saveCount: (buttonId: string, count: number) => {
        store.setCount(buttonId, count);
        if (!isStudent()) return;
        const body = { button_id: buttonId as AddAnotherButton, num_components: count };
        applicant.inBackground(sdk.saveAddAnother(body), 'saving a count');
      },
      saveTab: (tabsId: string, tabId: string) => {
        store.setTab(tabsId, tabId);
        if (!isStudent()) return;
        const body = { tab_id: tabsId as TabId, chosen_tab: tabId as TabChoice };
        applicant.inBackground(sdk.saveTab(body), 'saving a tab');
      },
    };
  }, [applicant]);
}
