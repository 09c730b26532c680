import { useMemo } from 'react';
import type { AddAnotherButton } from '@admission/sdk';
import { useApplicant } from '../ApplicantContext.ts';
import { saveTab } from './saveTab.ts';

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
    return {
      saveCount: (buttonId: string, count: number) => {
        store.setCount(buttonId, count);
        if (applicant.access?.mode !== 'student') return;
        const body = { button_id: buttonId as AddAnotherButton, num_components: count };
        applicant.inBackground(sdk.saveAddAnother(body), 'saving a count');
      },
      saveTab: (tabsId: string, tabId: string) => saveTab(applicant, tabsId, tabId),
    };
  }, [applicant]);
}
