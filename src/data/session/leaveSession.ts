import { UnauthorizedError } from '@admission/sdk';
import type { Applicant } from '../Applicant.ts';
import { endSession } from './endSession.ts';
import { logOut } from './logOut.ts';
import { type EndReason, openSessionChannel } from './sessionChannel.ts';

/**
 * Logs out here and in every other tab of the browser (TRAP-45).
 *
 * Somebody who was only away finds what could not be saved when they log in again; who chose to leave does not
 * (TRAP-35). A session the server no longer knows has ended as well.
 *
 * @throws ServerError when the server did not end the session; here it has ended all the same (ERR-18, ERR-19).
 */
export async function leaveSession(applicant: Applicant, reason: EndReason): Promise<void> {
  try {
    await LEAVE[reason](applicant);
  } catch (error) {
    if (!(error instanceof UnauthorizedError)) throw error;
  } finally {
    const channel = openSessionChannel();
    channel.tell({ news: 'ended', reason });
    channel.close();
  }
}

const LEAVE: Record<EndReason, (applicant: Applicant) => Promise<void>> = {
  choice: logOut,
  async inactivity(applicant) {
    try {
      await applicant.sdk.logOut();
    } finally {
      endSession(applicant);
    }
  },
};
