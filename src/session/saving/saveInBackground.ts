import { unlessBlocked } from '../calls/unlessBlocked.ts';
import { findSdkError } from '../calls/findSdkError.ts';
import { judgeFailure } from '../calls/judgeFailure.ts';
import { runMutation } from '../calls/runMutation.ts';
import { LOG_OUT } from '../calls/logOutKey.ts';
import type { StudentSession } from '../Session.ts';
import { isSubmittedElsewhere } from '../status/reconcileSubmitted.ts';
import { SUBMISSIONS } from '../status/status.ts';
import { earlyMutation, SAVES } from './answers.ts';

/** Delay after the first unsaved field lost focus or the first choice was made, in ms. */
const COMMITTED_MS = 20_000;
/** Delay after the oldest unsaved keystroke, in ms. */
const TYPED_MS = 60_000;
/** Delay after the first failure, in ms; doubled after the second in a row, quadrupled after further ones. */
const FAILED_MS = 60_000;
/** Delay before checking again whether a background save may start, in ms. */
const BUSY_MS = 5_000;

/**
 * Saves a student's answers while the page is open, so that another device shows them soon.
 *
 * Gives way to every other save, fails silently, and stops when the session ends (decision 034). Its times are
 * read from `performance.now()`, because the device's clock may be set back in the meantime.
 */
export function saveInBackground(session: StudentSession): void {
  const { form, queryClient, signal } = session;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** When to save what no save has sent yet. */
  let due = Infinity;
  let failures = 0;
  let notBefore = 0;

  const schedule = () => {
    clearTimeout(timer);
    if (signal.aborted) return;
    if (form.letters.unsaved.every(({ isHeld }) => isHeld)) {
      due = Infinity;
      failures = notBefore = 0;
      return;
    }
    const { keys, areCommitted } = form.letters.unsent;
    const isBeingTyped = keys.length > 0 && !areCommitted;
    due = Math.min(due, performance.now() + (isBeingTyped ? TYPED_MS : COMMITTED_MS));
    timer = setTimeout(save, Math.max(due, notBefore) - performance.now());
  };

  const save = () => {
    if (!maySave(session)) {
      timer = setTimeout(save, BUSY_MS);
      return;
    }
    due = Infinity;
    void runMutation(queryClient, earlyMutation(session), new AbortController())
      .then(() => (failures = notBefore = 0), noteFailure)
      .then(schedule);
  };

  const noteFailure = (error: unknown) => {
    // Aborted to make way for another save.
    if (judgeFailure(error).kind === 'aborted') return;
    const askedMs = (findSdkError(error)?.retryAfterSeconds ?? 0) * 1_000;
    notBefore = performance.now() + Math.max(askedMs, FAILED_MS * 2 ** Math.min(failures, 2));
    failures += 1;
  };

  form.subscribe(schedule);
  signal.addEventListener('abort', schedule);
  schedule();
}

/**
 * Returns false during another save, a submission or a log-out, after a submission elsewhere, and while
 * offline.
 */
function maySave(session: StudentSession): boolean {
  const isBusy = [SAVES, SUBMISSIONS, LOG_OUT].some(
    (mutationKey) => session.queryClient.isMutating({ mutationKey }) > 0,
  );
  return !isBusy && !isSubmittedElsewhere(session) && unlessBlocked(() => navigator.onLine) !== false;
}
