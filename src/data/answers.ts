import { mutationOptions } from '@tanstack/react-query';
import type { StudentAnswers } from '@admission/sdk';
import type { Answers, FormState } from '../core/run/answers/FormState.ts';
import type { PendingSave } from '../core/run/answers/SavedForm.ts';
import { chosenMutation } from './chosen.ts';
import type { ApplicationEvent, Connection } from './Connection.ts';
import { noteListed } from './documents/documents.ts';
import { judgeFailure } from './judgeFailure.ts';
import { noteOutcome } from './noteOutcome.ts';
import { readProfile, updateProfile } from './profile.ts';
import { runMutation, startMutation } from './runMutation.ts';
import { withDeadline } from './withDeadline.ts';

/** Every save: of the whole map, of the last letters on leaving, of counts and tabs. The save line reads these. */
export const SAVES = ['save'] as const;
/** Another device that saves at the same moment is given way to this often. */
const MERGE_TRIES = 3;
/** How long the last save before a log-out may take, in ms. */
const LAST_SAVE_MS = 10_000;
/** How long after it was hidden a page that is closed counts as left once, in ms. */
const SAME_LEAVING_MS = 1_000;
/** How long a save waits for one that no press waits for, in ms. */
const OVERTAKING_MS = 2_000;

/**
 * Saves all answers, one save after the other, so that none overtakes a newer one (decision 034). Spec §7
 * `PUT /api/answer`.
 *
 * A save that fails leaves the answers on screen, and counted as unsaved.
 */
export const answersMutation = (connection: Connection) =>
  mutationOptions({
    mutationKey: [...SAVES, 'answers'],
    scope: { id: 'answers' },
    mutationFn: (what: 'all' | 'unsaved') =>
      what === 'all' || connection.form.hasUnsavedAnswers ? saveAll(connection) : Promise.resolve(),
    onSuccess: () => saveLeftChoices(connection),
  });

/** Saves the counts and tabs that could not be saved when they were chosen. */
function saveLeftChoices(connection: Connection): void {
  const { addAnother, tabs } = connection.form.unsaved;
  if (Object.keys({ ...addAnother, ...tabs }).length > 0)
    startMutation(connection.queryClient, chosenMutation(connection), undefined);
}

/**
 * Sends the whole map; where another device has saved since, merges its newer answers first.
 *
 * @param early a save in the background, which leaves the field being filled in as it is.
 */
async function saveAll(connection: Connection, early?: EarlySave): Promise<void> {
  const { form, sdk } = connection;
  const signal = early?.controller.signal;
  if (!early) await letEarlySavesEnd(connection);
  for (let attempt = 1; ; attempt += 1) {
    if (!early) form.flush();
    const { answers, unsaved: changed, entering } = form.typed;
    const before = readVersion(connection);
    try {
      const save = form.beginSave({ answers: changed });
      if (early) early.pending = save;
      // The contract lists every key and value the form can write; the compiler checked that at declaration.
      const call = sdk.saveAnswers(answers as StudentAnswers, { ifMatch: before ?? undefined, signal });
      const { version } = await noteOutcome(save, call, () => save.confirm({ answers }, Date.now()));
      updateProfile(connection, { version });
      tellSaved(connection, { answers: changed, entering: early && entering, before, version });
      return;
    } catch (error) {
      if (judgeFailure(error).kind !== 'outdated' || attempt === MERGE_TRIES) throw error;
      const newer = await sdk.getProfile({ signal });
      // Of the rest, such as a status, `settleSubmitted` and the other calls learn for themselves.
      updateProfile(connection, { version: newer.version });
      // First: the answers of upload questions follow from the documents there are.
      noteListed(connection, newer.document_answer);
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
const LEAVING = [...SAVES, 'leaving'];

/** Saves all answers while the page stays open, as they stand in their fields (decision 034). */
export const backgroundMutation = (connection: Connection) =>
  mutationOptions({
    mutationKey: BACKGROUND,
    mutationFn: (save: EarlySave) => saveAll(connection, save),
    onSuccess: () => saveLeftChoices(connection),
  });

/** Sends the unsaved answers alone, in a call that outlives the page (PROD-06); a body may have 64 KiB then. */
const leavingMutation = (connection: Connection) =>
  mutationOptions({
    mutationKey: LEAVING,
    mutationFn: async ({ answers = {}, controller: { signal } }: EarlySave) => {
      const { sdk, form, post } = connection;
      // It may overtake a save in the background, which must not come last.
      callOff(earlySaves(connection, BACKGROUND));
      const save = form.beginSave({ answers }, 'leaving');
      post({ type: 'saving', answers });
      const call = sdk.saveAnswers(answers as StudentAnswers, { keepalive: true, signal });
      await noteOutcome(save, call, () => save.confirm({ answers }, Date.now()));
      // It names no version: what it is based on may be old by now, which the next save finds out.
      tellSaved(connection, { answers, before: null, version: null });
    },
  });

/**
 * Saves the last letters when the page is hidden or closed; once, though a closed page is hidden too. One that was hidden
 * a while ago and has had no reply is sent again: nobody will be left to do so.
 */
export function saveOnLeaving(connection: Connection): void {
  connection.form.flush();
  const { answers } = connection.form.unsaved;
  if (Object.keys(answers).length === 0) return;
  const isUnderWay = earlySaves(connection, LEAVING).some(
    ({ state }) =>
      Date.now() - state.submittedAt < SAME_LEAVING_MS &&
      JSON.stringify((state.variables as EarlySave).answers) === JSON.stringify(answers),
  );
  if (isUnderWay) return;
  const save = { answers, controller: new AbortController() };
  startMutation(connection.queryClient, leavingMutation(connection), save);
}

/** Those of a kind that are still on their way. */
const earlySaves = ({ queryClient }: Connection, mutationKey: readonly string[]) =>
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
async function letEarlySavesEnd(connection: Connection): Promise<void> {
  const saves = [BACKGROUND, LEAVING].flatMap((key) => earlySaves(connection, key));
  if (saves.length === 0) return;
  const ends = saves.map((save) => save.continue());
  await withDeadline(Promise.allSettled(ends), OVERTAKING_MS).catch(() => callOff(saves));
}

type Saved = Omit<Extract<ApplicationEvent, { type: 'saved' }>, 'type' | 'addAnother'>;

function tellSaved({ form, post }: Connection, saved: Saved): void {
  post({ type: 'saved', ...saved, addAnother: form.state.addAnother });
}

/**
 * Takes over what another tab has saved, for every key not changed here (TRAP-60), and with it the version: the next
 * save of this tab is based on it. A tab that lacks an earlier save finds that out by the server's 412.
 *
 * A message can come late: what it says is older than what this tab has read or saved since.
 */
export function takeOverSaved(connection: Connection, saved: Saved & Pick<FormState, 'addAnother'>): void {
  const { form } = connection;
  const { version = null, passed = [] } = readProfile(connection) ?? {};
  const isPassed = saved.version !== null && [version, ...passed].includes(saved.version);
  form.adopt(isPassed ? {} : saved.answers, saved.addAnother, Date.now(), isPassed ? [] : saved.entering);
  if (saved.before !== null && saved.before === version)
    updateProfile(connection, { version: saved.version });
}

/** The version of the answers this page's are based on; null where the server gives none. */
const readVersion = (connection: Connection) => readProfile(connection)?.version ?? null;

/**
 * Saves what is unsaved, in the time a last save may take; one that is under way already is waited for no longer.
 *
 * @throws Error of the save, or TimeoutError.
 */
export async function saveBeforeLogOut(connection: Connection): Promise<void> {
  connection.form.flush();
  const save = () => runMutation(connection.queryClient, answersMutation(connection), 'unsaved');
  // A second time: meanwhile a tab that was closed may have left its last letters to this one.
  await withDeadline(save().then(save), LAST_SAVE_MS);
}
