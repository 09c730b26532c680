import type { TabChoice, TabId } from '@admission/sdk';
import type { Applicant } from '../Applicant.ts';

/** Chooses a tab here and, for a student, on the server; nobody waits for the call. Spec §7 `PUT /api/tabs`. */
export function saveTab(applicant: Applicant, tabsId: string, tabId: string): void {
  applicant.store.setTab(tabsId, tabId);
  if (applicant.access?.mode !== 'student') return;
  const body = { tab_id: tabsId as TabId, chosen_tab: tabId as TabChoice };
  applicant.inBackground(applicant.sdk.saveTab(body), 'saving a tab');
}
