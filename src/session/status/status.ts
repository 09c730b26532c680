import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { LastPage, WebStatus } from '@admission/sdk';
import { WEB_STATUS_RETRIES } from '../../core/constants.ts';
import { deriveWebStatus, WEB_STATUSES } from './webStatus.ts';
import { retryAsOwner } from '../calls/createQueryClient.ts';
import { type Failure, judgeFailure } from '../calls/judgeFailure.ts';
import { readProfile, updateProfile } from '../calls/profile.ts';
import type { Personal, Session, StudentSession } from '../Session.ts';

/**
 * Statuses and last pages are posted in order, because a last page may be recorded only after 'started'
 * (ROUTE-20).
 */
const scope = { id: 'status' };

/** Returns the application's status as known to this page. Spec §4 "Web status". */
export const readWebStatus = (session: Personal) => deriveWebStatus(readProfile(session)?.web_status ?? []);

/** Returns a status's position in the sequence; -1 if there is no status yet. */
const rank = (status: WebStatus | null) => (status === null ? -1 : WEB_STATUSES.indexOf(status));

/** Key of the mutation that posts 'started' when an application is first opened. */
export const FIRST_STATUS = ['web-status', 'first'] as const;

const RETRIED: readonly Failure['kind'][] = ['unreachable', 'rejected', 'tooMany'];
/**
 * Maximum delay before a retry, in ms, even if the server asks for more: a submitting applicant needs
 * feedback.
 */
const LONGEST_RETRY_MS = 5_000;

/**
 * Posts a web status with two retries, then applies it here (TRAP-40). Spec §7.
 *
 * Does nothing if the status has been reached by the time the mutation runs.
 */
export const webStatusMutation = (session: StudentSession) =>
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
      // The submit sequence closes the form itself (`closeSubmitted`), after reporting late answers.
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

/** Adopts the server's status. Rethrows the rejection if the status does not explain it or answers would be lost. */
async function catchUp(session: StudentSession, posted: WebStatus, rejection: unknown): Promise<void> {
  const reached = deriveWebStatus((await session.sdk.getProfile()).web_status);
  const isTooLate = reached === 'submitted' && session.form.hasUnsavedAnswers;
  if (reached === null || rank(reached) < rank(posted) || isTooLate) throw rejection;
  adoptStatus(session, reached);
}

/**
 * Adopts a status the server has recorded, and the ones before it; 'submitted' also drops unsaved answers.
 *
 * Ignores a late message with an earlier status, such as a slow 'started' from another tab (STAT-08).
 */
export function adoptStatus(session: StudentSession, status: WebStatus): void {
  const { form } = session;
  if (rank(status) < rank(readWebStatus(session))) return;
  const timestamp = new Date().toISOString();
  const reached = WEB_STATUSES.slice(0, rank(status) + 1);
  updateProfile(session, { web_status: reached.map((web_status) => ({ web_status, timestamp })) });
  form.errors.setValidating(status === 'validating');
  if (status === 'submitted') form.dropUnsaved();
}

/** Records the last page if the status is started or validating. Spec §2 "Routing rules". */
export const lastPageMutation = (session: StudentSession) =>
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

/** Records that a student has navigated and is no longer redirected to their last page (ROUTE-23). */
export function noteMoved(session: Session): void {
  if (session.kind === 'student') session.hasChangedPage = true;
}

/**
 * Mutation key of the submit sequence. Only one runs at a time, and navigation is blocked until it ends
 * (SUB-12).
 */
export const SUBMISSIONS = ['submit'] as const;

/** Returns whether the application is being submitted. */
export function isSubmitting(queryClient: QueryClient): boolean {
  return queryClient.isMutating({ mutationKey: SUBMISSIONS }) > 0;
}
