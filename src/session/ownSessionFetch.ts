import type { SessionHost } from './createSessionHost.ts';
import { end, endIfOver } from './end.ts';
import { readMarker } from './readAccess.ts';
import type { Owner } from './Session.ts';

/** The header that says which session a call is meant for; the server refuses it in any other. openapi.yaml. */
const HEADER = 'Admit-Session';

// oxlint-disable-next-line no-restricted-properties, no-restricted-globals -- the sdk's own way out, once it is known whose call it is
const send: typeof fetch = (input, init) => globalThis.fetch(input, init);

/**
 * Makes sure before each call that the browser's session is still this student's.
 *
 * Another applicant may have logged in elsewhere in this browser without this tab being told: the cookies are theirs
 * then, and nothing of this tab may reach their application. A new session of the same student is taken over; that of
 * another ends this one. If the session changes on the way, the server answers 409, the query client sends the call
 * once more (`retryAsOwner`), and here it is checked again.
 */
export function ownSessionFetch(host: SessionHost, owner: Owner, signal: AbortSignal): typeof send {
  let identifying: Promise<void> | null = null;
  const identify = () =>
    (identifying ??= identifyOwner(host, owner, signal).finally(() => (identifying = null)));
  const isOther = () => {
    const marker = readMarker(host.cookies());
    // Without a cookie the server says by itself that the session is over.
    return marker !== '' && marker !== owner.marker;
  };

  return async (input, init) => {
    // An upload goes to the storage, which knows no sessions.
    if (!(input instanceof Request)) return send(input, init);
    // While the form is being entered the owner is not known yet: the server's 409 starts that anew.
    if (owner.username !== null && isOther()) await identify();
    input.headers.set(HEADER, owner.marker);
    return send(input, init);
  };
}

async function identifyOwner(host: SessionHost, owner: Owner, signal: AbortSignal): Promise<void> {
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
  signal.throwIfAborted();
}
