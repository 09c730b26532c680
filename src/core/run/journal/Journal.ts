import { keysOf } from '../answers/answersTo.ts';
import { type Answers, EMPTY_ANSWER } from '../answers/FormState.ts';

/** The highest number of each form's changes, by the form's id. */
export type Numbers = Readonly<Record<string, number>>;

/** One change by a person: a text, a choice with everything it clears, a country with its state. */
export interface Change {
  /** The id of the form in which it was typed. It never changes, whichever form sends the change. */
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
 * The life of a form's letters: the answers that the server is known to have, and the changes that it has not
 * confirmed. The form shows the answers with the changes over them (decision 034).
 *
 * It is immutable, and the functions of this file are everything that can happen to it.
 */
export interface Journal {
  /** The answers of the server, and their version, always from one reply. */
  readonly saved: Answers;
  /** Null if the server has no versions. */
  readonly version: string | null;
  readonly changes: readonly Change[];
  /** The answers of changes that gave way to what was saved since, until the student has decided. */
  readonly setAside: readonly Answers[];
  /** The last number that was used under each id of this form. */
  readonly last: Numbers;
}

/** The answers of the server, with what it says about them. */
export interface SavedAnswers {
  readonly answers: Answers;
  /** Null if the server has no versions. */
  readonly version?: string | null;
  /** The highest number applied of each form's changes. */
  readonly applied?: Numbers;
}

/** What a save contains of the journal, and the version that it is based on. */
export interface JournalSave {
  readonly answers: Answers;
  readonly numbers: Numbers;
  readonly before: string | null;
}

/** A save that the server has confirmed, and the version of the answers since. */
export interface ConfirmedSave extends JournalSave {
  readonly version: string | null;
}

/** The most forms that a save can name. `PUT /api/answer`, `Admit-Save`. */
const FORMS_MAX = 50;

/** The journal of a form before anything has been read or typed. */
export const NEW_JOURNAL: Journal = { saved: {}, version: null, changes: [], setAside: [], last: {} };

/**
 * Writes a change. Until a change is sent, later letters of the same answers alter it; if they come back to what
 * the form would show without it, it is no change.
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
 * Applies a confirmed save, of this form or of another tab: adopts its answers and version, and drops the
 * changes that it contained.
 *
 * @returns null if it was based on another version than this form's: only the server can tell what it has now.
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

/** Returns the value that each changed answer has in the end. */
export const latest = (changes: readonly Change[]): Answers =>
  Object.assign({}, ...changes.map(({ answers }) => answers)) as Answers;

/** Returns the answers that the form shows, except for the field being filled in. */
export const shownIn = ({ saved, changes }: Journal): Answers => ({ ...saved, ...latest(changes) });
