import { FormStore } from '../../core/run/answers/FormStore.ts';
import type { FormIndex } from '../../core/run/indexForm.ts';
import { createQueryClient } from '../calls/createQueryClient.ts';
import { judgeFailure } from '../calls/judgeFailure.ts';
import { reportError } from '../calls/reportError.ts';
import { DocumentError } from '../documents/DocumentError.ts';
import { makeId } from '../../core/makeId.ts';
import { createOwnMarker } from './ownMarker.ts';
import type { Personal, StudentSession } from '../Session.ts';
import type { Sessions } from './Sessions.ts';
import { reconcileSubmitted } from '../status/reconcileSubmitted.ts';

/**
 * Creates everything that belongs to one person, including the abort controller. Only students have a
 * `sessionMarker`.
 */
export function createPersonal(
  sessions: Sessions,
  index: FormIndex,
  sessionMarker?: () => Promise<string>,
): Personal {
  const { createSdk, today, announceDocumentFailure } = sessions.settings;
  const controller = new AbortController();
  const { signal } = controller;
  return {
    id: makeId(),
    sdk: createSdk({ signal, ...(sessionMarker && { sessionMarker }) }),
    queryClient: createQueryClient((error) => onFailure(sessions, signal, error)),
    form: new FormStore(index, today),
    controller,
    signal,
    announceFailure: announceDocumentFailure,
  };
}

/** Creates the session of a student whose profile has not been read yet. */
export function createStudentSession(sessions: Sessions, index: FormIndex, marker: string): StudentSession {
  const session: StudentSession = {
    ...createPersonal(
      sessions,
      index,
      createOwnMarker(sessions, () => session),
    ),
    kind: 'student',
    username: '',
    marker,
    hasChangedPage: false,
    hasLeftPage: false,
    sendsApart: false,
    keeper: null,
    saveAll: null,
    post: (event) => {
      const { username, signal } = session;
      if (username && !signal.aborted)
        sessions.settings.channel.post({ ...event, username, marker: session.marker });
    },
  };
  return session;
}

/**
 * Applies the effect of a failed query or mutation to the session. Screens handle everything else.
 *
 * If several calls fail together, only the first ends the session. Calls of a session that is not open yet or
 * no longer open are ignored (TRAP-10).
 */
function onFailure(sessions: Sessions, signal: AbortSignal, error: Error): void {
  const session = sessions.now;
  if (session.kind === 'none' || session.signal !== signal) return;
  const { kind } = judgeFailure(error);
  sessions.endIfOver(session, error);
  if (kind === 'submitted' && session.kind === 'student') reconcileSubmitted(session);
  else if (kind === 'mistake' && !(error instanceof DocumentError)) reportError(error, 'an action');
}
