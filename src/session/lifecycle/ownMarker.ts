import { isSamePerson } from '../calls/isSamePerson.ts';
import type { StudentSession } from '../Session.ts';
import type { Sessions } from './Sessions.ts';

/**
 * Creates the check that runs before each call: whether the browser's session still belongs to this student.
 * It resolves to the session's marker.
 *
 * Another student may have logged in elsewhere in this browser without this tab being notified. The cookies
 * are then theirs, and nothing from this tab may reach their application. A new session of the same student
 * is adopted; another student's ends this session. If the session changes while a call is in flight, the
 * server replies with 409, the query client resends the call once (`retryAsOwner`), and this check runs
 * again.
 *
 * @param owner returns the session that the calls belong to; called whenever a call is sent.
 */
export function createOwnMarker(sessions: Sessions, owner: () => StudentSession): () => Promise<string> {
  let identifying: Promise<void> | null = null;
  return async () => {
    const session = owner();
    const { marker } = sessions;
    // While the form is being opened, the student is not known yet; if the session changes, the server's 409
    // restarts the opening. Without a cookie, the server itself replies that the session is over.
    if (session.username !== '' && marker !== '' && marker !== session.marker) {
      identifying ??= identifyOwner(sessions, session).finally(() => (identifying = null));
      await identifying;
      session.signal.throwIfAborted();
    }
    return session.marker;
  };
}

/**
 * Reads the profile to identify the owner of the browser's session, then adopts that session or ends this
 * one.
 *
 * @throws SdkError if the owner cannot be determined; the session then stays open.
 */
export async function identifyOwner(sessions: Sessions, session: StudentSession): Promise<void> {
  const { marker } = sessions;
  const { signal } = session;
  const isCurrent = sessions.now === session;
  try {
    const { username } = await sessions.settings
      .createSdk({ signal, sessionMarker: () => marker })
      .getProfile();
    if (isSamePerson(username, session.username)) session.marker = marker;
    else sessions.end(session, 'replaced');
  } catch (error) {
    if (!isCurrent || !sessions.endIfOver(session, error)) throw error;
  }
}
