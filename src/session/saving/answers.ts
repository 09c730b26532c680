import { mutationOptions } from '@tanstack/react-query';
import type { StudentAnswers } from '@admission/sdk';
import type { Answers, FormState } from '../../core/run/answers/FormState.ts';
import type { PendingSave } from '../../core/run/answers/SavedForm.ts';
import { countsAndTabsMutation } from './countsAndTabs.ts';
import { noteListed } from '../documents/documents.ts';
import { judgeFailure } from '../calls/judgeFailure.ts';
import { noteOutcome } from './noteOutcome.ts';
import { readProfile, updateProfile } from './profile.ts';
import { runMutation, startMutation } from '../calls/runMutation.ts';
import { withDeadline } from '../calls/withDeadline.ts';
import type { ApplicationEvent } from '../tabs.ts';
import type { OpenSession } from '../Session.ts';

/**
 * Prefix of the mutation keys of all saves: of the whole answer map, last letters, counts and tabs. The save
 * line watches these mutations.
 */
export const SAVES = ['save'] as const;
/** Maximum number of attempts for a save if other devices keep saving in between. */
const MERGE_TRIES = 3;
/** How long the last save before a log-out may take, in ms. */
const LAST_SAVE_MS = 10_000;
/** If a page is closed this soon after being hidden, its answers are sent only once, in ms. */
const SAME_END_MS = 1_000;
/** How long an explicit save waits for a background or last-letters save, in ms. */
const OVERTAKING_MS = 2_000;

/**
 * Saves the answers. Saves run one at a time, so that an older one cannot arrive last (decision 034). Spec §7
 * `PUT /api/answer`. If a save fails, the answers stay on screen and remain unsaved.
 */
export const answersMutation = (session: OpenSession) =>
  mutationOptions({
    mutationKey: [...SAVES, 'answers'],
    scope: { id: 'answers' },
    mutationFn: (what: 'all' | 'unsaved') =>
      what === 'all' || session.form.hasUnsavedAnswers ? saveAll(session) : Promise.resolve(),
    onSuccess: () => saveLeftCountsAndTabs(session),
  });

/** Saves counts and tabs whose own save has failed. */
function saveLeftCountsAndTabs(session: OpenSession): void {
  const { addAnother, tabs } = session.form.unsaved;
  if (Object.keys({ ...addAnother, ...tabs }).length > 0)
    startMutation(session.queryClient, countsAndTabsMutation(session), undefined);
}

/**
 * Sends all answers. If another device has saved in the meantime, merges its newer answers and sends again.
 *
 * @param early a background save, which does not touch the field being filled in.
 */
async function saveAll(session: OpenSession, early?: EarlySave): Promise<void> {
  const { form, sdk } = session;
  const signal = early?.controller.signal;
  if (!early) await letEarlySavesEnd(session);
  for (let attempt = 1; ; attempt += 1) {
    if (!early) form.flush();
    const { answers: typed, unsaved: changed, entering } = form.typed;
    // `changed` also contains the state of a changed country, even if it is blank.
    const answers = { ...changed, ...typed };
    const before = readVersion(session);
    try {
      const save = form.beginSave({ answers: changed }, 'page', Date.now());
      if (early) early.pending = save;
      // A safe cast: the compiler checks elsewhere that the contract lists every key and value the form can
      // write.
      const call = sdk.saveAnswers(answers as StudentAnswers, { ifMatch: before ?? undefined, signal });
      const { version } = await noteOutcome(save, call, () => save.confirm({ answers }, Date.now()));
      updateProfile(session, { version });
      tellSaved(session, { answers: changed, entering: early && entering, before, version });
      return;
    } catch (error) {
      if (judgeFailure(error).kind !== 'outdated' || attempt === MERGE_TRIES) throw error;
      const newer = await sdk.getProfile({ signal });
      // Reads only the version. Other changes, such as a new status, are detected by `reconcileSubmitted` and
      // later calls.
      updateProfile(session, { version: newer.version });
      // Must precede the merge, because the answers of upload questions are derived from the known documents.
      noteListed(session, newer.document_answer);
      form.merge(newer.answer, Date.now());
    }
  }
}

/** A save that no user action waits for: in the background, or on leaving the page. */
export interface EarlySave {
  /** Aborts the save if it would delay a later one. */
  readonly controller: AbortController;
  /** The answers sent on leaving the page. */
  readonly answers?: Answers;
  pending?: PendingSave;
}

/** Distinguishes background saves from other saves. */
export const BACKGROUND_KIND = 'background';
const BACKGROUND = [...SAVES, BACKGROUND_KIND];
const LAST_LETTERS = [...SAVES, 'last-letters'];

/** Saves all answers while the page stays open, exactly as typed (decision 034). */
export const backgroundMutation = (session: OpenSession) =>
  mutationOptions({
    mutationKey: BACKGROUND,
    mutationFn: (save: EarlySave) => saveAll(session, save),
    onSuccess: () => saveLeftCountsAndTabs(session),
  });

/**
 * Sends only the unsaved answers, in a `keepalive` request, which outlives the page (PROD-06) but is limited
 * to 64 KiB.
 */
const lastLettersMutation = (session: OpenSession) =>
  mutationOptions({
    mutationKey: LAST_LETTERS,
    mutationFn: async ({ answers = {}, controller: { signal } }: EarlySave) => {
      const { sdk, form, post } = session;
      // Aborts background saves: one that arrived after this save would overwrite it.
      callOff(earlySaves(session, BACKGROUND));
      const save = form.beginSave({ answers }, 'last letters', Date.now());
      post({ type: 'saving', answers });
      const call = sdk.saveAnswers(answers as StudentAnswers, { keepalive: true, signal });
      await noteOutcome(save, call, () => save.confirm({ answers }, Date.now()));
      // Posts no version: another device may have saved in the meantime, which the next save will detect.
      tellSaved(session, { answers, before: null, version: null });
    },
  });

/**
 * Saves the last letters when the page is hidden or closed, but only once if one follows the other
 * immediately. If the page was hidden earlier and that save is still unanswered, sends it again, since this
 * is the last chance.
 */
export function saveLastLetters(session: OpenSession): void {
  session.form.flush();
  const { answers } = session.form.unsaved;
  if (Object.keys(answers).length === 0) return;
  const isUnderWay = earlySaves(session, LAST_LETTERS).some(
    ({ state }) =>
      Date.now() - state.submittedAt < SAME_END_MS &&
      JSON.stringify((state.variables as EarlySave).answers) === JSON.stringify(answers),
  );
  if (isUnderWay) return;
  const save = { answers, controller: new AbortController() };
  startMutation(session.queryClient, lastLettersMutation(session), save);
}

/** The pending early saves of one kind. */
const earlySaves = ({ queryClient }: OpenSession, mutationKey: readonly string[]) =>
  queryClient.getMutationCache().findAll({ mutationKey, status: 'pending' });

/** Aborts pending saves to make way for the next one; their outcome stays unknown. */
function callOff(saves: ReturnType<typeof earlySaves>): void {
  for (const { state } of saves) {
    const { controller, answers, pending } = state.variables as EarlySave;
    if (!answers) pending?.postpone();
    controller.abort();
  }
}

/** Waits briefly for early saves, then aborts them, so that no older save arrives last. */
async function letEarlySavesEnd(session: OpenSession): Promise<void> {
  const saves = [BACKGROUND, LAST_LETTERS].flatMap((key) => earlySaves(session, key));
  if (saves.length === 0) return;
  const ends = saves.map((save) => save.continue());
  await withDeadline(Promise.allSettled(ends), OVERTAKING_MS).catch(() => callOff(saves));
}

type Saved = Omit<Extract<ApplicationEvent, { type: 'saved' }>, 'type' | 'addAnother'>;

function tellSaved({ form, post }: OpenSession, saved: Saved): void {
  post({ type: 'saved', ...saved, addAnother: form.state.addAnother });
}

/**
 * Adopts the answers saved by another tab, for every key not changed here (TRAP-60). Also adopts their
 * version for this tab's next save, unless this tab has missed a save; the next save then gets a 412.
 *
 * Ignores the answers in a late message if this tab has since read or saved newer ones.
 */
export function adoptSaved(session: OpenSession, saved: Saved & Pick<FormState, 'addAnother'>): void {
  const { form } = session;
  const { version = null, passed = [] } = readProfile(session) ?? {};
  const isPassed = saved.version !== null && [version, ...passed].includes(saved.version);
  form.adopt(isPassed ? {} : saved.answers, saved.addAnother, Date.now(), isPassed ? [] : saved.entering);
  if (saved.before !== null && saved.before === version) updateProfile(session, { version: saved.version });
}

/** The version of this page's answers; null if the server sends none. */
const readVersion = (session: OpenSession) => readProfile(session)?.version ?? null;

/**
 * Saves the unsaved answers before a log-out, with a deadline that includes any save already in progress.
 *
 * @throws the error of the save, or TimeoutError.
 */
export async function saveBeforeLogOut(session: OpenSession): Promise<void> {
  session.form.flush();
  const save = () => runMutation(session.queryClient, answersMutation(session), 'unsaved');
  // Saves twice, because a closed tab may have handed its last letters to this one in the meantime.
  await withDeadline(save().then(save), LAST_SAVE_MS);
}
