import { EMPTY_FORM_STATE, layOver } from '../core/run/answers/FormState.ts';
import { judgeFailure } from '../data/judgeFailure.ts';
import type { SessionHost } from './createSessionHost.ts';
import { end, handedOver, replaceSession } from './end.ts';
import { LogOutFailedError } from './LogOutFailedError.ts';
import { readMarker } from './readAccess.ts';
import { type EndReason, NO_SESSION, type StudentSession } from './Session.ts';
import { forgetLogOut, type LeaveReason, noteLogOut } from './storage.ts';

/** How long a log-out waits for its answer, in ms. */
const DEADLINE_MS = 10_000;

interface Settings {
  readonly reason: LeaveReason;
  /** Whether what could not be saved waits for the same person: who was away finds it, who chose to leave does not. */
  readonly keepsUnsaved: boolean;
}

/**
 * Logs a student out here and in every other tab of the browser (TRAP-45): the session is dropped first, so that
 * nothing of theirs is on the screen while the server is asked.
 */
export async function leave(host: SessionHost, session: StudentSession, settings: Settings): Promise<void> {
  if (host.current.getState() !== session) return;
  const kept = settings.keepsUnsaved ? handedOver(session) : {};
  replaceSession(host, { ...NO_SESSION, ...kept });
  host.tabs.post({ type: 'leaving', reason: settings.reason });
  const { marker } = session.owner;
  const logOutFailure = await finishLogOut(host, { reason: settings.reason, marker });
  const now = host.current.getState();
  // Stored, and rethrown to the route's error boundary. Spec §8 "Logout failure".
  if (logOutFailure && now.kind === 'none') host.current.setState({ ...now, logOutFailure }, true);
}

/**
 * Ends the browser's session, here and in every other tab, from a card, which does not know whose it is.
 *
 * @returns the failure, if the server did not confirm it.
 */
export async function leaveBrowser(host: SessionHost): Promise<LogOutFailedError | null> {
  await host.lastSaves.sendFirst(host);
  replaceSession(host, { ...NO_SESSION, ...handedOver(host.current.getState()) });
  host.tabs.post({ type: 'leaving', reason: 'choice' });
  return finishLogOut(host, { reason: 'choice', marker: readMarker(host.cookies()) });
}

/**
 * Asks the server to end the session, begun here or by an earlier page (decision 014). Until it has confirmed, the
 * next page finds that it was begun.
 *
 * A session the server does not know any more, or that another person's has replaced, has ended too; that it had
 * ended before is said (ERR-10).
 *
 * @returns the failure, if the server did not confirm it.
 */
export async function finishLogOut(
  host: SessionHost,
  { reason, marker }: Pick<LogOutFailedError, 'reason' | 'marker'>,
): Promise<LogOutFailedError | null> {
  noteLogOut(reason);
  let ended: EndReason = reason;
  try {
    await host.createSdk({ sessionMarker: () => marker }).logOut({ deadlineMs: DEADLINE_MS });
  } catch (cause) {
    const { kind } = judgeFailure(cause);
    if (kind !== 'signedOut' && kind !== 'sessionReplaced')
      return new LogOutFailedError(reason, marker, { cause });
    if (kind === 'signedOut' && reason === 'choice') ended = 'refused';
  }
  forgetLogOut();
  const session = host.current.getState();
  // A student who is here by now is another person, or the same one in a new session.
  if (session.kind === 'student') return null;
  // What another tab sent as it was closed in that very moment waits for its student.
  const overtaken = host.lastSaves.takeEnded(marker);
  if (overtaken && session.kind === 'none') {
    const { username } = overtaken;
    const kept = session.unsaved?.username === username ? session.unsaved : EMPTY_FORM_STATE;
    host.current.setState({ ...session, unsaved: { username, ...layOver(kept, overtaken) } }, true);
  }
  end(host, host.current.getState(), ended);
  return null;
}
