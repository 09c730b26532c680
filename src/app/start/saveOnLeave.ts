import { saveUnsavedAnswers } from '../../data/answers/saveAnswers.ts';
import type { Applicant } from '../../data/Applicant.ts';

/**
 * Saves what is unsaved when the page is hidden or closed: leaving counts as navigating (PROD-06).
 *
 * A save that already failed makes the browser ask before it lets the page go.
 */
export function saveOnLeave(applicant: Applicant): void {
  const save = () =>
    applicant.inBackground(saveUnsavedAnswers(applicant, { keepalive: true }), 'leaving the page');
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') save();
  });
  window.addEventListener('pagehide', save);
  window.addEventListener('beforeunload', (event) => {
    if (applicant.saveStatus.get().state === 'failed' && applicant.store.unsaved.size > 0)
      event.preventDefault();
  });
}
