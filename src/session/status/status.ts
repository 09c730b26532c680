import { mutationOptions } from '@tanstack/react-query';
import type { LastPage, WebStatus } from '@admission/sdk';
import { WEB_STATUS_RETRIES } from '../../core/constants.ts';
import { deriveWebStatus, WEB_STATUSES } from './webStatus.ts';
import { retryAsOwner } from '../calls/createQueryClient.ts';
import { type Failure, judgeFailure } from '../calls/judgeFailure.ts';
import { readProfile, updateProfile } from '../saving/profile.ts';
import type { OpenSession } from '../Session.ts';

/** Status and last page are told in order: a visit counts only once 'started' is posted (ROUTE-20). */
const scope = { id: 'status' };

/** How far the application has come, as far as this page knows. Spec §4 "Web status". */
export const readWebStatus = (session: Pick<OpenSession, 'queryClient' | 'sdk'>) =>
  deriveWebStatus(readProfile(session)?.web_status ?? []);

/** How far a status is along; -1 before the first. */
const rank = (status: WebStatus | null) => (status === null ? -1 : WEB_STATUSES.indexOf(status));

/** Marks the post of 'started' that entering leads to. */
export const FIRST_STATUS = ['web-status', 'first'] as const;

const RETRIED: readonly Failure['kind'][] = ['unreachable', 'refused', 'tooMany'];
/** A server may ask for a longer wait than an applicant who submits is left without a word. */
const LONGEST_RETRY_MS = 5_000;

/**
 * Changes the web status: on the server first, tried again twice, then here (TRAP-40). Spec §7.
 *
 * Nothing is posted that was reached by the time its turn comes.
 */
export const webStatusMutation = (session: OpenSession) =>
  mutationOptions({
    mutationKey: ['web-status'],
    scope,
    mutationFn: async (status: WebStatus) => {
      if (rank(status) <= rank(readWebStatus(session))) return;
      try {
        await session.sdk.saveWebStatus({ web_status: status });
      } catch (error) {
        if (judgeFailure(error).kind !== 'overtaken') throw error;
        await catchUp(session, status, error);
        return;
      }
      session.post({ type: 'status', status });
      // Who submits closes the form itself (`closeSubmitted`): what was typed meanwhile has to be told first.
      if (status !== 'submitted') adoptStatus(session, status);
    },
    retry: (failures, error) =>
      retryAsOwner(failures, error) ||
      (failures < WEB_STATUS_RETRIES && RETRIED.includes(judgeFailure(error).kind)),
    retryDelay: (failures, error) => {
      const failure = judgeFailure(error);
      const asked = failure.kind === 'tooMany' ? 1000 * (failure.seconds ?? 0) : 0;
      return Math.min(Math.max(250 * 2 ** failures, asked), LONGEST_RETRY_MS);
    },
  });

/** Takes over how far the application has come; throws the refusal where that explains nothing, or would lose letters. */
async function catchUp(session: OpenSession, posted: WebStatus, refusal: unknown): Promise<void> {
  const reached = deriveWebStatus((await session.sdk.getProfile()).web_status);
  const isTooLate = reached === 'submitted' && session.form.hasUnsavedAnswers;
  if (reached === null || rank(reached) < rank(posted) || isTooLate) throw refusal;
  adoptStatus(session, reached);
}

/**
 * Notes a status the server has, and with it those before; once submitted, nothing more can be sent.
 *
 * News that comes late, as of a 'started' that took its time in another tab, takes nothing back (STAT-08).
 */
export function adoptStatus(session: OpenSession, status: WebStatus): void {
  const { form } = session;
  if (rank(status) < rank(readWebStatus(session))) return;
  const timestamp = new Date().toISOString();
  const reached = WEB_STATUSES.slice(0, rank(status) + 1);
  updateProfile(session, { web_status: reached.map((web_status) => ({ web_status, timestamp })) });
  form.setValidating(status === 'validating');
  if (status === 'submitted') form.dropUnsaved();
}

/** Records a page as the last one, while the status is started or validating. Spec §2 "Routing rules". */
export const lastPageMutation = (session: OpenSession) =>
  mutationOptions({
    mutationKey: ['last-page'],
    scope,
    mutationFn: async (page: LastPage) => {
      const status = readWebStatus(session);
      if (status !== 'started' && status !== 'validating') return;
      await session.sdk.saveLastPage({ last_page: page });
      updateProfile(session, { last_page: page });
    },
  });
