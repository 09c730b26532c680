import type { Session } from './Session.ts';

/** Notes that a student has navigated on their own, so that their last page does not call them back (ROUTE-23). */
export function noteMoved(session: Session): void {
  if (session.kind === 'student') session.hasChangedPage = true;
}
