import type { Applicant } from '../Applicant.ts';

/** Forgets everything about the person at the screen: cache, answers, snapshot (TRAP-35, ERR-08). */
export function forget(applicant: Applicant): void {
  // What a screen is still asking for was asked by the person who has gone.
  void applicant.queryClient.cancelQueries({ type: 'active' });
  applicant.queryClient.clear();
  applicant.access = null;
  applicant.carried = null;
  applicant.savedChosen = null;
  applicant.isSubmitting.set(false);
  applicant.store.reset();
  applicant.snapshot.reset();
  applicant.saveStatus.set({ state: 'idle' });
  applicant.destination.set(null);
}
