import { keysOf } from '../answers/answersTo.ts';
import { type Answers, EMPTY_ANSWER } from '../answers/FormState.ts';

/** The highest number of each form's changes, by the form's id. */
export type Numbers = Readonly<Record<string, number>>;

/** What a person changed in one step: a text, a choice with everything it clears, a country with its state. */
export interface Change {
  /** The id of the form in which it was typed, even if another form sends the change. */
  readonly form: string;
  /** Its number among the changes of that form, from 1. No number is used twice under one id. */
  readonly n: number;
  readonly answers: Answers;
  /** For each key, the value that it was typed over. */
  readonly over: Answers;
  /** Whether a save has contained it. */
  readonly isSent?: true;
}

/**
 * A form's letters: the answers that the server is known to have, and the changes it has not confirmed. The form shows
 * the changes over the answers (decision 034).
 *
 * A journal is immutable; only the functions in this file create new ones.
 */
export interface Journal {
  /** The server's answers and their version, always from the same reply. */
  readonly saved: Answers;
  /** Null if the server has no versions. */
  readonly version: string | null;
  readonly changes: readonly Change[];
  /** The answers of changes that were set aside, until the student has used or dismissed them. */
  readonly setAside: readonly Answers[];
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
const FORMS_MAX = 50;

/** The journal of a form before anything has been read or typed. */
export const NEW_JOURNAL: Journal = { saved: {}, version: null, changes: [], setAside: [], last: {} };

/**
 * Writes a change. Until a change is sent, further typing in the same answers alters it; it is dropped if it no longer
 * changes what the form shows.
 */
export function write(journal: Journal, form: string, answers: Answers, over: Answers): Journal {
  const isTouched = (change: Change) => keysOf(answers).some((key) => key in change.answers);
  const before = journal.changes.findLast(isTouched);
  const isOpen =
    before?.form === form && !before.isSent && keysOf(before.answers).every((key) => key in answers);
  if (!isOpen) {
    const n = (journal.last[form] ?? 0) + 1;
    return {
      ...journal,
      changes: [...journal.changes, { form, n, answers, over }],
      last: { ...journal.last, [form]: n },
    };
  }
  const altered: Change = { ...before, answers, over: { ...over, ...before.over } };
  const others = journal.changes.filter((change) => change !== before);
  const without = shownIn({ ...journal, changes: others });
  if (keysOf(answers).every((key) => answers[key] === (without[key] ?? EMPTY_ANSWER)))
    return { ...journal, changes: others };
  return { ...journal, changes: journal.changes.map((change) => (change === before ? altered : change)) };
}

/** Begins a save of all changes; letters typed from now on are new changes. */
export function send(journal: Journal): readonly [Journal, JournalSave] {
  const { changes, version } = journal;
  // The last one of each form is the highest: the changes of a form are in order.
  const highest = Object.fromEntries(changes.map(({ form, n }) => [form, n]));
  const numbers = Object.fromEntries(Object.entries(highest).slice(0, FORMS_MAX));
  const save = { answers: latest(changes), numbers, before: version };
  return [{ ...journal, changes: changes.map((change) => ({ ...change, isSent: true })) }, save];
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
  const changes = journal.changes.filter(({ form, n }) => n > (applied[form] ?? 0));
  return { ...journal, saved: answers, version, changes };
}

/** Returns the last value of each changed answer. */
export const latest = (changes: readonly Change[]): Answers =>
  Object.assign({}, ...changes.map(({ answers }) => answers)) as Answers;

/** Returns the answers that the form shows, except for the field being filled in. */
export const shownIn = ({ saved, changes }: Journal): Answers => ({ ...saved, ...latest(changes) });
