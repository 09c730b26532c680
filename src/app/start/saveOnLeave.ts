import { unlessRefused } from '../../data/unlessRefused.ts';
import { saveOnLeaving, SAVES } from '../../data/answers.ts';
import { isSubmitting } from '../../data/submission.ts';
import { hasPhotos } from '../../features/documents/photos/photos.ts';
import type { SessionHost } from '../../session/createSessionHost.ts';
import { readMarker } from '../../session/readAccess.ts';
import type { StudentSession } from '../../session/Session.ts';

/**
 * Saves what is unsaved when the page is hidden or closed: leaving counts as navigating.
 *
 * Answers that could not be sent make the browser ask before it lets the page go: a save failed, the network
 * is gone, the application is being submitted and may take no more, the browser has another session now, or the
 * session ended and there is no new one. It asks for photographs that were not sent, too.
 */
export function saveOnLeave(host: SessionHost): void {
  const save = () => {
    const session = host.current.getState();
    if (session.kind === 'student') saveOnLeaving(session);
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') save();
  });
  window.addEventListener('pagehide', save);
  window.addEventListener('beforeunload', (event) => {
    const session = host.current.getState();
    const wouldLose =
      session.kind === 'student'
        ? cannotSend(host, session) || hasPhotos(session)
        : 'unsaved' in session && session.unsaved !== null;
    if (wouldLose) event.preventDefault();
  });
}

function cannotSend(host: SessionHost, { form, queryClient, owner }: StudentSession): boolean {
  form.flush();
  const lastSave = queryClient.getMutationCache().findAll({ mutationKey: SAVES }).at(-1);
  const isOffline = unlessRefused(() => navigator.onLine) === false;
  // Another log-in in this browser: whose it is would have to be asked first, and there is no time for that.
  const isReplaced = readMarker(host.cookies()) !== owner.marker;
  const isRefused = lastSave?.state.status === 'error' || isSubmitting(queryClient);
  return form.hasUnsavedAnswers && (isRefused || isOffline || isReplaced);
}
