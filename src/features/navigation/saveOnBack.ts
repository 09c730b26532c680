import { type DataRouter, NavigationType } from 'react-router-dom';
import { toFormPath } from '../../routes/paths.ts';
import { saveAndValidate, type Sessions } from '../../session/index.ts';
import { stayInstead } from './moveToPage.ts';

/**
 * Saves and validates after Back and Forward, even if they leave the form; the page changes without waiting. They also
 * cancel the navigation of a step that is still saving (decision 019). Spec §2.
 *
 * @returns a function that stops listening.
 */
export function saveOnBack(sessions: Sessions, router: DataRouter): () => void {
  let here = router.state.location.pathname;
  const giveUpStep = () => {
    const session = sessions.now;
    if (session.kind !== 'none') stayInstead(session, window.location.pathname);
  };
  window.addEventListener('popstate', giveUpStep);
  const unsubscribe = router.subscribe(({ location: { pathname }, historyAction }) => {
    const left = here;
    here = pathname;
    const session = sessions.now;
    const isOfBrowser = historyAction === NavigationType.Pop;
    if (left === here || !isOfBrowser || !toFormPath(left) || session.kind !== 'student') return;
    // The save line reports a failed save, and the next save retries it.
    saveAndValidate(session).catch(() => undefined);
  });
  return () => {
    window.removeEventListener('popstate', giveUpStep);
    unsubscribe();
  };
}
