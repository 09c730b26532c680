import { replace } from 'react-router-dom';
import { decideLocation } from '../routes/decideLocation.ts';
import {
  ensureValidator,
  lastPageMutation,
  readProfile,
  readWebStatus,
  type Sessions,
  startMutation,
  noteMoved,
} from '../session/index.ts';

/**
 * Creates the loader that opens the session, decides on a redirect and records the visit. Spec §2 "Routing rules".
 *
 * A loader runs once per navigation, even if React renders twice, and before its page is on screen.
 */
export function formPageLoader(sessions: Sessions) {
  return async ({ request }: { request: Request }): Promise<Response | null> => {
    const { pathname, search } = new URL(request.url);
    const session = await sessions.open(search);
    // The app then navigates to the login.
    if (session.kind === 'none') return null;
    if (session.form.errors.validating) await ensureValidator(session.form);
    // A newer navigation has replaced this one and makes its own decision.
    if (request.signal.aborted) return null;

    const student = session.kind === 'student' ? session : null;
    const lastPage = (student && readProfile(student)?.last_page) ?? null;
    const decision = decideLocation({
      mode: session.kind,
      path: pathname,
      webStatus: student && readWebStatus(student),
      lastPage,
      hasChangedPage: student?.hasChangedPage ?? false,
    });
    if (decision.go === 'redirect') {
      // If the last page is already on screen, this redirect runs no loader, so the move is noted here.
      if (decision.to === lastPage) noteMoved(session);
      return replace(decision.to + search);
    }

    if (student && decision.record) {
      // Every navigation after the first page is the person's own choice.
      noteMoved(student);
      startMutation(student.queryClient, lastPageMutation(student), decision.record);
    }
    return null;
  };
}
