import type { StudentSession } from './Session.ts';
import type { Sessions } from './Sessions.ts';

/**
 * Makes sure before each call that the browser's session is still this student's, and says which it is meant for.
 *
 * Another applicant may have logged in elsewhere in this browser without this tab being told: the cookies are theirs
 * then, and nothing of this tab may reach their application. A new session of the same student is taken over; that of
 * another ends this one. If the session changes on the way, the server answers 409, the query client sends the call
 * once more (`retryAsOwner`), and here it is checked again.
 *
 * @param owner the session whose calls these are; it is read when one is sent.
 */
export function createOwnMarker(sessions: Sessions, owner: () => StudentSession): () => Promise<string> {
  let identifying: Promise<void> | null = null;
  return async () => {
    const session = owner();
    const { marker } = sessions;
    // While the form is being opened the student is not known yet: the server's 409 starts that anew. Without a cookie
    // the server says by itself that the session is over.
    if (session.username !== '' && marker !== '' && marker !== session.marker) {
      identifying ??= identifyOwner(sessions, session).finally(() => (identifying = null));
      await identifying;
      session.signal.throwIfAborted();
    }
    return session.marker;
  };
}

/**
 * Finds out whose session the browser has now: the profile tells.
 *
 * @throws SdkError where it could not be told, and the session stays.
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

/** Whether two usernames are one person's: the server does not tell capitals apart. */
export const isSamePerson = (a: string, b: string | undefined): boolean =>
  a.toLowerCase() === b?.toLowerCase();
