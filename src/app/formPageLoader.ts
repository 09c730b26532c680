import { replace } from 'react-router-dom';
import { decideLocation } from '../core/application/decideLocation.ts';
import { saveUnsavedAnswers } from '../data/answers/saveAnswers.ts';
import { ensureValidator } from '../data/answers/ensureValidator.ts';
import type { Applicant } from '../data/Applicant.ts';
import { enterForm } from '../data/session/enterForm.ts';
import { type Access, readAccess } from '../data/session/readAccess.ts';
import { recordVisit } from '../data/session/recordVisit.ts';

/**
 * Runs before a page of the form branch is shown: loads, decides where the person belongs, records it.
 *
 * A router loader runs once per navigation, even where React renders twice (TRAP-47), and before
 * anything is on screen, so that a page one is sent away from never flashes. Spec §2 "Routing rules".
 */
export function formPageLoader(applicant: Applicant) {
  /** The entry that has come to rest on a page; every move after that is the person's own (TRAP-02). */
  let settled: Access | null = null;

  return async ({ request }: { request: Request }): Promise<Response | null> => {
    const { pathname, search } = new URL(request.url);
    const { snapshot, store } = applicant;
    await enterForm(applicant, search, document.cookie);
    if (store.validating) await ensureValidator(store);
    // A newer navigation has overtaken this one: it decides and records.
    if (request.signal.aborted) return null;
    if (settled && settled === applicant.access) snapshot.set({ has_changed_page: true });

    const { last_page, web_status, has_changed_page } = snapshot.get();
    const { mode } = readAccess(search, document.cookie, applicant.serviceToken);
    const decision = decideLocation({
      mode,
      path: pathname,
      webStatus: web_status,
      lastPage: last_page,
      hasChangedPage: has_changed_page,
    });
    if (decision.go === 'redirect') return replace(decision.to + search);

    settled = applicant.access;
    if (decision.record) {
      applicant.inBackground(saveUnsavedAnswers(applicant), 'saving on the way');
      recordVisit(applicant, decision.record);
    }
    return null;
  };
}
