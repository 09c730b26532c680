import { UnauthorizedError } from '@admission/sdk';
import type { Applicant } from '../Applicant.ts';
import { endSession } from './endSession.ts';
import { logOut } from './logOut.ts';
import { type EndReason, openSessionChannel } from './sessionChannel.ts';

/** How long a log-out waits for its answer, in ms; by then the form must be off the screen. */
const PATIENCE_MS = 10_000;

/**
 * Logs out here and in every other tab of the browser (TRAP-45).
 *
 * Whoever was only away finds what could not be saved when they log in again; who chose to leave does not
 * (TRAP-35). A session the server no longer knows has ended as well.
 *
 * @returns 'invalid' if the server no longer knew the session: its own message is due then (ERR-10).
 * @throws ServerError when the server did not end the session; here it has ended all the same (ERR-18, ERR-19).
 */
export async function leaveSession(
  applicant: Applicant,
  reason: EndReason,
  keepsUnsaved = reason === 'inactivity',
): Promise<'ended' | 'invalid'> {
  try {
    await (keepsUnsaved ? logOutAndKeep(applicant) : logOut(applicant));
    return 'ended';
  } catch (error) {
    if (!(error instanceof UnauthorizedError)) throw error;
    return 'invalid';
  } finally {
    const channel = openSessionChannel();
    channel.tell({ news: 'ended', reason });
    channel.close();
  }
}

async function logOutAndKeep(applicant: Applicant): Promise<void> {
  try {
    await applicant.sdk.logOut({ signal: AbortSignal.timeout(PATIENCE_MS) });
  } finally {
    endSession(applicant);
  }
}
