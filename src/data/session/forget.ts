import type { Applicant } from '../Applicant.ts';

/** Forgets everything about the person at the screen: cache, answers, snapshot (TRAP-35, ERR-08). */
export function forget(applicant: Applicant): void {
  applicant.queryClient.clear();
  applicant.access = null;
  applicant.carried = null;
  applicant.store.reset();
  applicant.snapshot.reset();
  applicant.saveStatus.set({ state: 'idle' });
}
