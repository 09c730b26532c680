import type { AnswerKey } from '@admission/sdk';
import { keysOf } from '../../answers/answersTo.ts';
import { type Answers, EMPTY_ANSWER } from '../../answers/FormState.ts';

type Keys = readonly AnswerKey[];

/** The highest number of each form's changes, by the form's id. */
export type Numbers = Readonly<Record<string, number>>;

/** What was changed in one step, and what was on screen at that time. */
export interface Edit {
  /** The answers that were entered, and blanks for those that they cleared. */
  readonly answers: Answers;
  /** The value that each answer was entered over, and the unchanged answers that it depends on, its premises. */
  readonly over: Answers;
  /** The answers that were not emptied by hand, but cleared by a choice. */
  readonly cleared?: Keys;
  /** Whether a person made it in this form, and the page has not been hidden since: it wins over other saves. */
  readonly isFresh?: true;
  /** Whether the product made it by itself: if it gives way, the student is not told. */
  readonly isOurs?: true;
  /** Whether others have saved the same answers while its field is being filled in: no save contains it before. */
  readonly isHeld?: true;
}

/** An edit with the id of the form in which it was made, even if another form sends it. */
export type FormEdit = Edit & { readonly form: string };

/** A numbered edit, which the next save sends: a text, a choice with everything it clears, or a selected tab. */
export interface Change extends FormEdit {
  /** Its number among the changes of that form, from 1. No number is used twice under one id. */
  readonly n: number;
  /** Whether a save has contained it. */
  readonly isSent?: true;
  /** Whether it is a selected tab, which has a call of its own. */
  readonly isTab?: true;
}

/** An edit that was refused: it is kept out of the sequence of saves, without a number. */
export interface WaitingEdit extends FormEdit {
  /** Whether it has to be sent again, by itself. */
  readonly isDue?: true;
  /** The message of our backend, if it was the one to refuse. */
  readonly message?: string;
}

/** Why an answer is not in the application. */
export type ToldReason =
  /** Another device or tab has saved a different answer. */
  | 'elsewhere'
  /** This form has saved a different answer over the one listed. */
  | 'replaced'
  /** Another answer hides the question. */
  | 'hidden'
  /** The question or the choice no longer exists. */
  | 'gone'
  /** The application was emptied in the meantime. */
  | 'startedOver'
  /** It was typed too long ago. */
  | 'old'
  /** It may not be stored, so it was lost with its page. */
  | 'masked'
  /** The application was submitted without it. */
  | 'submitted'
  /** Something refuses to save it. It is still in its field. */
  | 'refused';

/** A masked answer that was typed and not confirmed: its number, but not its value. */
export interface MaskedMark {
  readonly key: AnswerKey;
  readonly form: string;
  readonly n: number;
}

/** Answers that gave way, until the student has used or dismissed them. */
export interface ToldAnswers {
  /** A masked answer is blank if its page has ended, because its value may not be stored (`isNamedOnly`). */
  readonly answers: Answers;
  readonly cleared?: Keys;
  readonly reason: ToldReason;
  /** When they were typed, in ms. Only of old ones. */
  readonly at?: number;
  /** The message with which our backend has refused them. */
  readonly message?: string;
  /** The change that was lost with its page, unless its last save still arrives. */
  readonly mark?: MaskedMark;
}

/**
 * A form's letters: the answers that the server is known to have, and the changes it has not confirmed. The form shows
 * the changes over the answers (decision 034).
 *
 * A journal is immutable; only the functions in this folder create new ones.
 */
export interface Journal {
  /** The server's answers as they came, with the selected tabs. */
  readonly saved: Answers;
  /** The version of the answers, always from the same reply. Null if the server has no versions. */
  readonly version: string | null;
  readonly changes: readonly Change[];
  readonly waiting: readonly WaitingEdit[];
  readonly told: readonly ToldAnswers[];
  /** The last number that was used under each id of this form. */
  readonly last: Numbers;
}

/** The server's answers, their version, and the changes they contain. */
export interface SavedAnswers {
  readonly answers: Answers;
  /** Null if the server has no versions. */
  readonly version?: string | null;
  /** The highest number applied of each form's changes. */
  readonly applied?: Numbers;
}

/** The part of a journal that a save sends, and the version it is based on. */
export interface JournalSave {
  readonly answers: Answers;
  readonly numbers: Numbers;
  readonly before: string | null;
}

/** A confirmed save, and the version of the answers that it created. */
export interface ConfirmedSave extends JournalSave {
  readonly version: string | null;
}

/** The maximum number of forms that a save can name. `PUT /api/answer`, `Admit-Save`. */
export const FORMS_MAX = 50;

/** The journal of a form before anything has been read or typed. */
export const NEW_JOURNAL: Journal = {
  saved: {},
  version: null,
  changes: [],
  waiting: [],
  told: [],
  last: {},
};

/** Returns whether an edit changes one of the keys, rather than only depending on it. */
export const changesAny = ({ answers }: Pick<Edit, 'answers'>, keys: Iterable<string>): boolean =>
  [...keys].some((key) => key in answers);

/** Returns whether the form of an edit has changed one of the keys again, among edits in their order. */
export const isReplaced = (edits: readonly FormEdit[], edit: FormEdit, keys: Iterable<string>): boolean =>
  edits.findLast((each) => each.form === edit.form && changesAny(each, keys)) !== edit;

/** Combines two edits of the same answers: the last values, over what the first one was typed over. */
export const join = <Last extends Edit>(first: Edit, last: Last) => ({
  ...last,
  answers: { ...first.answers, ...last.answers },
  over: { ...last.over, ...first.over },
  cleared: [...(first.cleared ?? []), ...(last.cleared ?? [])].filter(
    (key) => last.answers[key] === undefined || last.cleared?.includes(key),
  ),
});

/**
 * Writes a change. Until a change is sent, further typing in the same answers alters it; it is dropped if nothing differs
 * from what it was typed over. An edit of a refused answer joins it, and is then due.
 *
 * @param letters leaves out the answers of an edit that are only premises; given the edits that it alters.
 */
export function write(
  before: Journal,
  form: string,
  edit: Edit,
  letters: (edit: Edit, before?: readonly Edit[]) => Edit,
  isTab?: true,
): Journal {
  const changed = keysOf(letters(edit).answers);
  // A masked answer that had to be typed again has been.
  const isDone = ({ answers, reason }: ToldAnswers) =>
    reason === 'masked' && changed.some((key) => key in answers);
  const journal = { ...before, told: before.told.filter((each) => !isDone(each)) };
  const refused = journal.waiting.filter((each) => changesAny(each, changed));
  if (refused.length > 0) {
    const waiting = journal.waiting.filter((each) => !refused.includes(each));
    const joined = letters(
      refused.reduceRight<Edit>((last, first) => join(first, last), edit),
      refused,
    );
    if (keysOf(joined.answers).length === 0) return { ...journal, waiting };
    return { ...journal, waiting: [...waiting, { ...joined, form, isDue: true }] };
  }
  const keys = keysOf(edit.over);
  const last = journal.changes.findLast(({ over }) => keys.some((key) => key in over));
  const isOpen = last?.form === form && !last.isSent && keysOf(last.over).every((key) => key in edit.over);
  if (isOpen) {
    const altered = letters({ ...last, ...edit, over: { ...edit.over, ...last.over } }, [last]) as Change;
    const isKept = keysOf(altered.answers).length > 0;
    const changes = journal.changes.flatMap((each) => (each !== last ? [each] : isKept ? [altered] : []));
    return { ...journal, changes };
  }
  if (changed.length === 0) return journal;
  return number(journal, form, { ...letters(edit), ...(isTab && { isTab }) });
}

/** Gives an edit the next number of a form. */
export function number(journal: Journal, form: string, edit: Edit): Journal {
  const n = (journal.last[form] ?? 0) + 1;
  const changes = [...journal.changes, { ...edit, form, n }];
  return { ...journal, changes, last: { ...journal.last, [form]: n } };
}

/**
 * Begins a save of the journal's changes, or only of some; letters typed from now on are new changes. Numbers are
 * cumulative, so changes can be left out only if no change of the same form follows them.
 */
export function send(
  journal: Journal,
  isPart: (change: Change) => boolean = () => true,
): readonly [Journal, JournalSave] {
  const { changes: all } = journal;
  const isHeldUp = ({ form, n }: Change) =>
    all.some((each) => each.isHeld && each.form === form && each.n <= n);
  const isReady = (change: Change) => !change.isTab && isPart(change) && !isHeldUp(change);
  const named = [...new Set(all.filter(isReady).map(({ form }) => form))].slice(0, FORMS_MAX);
  const isIn = (change: Change) => isReady(change) && named.includes(change.form);
  const sent = journal.changes.filter(isIn);
  // The last one of each form is the highest: the changes of a form are in order.
  const numbers = Object.fromEntries(sent.map(({ form, n }) => [form, n]));
  const changes = journal.changes.map((change): Change =>
    isIn(change) ? { ...change, isSent: true } : change,
  );
  return [
    { ...journal, changes },
    { answers: latest(sent), numbers, before: journal.version },
  ];
}

/**
 * Applies a confirmed save, of this form or of another tab: adopts its answers and version, and drops the changes that
 * it contained.
 *
 * @returns null if it was based on a different version, because then only the server knows its current answers.
 */
export function confirm(
  journal: Journal,
  { answers, numbers, before, version }: ConfirmedSave,
): Journal | null {
  if (before !== journal.version) return null;
  return read(journal, { answers: { ...journal.saved, ...answers }, version, applied: numbers });
}

/** Adopts the server's answers and version, and drops the changes that they contain. */
export function read(journal: Journal, { answers, version = null, applied = {} }: SavedAnswers): Journal {
  const isLacking = ({ form, n }: Pick<Change, 'form' | 'n'>) => n > (applied[form] ?? 0);
  const changes = journal.changes.filter(isLacking);
  const told = journal.told.filter(({ mark }) => !mark || isLacking(mark));
  return { ...journal, saved: answers, version, changes, told };
}

/** Makes every edit give way to other saves, because the page is hidden: who saves meanwhile has typed later. */
export function rest(journal: Journal): Journal {
  const rested = <Each extends Edit>({ isFresh: _isFresh, ...edit }: Each) => edit as unknown as Each;
  return { ...journal, changes: journal.changes.map(rested), waiting: journal.waiting.map(rested) };
}

/** Makes every refused edit due again. */
export const retry = (journal: Journal): Journal => ({
  ...journal,
  waiting: journal.waiting.map((each) => ({ ...each, isDue: true })),
});

/** Returns the changes that a save of answers contains: all but selected tabs. */
export const answerChanges = ({ changes }: Pick<Journal, 'changes'>): readonly Change[] =>
  changes.filter(({ isTab }) => !isTab);

/** Returns whether a text conflicts with what others have saved, so that no save contains it before its field is left. */
export const isHeldBack = ({ changes }: Journal): boolean => changes.some(({ isHeld }) => isHeld);

/** Returns the last value of each changed answer. */
export const latest = (edits: readonly Edit[]): Answers =>
  Object.assign({}, ...edits.map(({ answers }) => answers)) as Answers;

/** Returns whether two answers are the same; a missing one is blank. */
export const isSame = (one: string | undefined, other: string | undefined): boolean =>
  (one ?? EMPTY_ANSWER) === (other ?? EMPTY_ANSWER);
