import { useMemo } from 'react';
import { useApplicant } from '../ApplicantContext.ts';
import { saveChosen } from './saveChosen.ts';
import { saveTab } from './saveTab.ts';

/** Changes counts and tabs, here and, for a student, on the server; nobody waits for these calls. Spec §7. */
export function useChosen() {
  const applicant = useApplicant();
  return useMemo(
    () => ({
      saveCount: (buttonId: string, count: number) => {
        applicant.store.setCount(buttonId, count);
        applicant.inBackground(saveChosen(applicant), 'saving a count');
      },
      saveTab: (tabsId: string, tabId: string) => saveTab(applicant, tabsId, tabId),
    }),
    [applicant],
  );
}
