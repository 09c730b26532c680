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

/** Every save: of the whole map, of the last letters on leaving, of counts and tabs. The save line reads these. */
export const SAVES = ['save'] as const;
/** Another device that saves at the same moment is given way to this often. */
const MERGE_TRIES = 3;
/** How long the last save before a log-out may take, in ms. */
const LAST_SAVE_MS = 10_000;
/** How long after it was hidden a page that is closed counts as left once, in ms. */
const SAME_END_MS = 1_000;
/** How long a save waits for one that no press waits for, in ms. */
const OVERTAKING_MS = 2_000;

/**
 * Saves all answers, one save after the other, so that none overtakes a newer one (decision 034). Spec §7
 * `PUT /api/answer`.
 *
 * A save that fails leaves the answers on screen, and counted as unsaved.
 */
export const answersMutation = (session: OpenSession) =>
  mutationOptions({
    mutationKey: [...SAVES, 'answers'],
    scope: { id: 'answers' },
    mutationFn: (what: 'all' | 'unsaved') =>
      what === 'all' || session.form.hasUnsavedAnswers ? saveAll(session) : Promise.resolve(),
    onSuccess: () => saveLeftCountsAndTabs(session),
  });

/** Saves the counts and tabs that could not be saved when they were chosen. */
function saveLeftCountsAndTabs(session: OpenSession): void {
  const { addAnother, tabs } = session.form.unsaved;
  if (Object.keys({ ...addAnother, ...tabs }).length > 0)
    startMutation(session.queryClient, countsAndTabsMutation(session), undefined);
}

/**
 * Sends the whole map; where another device has saved since, merges its newer answers first.
 *
 * @param early a save in the background, which leaves the field being filled in as it is.
 */
async function saveAll(session: OpenSession, early?: EarlySave): Promise<void> {
  const { form, sdk } = session;
  const signal = early?.controller.signal;
  if (!early) await letEarlySavesEnd(session);
  for (let attempt = 1; ; attempt += 1) {
    if (!early) form.flush();
    const { answers, unsaved: changed, entering } = form.typed;
    const before = readVersion(session);
    try {
      const save = form.beginSave({ answers: changed });
      if (early) early.pending = save;
      // The contract lists every key and value the form can write; the compiler checked that at declaration.
      const call = sdk.saveAnswers(answers as StudentAnswers, { ifMatch: before ?? undefined, signal });
      const { version } = await noteOutcome(save, call, () => save.confirm({ answers }, Date.now()));
      updateProfile(session, { version });
      tellSaved(session, { answers: changed, entering: early && entering, before, version });
      return;
    } catch (error) {
      if (judgeFailure(error).kind !== 'outdated' || attempt === MERGE_TRIES) throw error;
      const newer = await sdk.getProfile({ signal });
      // Of the rest, such as a status, `reconcileSubmitted` and the other calls learn for themselves.
      updateProfile(session, { version: newer.version });
      // First: the answers of upload questions follow from the documents there are.
      noteListed(session, newer.document_answer);
      form.merge(newer.answer, Date.now());
    }
  }
}

/** A save that no press waits for: in the background, or sent as the page is left. */
export interface EarlySave {
  /** Calls it off where it would hold up a later save. */
  readonly controller: AbortController;
  /** What was sent as the page was left. */
  readonly answers?: Answers;
  pending?: PendingSave;
}

/** What tells a save in the background from the others. */
export const BACKGROUND_KIND = 'background';
const BACKGROUND = [...SAVES, BACKGROUND_KIND];
const LAST_LETTERS = [...SAVES, 'last-letters'];

/** Saves all answers while the page stays open, as they stand in their fields (decision 034). */
export const backgroundMutation = (session: OpenSession) =>
  mutationOptions({
    mutationKey: BACKGROUND,
    mutationFn: (save: EarlySave) => saveAll(session, save),
    onSuccess: () => saveLeftCountsAndTabs(session),
  });

/** Sends the unsaved answers alone, in a call that outlives the page (PROD-06); a body may have 64 KiB then. */
const lastLettersMutation = (session: OpenSession) =>
  mutationOptions({
    mutationKey: LAST_LETTERS,
    mutationFn: async ({ answers = {}, controller: { signal } }: EarlySave) => {
      const { sdk, form, post } = session;
      // It may overtake a save in the background, which must not come last.
      callOff(earlySaves(session, BACKGROUND));
      const save = form.beginSave({ answers }, 'last letters');
      post({ type: 'saving', answers });
      const call = sdk.saveAnswers(answers as StudentAnswers, { keepalive: true, signal });
      await noteOutcome(save, call, () => save.confirm({ answers }, Date.now()));
      // It names no version: what it is based on may be old by now, which the next save finds out.
      tellSaved(session, { answers, before: null, version: null });
    },
  });

/**
 * Saves the last letters when the page is hidden or closed; once, though a closed page is hidden too. One that was hidden
 * a while ago and has had no reply is sent again: nobody will be left to do so.
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

/** Those of a kind that are still on their way. */
const earlySaves = ({ queryClient }: OpenSession, mutationKey: readonly string[]) =>
  queryClient.getMutationCache().findAll({ mutationKey, status: 'pending' });

/** Ends saves whose fate stays unknown, for the one that is sent next. */
function callOff(saves: ReturnType<typeof earlySaves>): void {
  for (const { state } of saves) {
    const { controller, answers, pending } = state.variables as EarlySave;
    if (!answers) pending?.postpone();
    controller.abort();
  }
}

/** Waits for them a moment, then calls them off: a press does not wait longer, and an older save must not come last. */
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
 * Takes over what another tab has saved, for every key not changed here (TRAP-60), and with it the version: the next
 * save of this tab is based on it. A tab that lacks an earlier save finds that out by the server's 412.
 *
 * A message can come late: what it says is older than what this tab has read or saved since.
 */
export function adoptSaved(session: OpenSession, saved: Saved & Pick<FormState, 'addAnother'>): void {
  const { form } = session;
  const { version = null, passed = [] } = readProfile(session) ?? {};
  const isPassed = saved.version !== null && [version, ...passed].includes(saved.version);
  form.adopt(isPassed ? {} : saved.answers, saved.addAnother, Date.now(), isPassed ? [] : saved.entering);
  if (saved.before !== null && saved.before === version) updateProfile(session, { version: saved.version });
}

/** The version of the answers this page's are based on; null where the server gives none. */
const readVersion = (session: OpenSession) => readProfile(session)?.version ?? null;

/**
 * Saves what is unsaved, in the time a last save may take; one that is under way already is waited for no longer.
 *
 * @throws Error of the save, or TimeoutError.
 */
export async function saveBeforeLogOut(session: OpenSession): Promise<void> {
  session.form.flush();
  const save = () => runMutation(session.queryClient, answersMutation(session), 'unsaved');
  // A second time: meanwhile a tab that was closed may have left its last letters to this one.
  await withDeadline(save().then(save), LAST_SAVE_MS);
}
