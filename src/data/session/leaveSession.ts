import { UnauthorizedError } from '@admission/sdk';
import type { Applicant } from '../Applicant.ts';
import { forgetButKeepUnsaved } from './endSession.ts';
import { forget } from './forget.ts';
import { LogOutFailedError } from './LogOutFailedError.ts';
import { type EndReason, openSessionChannel } from './sessionChannel.ts';
import { forgetLogOut, noteLogOut } from './unfinishedLogOut.ts';

/** How long a log-out waits for its answer, in ms; by then the form must be off the screen. */
const PATIENCE_MS = 10_000;

/**
 * Logs out here and in every other tab of the browser (TRAP-45).
 *
 * Whoever was only away finds what could not be saved when they log in again; who chose to leave does not
 * (TRAP-35). A session the server no longer knows has ended as well. Until the server has said so the log-out is
 * noted, so that whoever opens the application next finishes it (decision 014).
 *
 * @returns 'invalid' if the server no longer knew the session: its own message is due then (ERR-10).
 * @throws LogOutFailedError when the server did not answer that the session has ended, in time or at all; here it
 * has ended all the same (ERR-18, ERR-19).
 */
export async function leaveSession(
  applicant: Applicant,
  reason: EndReason,
  keepsUnsaved = reason === 'inactivity',
): Promise<'ended' | 'invalid'> {
  // From here on a 401 is what was asked for: the server may end the session before its answer is here.
  applicant.hasLeft = true;
  const channel = openSessionChannel();
  channel.tell({ news: 'leaving', reason });
  noteLogOut(reason);
  try {
    await applicant.sdk.logOut({ signal: AbortSignal.timeout(PATIENCE_MS) });
    forgetLogOut();
    return 'ended';
  } catch (cause) {
    if (!(cause instanceof UnauthorizedError)) throw new LogOutFailedError(reason, { cause });
    forgetLogOut();
    return 'invalid';
  } finally {
    if (keepsUnsaved) {
      forgetButKeepUnsaved(applicant);
    } else {
      applicant.unsent = null;
      forget(applicant);
    }
    channel.tell({ news: 'ended', reason });
    channel.close();
  }
}
