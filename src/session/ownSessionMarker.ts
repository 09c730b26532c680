import type { SessionHost } from './createSessionHost.ts';
import { end, endIfOver } from './end.ts';
import { readMarker } from './readAccess.ts';
import type { Owner } from './Session.ts';

/**
 * Makes sure before each call that the browser's session is still this student's, and says which it is meant for.
 *
 * Another applicant may have logged in elsewhere in this browser without this tab being told: the cookies are theirs
 * then, and nothing of this tab may reach their application. A new session of the same student is taken over; that of
 * another ends this one. If the session changes on the way, the server answers 409, the query client sends the call
 * once more (`retryAsOwner`), and here it is checked again.
 */
export function ownSessionMarker(
  host: SessionHost,
  owner: Owner,
  signal: AbortSignal,
): () => Promise<string> {
  let identifying: Promise<void> | null = null;
  return async () => {
    const marker = readMarker(host.cookies());
    // While the form is being entered the owner is not known yet: the server's 409 starts that anew. Without a cookie
    // the server says by itself that the session is over.
    if (owner.username !== null && marker !== '' && marker !== owner.marker) {
      identifying ??= identifyOwner(host, owner, signal).finally(() => (identifying = null));
      await identifying;
      signal.throwIfAborted();
    }
    return owner.marker;
  };
}

/**
 * Finds out whose session the browser has now: the profile tells.
 *
 * @throws SdkError where it could not be told, and the session stays.
 */
export async function identifyOwner(host: SessionHost, owner: Owner, signal: AbortSignal): Promise<void> {
  const marker = readMarker(host.cookies());
  const session = host.current.getState();
  const isOwn = session.kind === 'student' && session.signal === signal;
  try {
    const { username } = await host.createSdk({ signal, sessionMarker: () => marker }).getProfile();
    if (username.toLowerCase() === owner.username?.toLowerCase()) owner.marker = marker;
    else if (isOwn) end(host, session, 'replaced');
  } catch (error) {
    if (!isOwn || !endIfOver(host, session, error)) throw error;
  }
}
