import type { Applicant } from '../Applicant.ts';
import { saveChosen } from './saveChosen.ts';

/** Chooses a tab here and, for a student, on the server; nobody waits for the call. Spec §7 `PUT /api/tabs`. */
export function saveTab(applicant: Applicant, tabsId: string, tabId: string): void {
  applicant.store.setTab(tabsId, tabId);
  applicant.inBackground(saveChosen(applicant), 'saving a tab');
}
