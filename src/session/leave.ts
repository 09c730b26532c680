import { judgeFailure } from '../data/judgeFailure.ts';
import type { SessionHost } from './createSessionHost.ts';
import { end, handedOver, replaceSession } from './end.ts';
import { LogOutFailedError } from './LogOutFailedError.ts';
import { NO_SESSION, type StudentSession } from './Session.ts';
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
  await logOut(host, settings.reason, session.owner.marker);
}

/** Logs out the student whose log-out was begun here or by an earlier page, and not confirmed (decision 014). */
export function retryLogOut(host: SessionHost, failure: LogOutFailedError): Promise<void> {
  return logOut(host, failure.reason, failure.marker);
}

/**
 * Asks the server to end the session, and notes the outcome where the app and the next page find it.
 *
 * A session the server does not know any more, or that somebody else's has replaced, has ended as well; that it had
 * ended before is said (ERR-10).
 */
async function logOut(host: SessionHost, reason: LeaveReason, marker: string | null): Promise<void> {
  noteLogOut(reason);
  try {
    await host.createSdk({ sessionMarker: () => marker }).logOut({ deadlineMs: DEADLINE_MS });
    finish(host, reason);
  } catch (cause) {
    const { kind } = judgeFailure(cause);
    if (kind === 'signedOut') finish(host, reason === 'choice' ? 'refused' : reason);
    else if (kind === 'sessionReplaced') finish(host, reason);
    else {
      const session = host.current.getState();
      const logOutFailure = new LogOutFailedError(reason, marker, { cause });
      if (session.kind === 'none') host.current.setState({ ...session, logOutFailure }, true);
    }
  }
}

function finish(host: SessionHost, reason: 'choice' | 'inactivity' | 'refused'): void {
  forgetLogOut();
  end(host, host.current.getState(), reason);
}
