import { judgeFailure } from '../data/judgeFailure.ts';
import type { SessionHost } from './createSessionHost.ts';
import { end } from './end.ts';
import { readMarker } from './readAccess.ts';
import type { EndReason, Owner } from './Session.ts';

/** The header that says which session a call is meant for; the server refuses it in any other. openapi.yaml. */
const HEADER = 'Admit-Session';

// eslint-disable-next-line no-restricted-properties -- the sdk's own way out, once it is known whose call it is
const send: typeof fetch = (input, init) => globalThis.fetch(input, init);

/**
 * Makes sure before each call, and by the server's 409, that the browser's session is still this student's.
 *
 * Somebody may have logged in elsewhere in this browser without this tab being told: the cookies are theirs then, and
 * nothing of this tab may reach their application. A new session of the same person is taken over; that of another
 * ends this one.
 */
export function ownSessionFetch(host: SessionHost, owner: Owner, signal: AbortSignal): typeof fetch {
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
    // While the form is being entered there is nobody yet to be told apart: the server's 409 starts that anew.
    if (owner.username !== null && isOther()) await identify();
    input.headers.set(HEADER, owner.marker);
    const response = await send(input, init);
    // Once it is known to be theirs, the query client sends the call again.
    if (owner.username !== null && (await isReplaced(response))) await identify();
    return response;
  };
}

async function identifyOwner(host: SessionHost, owner: Owner, signal: AbortSignal): Promise<void> {
  const marker = readMarker(host.cookies());
  try {
    const { username } = await host.createSdk({ signal, sessionMarker: () => marker }).getProfile();
    if (username.toLowerCase() === owner.username?.toLowerCase()) owner.marker = marker;
    else endOwn(host, signal, 'replaced');
  } catch (error) {
    const { kind } = judgeFailure(error);
    if (kind === 'signedOut') endOwn(host, signal, 'refused');
    // Nobody can be told apart by a cookie that is not that of the session.
    else if (kind === 'sessionReplaced') endOwn(host, signal, 'replaced');
    else throw error;
  }
  signal.throwIfAborted();
}

function endOwn(host: SessionHost, signal: AbortSignal, reason: EndReason): void {
  const session = host.current.getState();
  if (session.kind === 'student' && session.signal === signal) end(host, session, reason);
}

async function isReplaced(response: Response): Promise<boolean> {
  if (response.status !== 409) return false;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return typeof body === 'object' && body !== null && 'code' in body && body.code === 'session_replaced';
}
