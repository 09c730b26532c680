import { type Mutation, mutationOptions } from '@tanstack/react-query';
import type { StudentAnswers } from '@admission/sdk';
import type { ConfirmedSave, JournalSave } from '../../core/run/journal/Journal.ts';
import { findSdkError } from '../calls/findSdkError.ts';
import { judgeFailure } from '../calls/judgeFailure.ts';
import { runMutation, startMutation } from '../calls/runMutation.ts';
import { withDeadline } from '../calls/withDeadline.ts';
import { noteListed } from '../documents/documents.ts';
import type { StudentSession } from '../Session.ts';
import { isSubmittedElsewhere } from '../status/reconcileSubmitted.ts';
import { countsAndTabsMutation } from './countsAndTabs.ts';

/**
 * Prefix of the mutation keys of all saves: of the whole answer map, last letters, counts and tabs. The save
 * line watches these mutations.
 */
export const SAVES = ['save'] as const;
const REREADS = ['reread'] as const;
/** Maximum number of attempts for a save if others keep saving in between. */
const ATTEMPTS = 3;
/** How long the last save before a log-out may take, in ms. */
const LAST_SAVE_MS = 10_000;
/** How long a requested save waits for a background or last-letters save, in ms. */
const OVERTAKING_MS = 2_000;
/** Maximum size of a call that outlives its page, in bytes; browsers allow 64 KiB including headers. */
const LAST_LETTERS_MAX = 60_000;
/** The statuses with which the server rejects the contents of a save. */
const CONTENT_REJECTED = [400, 413];

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
      await saveAll(session);
    },
  });

/**
 * Sends all answers, based on the version that the form shows, then counts and tabs whose own save has failed. If another
 * save came first, or if this one was applied without a reply, rereads the answers and sends what they lack.
 *
 * @param last what to send first, in a `keepalive` request, which outlives the page (PROD-06).
 */
async function saveAll(session: StudentSession, signal?: AbortSignal, last?: JournalSave): Promise<void> {
  const { form, queryClient } = session;
  for (let attempt = 1; ; attempt += 1) {
    const keepalive = last !== undefined && attempt === 1;
    try {
      await put(session, keepalive ? last : form.letters.send(), { keepalive, signal });
      if (!keepalive || !form.hasUnsavedAnswers) break;
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      const isRejected = CONTENT_REJECTED.includes(findSdkError(error)?.status ?? 0);
      if (judgeFailure(error).kind === 'outdated') await readSaved(session, signal);
      else if (!isRejected || !form.letters.setAsideReplayed()) throw error;
    }
    // Another save sends the rest.
    if (keepalive && pendingSaves(session, BACKGROUND, ALL_ANSWERS, LAST_LETTERS).length > 1) return;
  }
  if (form.unconfirmed.choices.length > 0)
    startMutation(queryClient, countsAndTabsMutation(session), undefined);
}

/**
 * Sends a save of the journal, and records the reply here and in the other tabs. A call that outlives the page
 * contains only the changes, every other one all answers.
 */
async function put(
  session: StudentSession,
  save: JournalSave,
  options: { readonly keepalive: boolean; readonly signal: AbortSignal | undefined },
): Promise<void> {
  const { sdk, post, form } = session;
  const answers = options.keepalive ? save.answers : form.letters.typed;
  const terms = { ifMatch: save.before ?? undefined, saves: save.numbers, ...options };
  // A safe cast: the compiler checks elsewhere that the contract lists every key and value the form can write.
  const { version } = await sdk.saveAnswers(answers as StudentAnswers, terms);
  takeConfirmed(session, { ...save, version });
  post({ type: 'saved', ...save, version });
}

/** Applies a save that was confirmed here or in another tab; if it is based on another version, rereads the answers. */
export function takeConfirmed(session: StudentSession, saved: ConfirmedSave): void {
  const { letters } = session.form;
  if (!letters.confirm(saved, Date.now()) && letters.journal.version !== saved.version)
    rereadAnswers(session);
}

/**
 * Rereads the answers, if the server has versions, because a save based on another version was confirmed or
 * because a document was added or removed, which may have changed the version. Does nothing if a reread is
 * already queued. If it fails, the next save rereads them too.
 */
export function rereadAnswers(session: StudentSession): void {
  const { queryClient, form } = session;
  const isWaiting = ({ state }: Mutation) => state.isPaused;
  const waiting = queryClient.isMutating({ mutationKey: REREADS, predicate: isWaiting });
  if (form.letters.journal.version === null || waiting > 0) return;
  const mutationFn = () => readSaved(session);
  startMutation(queryClient, { mutationKey: REREADS, scope: { id: 'reread' }, mutationFn }, undefined);
}

/**
 * Reads the answers with their version, and which changes they contain. Reads again if another reply brought a
 * newer version in the meantime. Other changes, such as a new status, are left to `reconcileSubmitted` and later calls.
 */
async function readSaved(session: StudentSession, signal?: AbortSignal): Promise<void> {
  const { letters } = session.form;
  const before = letters.journal.version;
  const { answer, version, saves, document_answer } = await session.sdk.getProfile({ signal });
  if (letters.journal.version !== before) return readSaved(session, signal);
  // Must precede the answers, because the answers to upload questions are derived from the known documents.
  noteListed(session, document_answer);
  letters.read({ answers: answer, version, applied: saves });
}

/** Distinguishes background saves from other saves. */
export const BACKGROUND_KIND = 'background';
const BACKGROUND = [...SAVES, BACKGROUND_KIND];
const LAST_LETTERS = [...SAVES, 'last-letters'];
const ALL_ANSWERS = [...SAVES, 'answers'];

/**
 * Saves all answers, each text as it stands (decision 034), in the background or because the page may be about to close.
 * No user action waits for it; its variable aborts it if it would delay a requested save.
 */
export const earlyMutation = (session: StudentSession, last?: JournalSave) =>
  mutationOptions({
    mutationKey: last ? LAST_LETTERS : BACKGROUND,
    mutationFn: ({ signal }: AbortController) => saveAll(session, signal, last),
  });

/**
 * Sends the last letters as they stand when the page is hidden or closed. While the page stays hidden, they are sent again
 * only if that call has failed. If they are too large for such a call, nothing is sent, and the record keeps them.
 */
export function saveLastLetters(session: StudentSession, isAgain = false): void {
  const { letters, unsaved } = session.form;
  if (letters.journal.changes.length === 0 || isSubmittedElsewhere(session)) return;
  const isUnderWay = letters.unsent.keys.length === 0 && pendingSaves(session, LAST_LETTERS).length > 0;
  if ((isAgain && isUnderWay) || new Blob([JSON.stringify(unsaved.answers)]).size > LAST_LETTERS_MAX) return;
  startMutation(session.queryClient, earlyMutation(session, letters.send()), new AbortController());
}

/** Returns the pending saves of the given kinds. */
const pendingSaves = ({ queryClient }: StudentSession, ...kinds: (readonly string[])[]) =>
  kinds.flatMap((mutationKey) => queryClient.getMutationCache().findAll({ mutationKey, status: 'pending' }));

/** Waits briefly for early saves, then aborts them; the next save contains their letters. */
async function letEarlySavesEnd(session: StudentSession): Promise<void> {
  const saves = pendingSaves(session, BACKGROUND, LAST_LETTERS);
  const abort = () => saves.forEach(({ state }) => (state.variables as AbortController).abort());
  const ends = Promise.allSettled(saves.map((save) => save.continue()));
  await withDeadline(ends, OVERTAKING_MS).catch(abort);
}

/**
 * Saves the unsaved answers before a log-out, with a deadline that includes any save already in progress.
 *
 * @throws the error of the save, or TimeoutError.
 */
export async function saveBeforeLogOut(session: StudentSession): Promise<void> {
  await withDeadline(runMutation(session.queryClient, answersMutation(session), 'unsaved'), LAST_SAVE_MS);
}
