import { saveUnsavedAnswers } from '../../data/answers/saveAnswers.ts';
import type { Applicant } from '../../data/Applicant.ts';

/**
 * Saves what is unsaved when the page is hidden or closed: leaving counts as navigating (PROD-06).
 *
 * Answers that could not be sent make the browser ask before it lets the page go: a save failed, the network
 * is gone, or the session ended and nobody has logged in again.
 */
export function saveOnLeave(applicant: Applicant): void {
  const save = () =>
    applicant.inBackground(saveUnsavedAnswers(applicant, { keepalive: true }), 'leaving the page');
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') save();
  });
  window.addEventListener('pagehide', save);
  window.addEventListener('beforeunload', (event) => {
    if (wouldLoseAnswers(applicant)) event.preventDefault();
  });
}

function wouldLoseAnswers({ access, saveStatus, store, unsent }: Applicant): boolean {
  if (unsent) return true;
  const cannotSend = saveStatus.get().state === 'failed' || !navigator.onLine;
  return access?.mode === 'student' && cannotSend && store.unsaved.size > 0;
}
