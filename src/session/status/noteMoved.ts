import type { Session } from '../Session.ts';

/** Records that a student has navigated and is no longer redirected to their last page (ROUTE-23). */
export function noteMoved(session: Session): void {
  if (session.kind === 'student') session.hasChangedPage = true;
}
