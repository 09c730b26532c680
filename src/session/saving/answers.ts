import { mutationOptions } from '@tanstack/react-query';
import { answerChanges, type Numbers, rest } from '../../core/run/journal/Journal.ts';
import { runMutation, startMutation } from '../calls/runMutation.ts';
import { withDeadline } from '../calls/withDeadline.ts';
import type { StudentSession } from '../Session.ts';
import { isSubmittedElsewhere } from '../status/reconcileSubmitted.ts';
import { countsAndTabsMutation } from './countsAndTabs.ts';

/**
 * Prefix of the mutation keys of all saves: of the whole answer map, last letters, counts and tabs. The save
 * line watches these mutations.
 */
export const SAVES = ['save'] as const;
/** How long the last save before a log-out may take, in ms. */
const LAST_SAVE_MS = 10_000;
/** How long a requested save waits for a background or last-letters save, in ms. */
const OVERTAKING_MS = 2_000;
/** Maximum size of a call that outlives its page, in bytes; browsers allow 64 KiB including headers. */
const LAST_LETTERS_MAX = 60_000;

/**
 * Saves the answers, one requested save at a time (decision 034). Spec §7 `PUT /api/answer`. If a save fails,
 * the answers stay on screen and remain unsaved.
 */
export const answersMutation = (session: StudentSession) =>
  mutationOptions({
    mutationKey: ALL_ANSWERS,
    scope: { id: 'answers' },
    // Commits when the save is requested. A field entered later, while the save waits, has not been left.
    onMutate: (): unknown => session.form.commit(),
    mutationFn: async (what: 'all' | 'unsaved') => {
      if (what === 'unsaved' && !session.form.hasUnsavedAnswers) return;
      await letEarlySavesEnd(session);
      await session.saveAll?.({ isWhole: what === 'all' });
    },
  });

/** Distinguishes background saves from other saves. */
export const BACKGROUND_KIND = 'background';
export const BACKGROUND = [...SAVES, BACKGROUND_KIND];
export const LAST_LETTERS = [...SAVES, 'last-letters'];
export const ALL_ANSWERS = [...SAVES, 'answers'];

/**
 * Saves the changed answers, each text as it stands (decision 034), in the background or because the page may be about to close.
 * No user action waits for it; its variable aborts it if it would delay a requested save.
 */
export function earlyMutation(session: StudentSession, last?: Numbers) {
  let isRetry = false;
  return mutationOptions({
    mutationKey: last ? LAST_LETTERS : BACKGROUND,
    mutationFn: async ({ signal }: AbortController) => {
      const terms = { signal, last, isRetry };
      isRetry = true;
      await session.saveAll?.(terms);
    },
  });
}

/**
 * Sends the last letters as they stand when the page is hidden or closed. While the page stays hidden, they are sent again
 * only if that call has failed. If they are too large for such a call, nothing is sent, and the record keeps them.
 */
export function saveLastLetters(session: StudentSession, isAgain = false): void {
  const { letters, unsaved } = session.form;
  letters.revise(rest);
  // An answer that is refused goes by itself.
  const changes = answerChanges(letters.journal);
  if (changes.length === 0 || isSubmittedElsewhere(session)) return;
  const isUnderWay =
    changes.every(({ isSent, isHeld }) => isSent || isHeld) && pendingSaves(session, LAST_LETTERS).length > 0;
  if ((isAgain && isUnderWay) || new Blob([JSON.stringify(unsaved.answers)]).size > LAST_LETTERS_MAX) return;
  startMutation(session.queryClient, earlyMutation(session, letters.send().numbers), new AbortController());
}

/** Returns the pending saves of the given kinds. */
export const pendingSaves = ({ queryClient }: StudentSession, ...kinds: (readonly string[])[]) =>
  kinds.flatMap((mutationKey) => queryClient.getMutationCache().findAll({ mutationKey, status: 'pending' }));

/** Waits briefly until no early save is left, then aborts them; the next save contains their letters. */
async function letEarlySavesEnd(session: StudentSession): Promise<void> {
  const early = () => pendingSaves(session, BACKGROUND, LAST_LETTERS);
  const end = async () => {
    while (early().length > 0) await Promise.allSettled(early().map((save) => save.continue()));
  };
  const abort = () => early().forEach(({ state }) => (state.variables as AbortController).abort());
  await withDeadline(end(), OVERTAKING_MS).catch(abort);
}

/**
 * Saves the unsaved answers, counts and tabs before a log-out, with a deadline that includes any save already in progress.
 *
 * @throws the error of the save, or TimeoutError.
 */
export async function saveBeforeLogOut(session: StudentSession): Promise<void> {
  const { queryClient, form } = session;
  const save = async () => {
    await runMutation(queryClient, answersMutation(session), 'unsaved');
    if (form.hasUnsavedCountsOrTabs)
      await runMutation(queryClient, countsAndTabsMutation(session), undefined);
  };
  await withDeadline(save(), LAST_SAVE_MS);
}
