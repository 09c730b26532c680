import type { AnswerKey } from '@admission/sdk';
import { keysOf } from '../../src/core/answers/answersTo.ts';
import { type Answers, overlay } from '../../src/core/answers/FormState.ts';
import {
  type Change,
  type Journal,
  type JournalSave,
  NEW_JOURNAL,
  type Numbers,
  type WaitingEdit,
} from '../../src/core/run/journal/Journal.ts';
import { judge } from '../../src/core/run/journal/judge.ts';
import { INDEX } from '../form.ts';
import { VIEW } from './State.ts';

export const KEYS: readonly AnswerKey[] = ['first_name', 'last_name'];
export const nameOf = ({ at }: Page) => ['tab A1', 'tab B1'][at] ?? '';
export const hasDue = ({ journal }: Page) => journal.waiting.some(({ isDue }) => isDue);
/** The letters that are refused: one by our backend, which names its answer, and one by a firewall. */
const [NAMED, UNNAMED] = ['v1', 'v2'];

export const isNamed = (value?: string) => value === NAMED;
export const isRefused = (answers: Answers) =>
  Object.values(answers).some((value) => value === NAMED || value === UNNAMED);

/** A letter: a bit set of the letters that it has replaced, and how it has ended. Its value has its number. */
export interface Letter {
  readonly over: number;
  readonly isExcused?: true;
  readonly isTold?: true;
}

export interface Server {
  readonly answers: Answers;
  readonly version: number;
  readonly numbers: Numbers;
}

/** How a page sends its changes apart. */
export interface Apart {
  /** The changes that it still has to send, in groups. */
  readonly groups: readonly (readonly string[])[];
  /** The change that was refused alone, while an empty save finds out whether everything is. */
  readonly probed: string | null;
}

export interface Page {
  /** Its position, and that of its device. */
  readonly at: number;
  /** The id of its form; '' while the page is closed. */
  readonly form: string;
  readonly journal: Journal;
  readonly apart: Apart | null;
  readonly isStale: boolean;
  /** How often it has taken an edit that goes by itself into the sequence. */
  readonly dues: number;
}

export interface Call {
  readonly kind: 'save' | 'read';
  readonly form: string;
  readonly save: JournalSave;
  /** Undefined until it has arrived. */
  readonly reply?: Server | 'outdated' | 'refused';
}

/** What a form leaves on its device. */
export type Kept = Pick<Journal, 'changes' | 'waiting'>;

export interface RefusalState {
  readonly server: Server;
  readonly pages: readonly Page[];
  /** The records of each device, by form. */
  readonly records: readonly Readonly<Record<string, Kept>>[];
  readonly calls: readonly Call[];
  readonly letters: readonly Letter[];
  readonly forms: number;
  /** Whether everything is refused, and whether the first device's disk is full; undefined before. */
  readonly isOut?: boolean;
  readonly isFull?: boolean;
  /** What has gone wrong on the way. */
  readonly wrong: string | null;
}

export const idOf = ({ form, n }: Change) => `${form}.${String(n)}`;
export const letterOf = (value = '') => Number(value.slice(1));
export const editsIn = ({ changes, waiting }: Kept): readonly (Change | WaitingEdit)[] => [
  ...changes,
  ...waiting,
];
export const lettersIn = (kept: Kept): ReadonlySet<number> =>
  new Set(editsIn(kept).flatMap(({ answers }) => Object.values(answers).map(letterOf)));

export function startState(): RefusalState {
  const journal = { ...NEW_JOURNAL, version: '0' };
  const page = (at: number, form: string): Page => ({
    at,
    form,
    journal,
    apart: null,
    isStale: false,
    dues: 0,
  });
  return {
    server: { answers: {}, version: 0, numbers: {} },
    pages: [page(0, 'a'), page(1, 'b')],
    records: [{}, {}],
    calls: [],
    letters: [{ over: 0 }],
    forms: 2,
    wrong: null,
  };
}

export const mark = (letters: Letter[], at: number, how: Omit<Letter, 'over'>): void => {
  const letter = letters[at];
  if (letter && at > 0) letters[at] = { ...letter, ...how };
};

/** Excuses a letter that could not be kept, and those beneath it that the server never had. */
export function excuse(letters: Letter[], at: number, { answers }: Server): void {
  const saved = Object.values(answers).map(letterOf);
  for (const index of letters.keys())
    if (index === at || (hasReplaced(letters, at, index) && !saved.includes(index)))
      mark(letters, index, { isExcused: true });
}

const hasReplaced = (letters: readonly Letter[], by: number, at: number) =>
  at > 0 && ((letters[by]?.over ?? 0) & (1 << at)) !== 0;

const known = new Map<string, Journal>();

/** Returns a journal as the product judges it against the server's answers. */
function judged(journal: Journal): Journal {
  const key = JSON.stringify([journal.saved, journal.changes, journal.waiting]);
  const view = overlay(VIEW, (answer) => journal.saved[answer] ?? '');
  const result = known.get(key) ?? judge(INDEX, view, { ...journal, told: [] });
  known.set(key, result);
  return result;
}

/** Judges what a page has adopted, and notes the letters that the person is told about. */
export function judgeOn(state: RefusalState, adopted: Journal): RefusalState & { readonly journal: Journal } {
  const { changes, waiting, told } = judged(adopted);
  const journal = { ...adopted, changes, waiting };
  const letters = [...state.letters];
  let { wrong } = state;
  const kept = lettersIn(journal);
  for (const { answers, over } of editsIn(adopted))
    for (const key of keysOf(answers)) {
      const [letter, last] = [letterOf(answers[key]), letterOf(adopted.saved[key])];
      if (!kept.has(letter)) {
        // What a full disk did not replace in the record may come back.
        if (hasReplaced(letters, last, letter) && !letters[letter]?.isExcused)
          wrong ??= `letter ${String(letter)} is listed although it was replaced on purpose`;
        mark(letters, letter, { isTold: true });
      } else if ((adopted.saved[key] ?? '') === (over[key] ?? '') && last !== letter)
        cover(letters, letter, last);
    }
  for (const { answers, reason } of told)
    if (reason === 'replaced')
      for (const value of Object.values(answers)) mark(letters, letterOf(value), { isTold: true });
  return { ...state, letters, wrong, journal };
}

/** Records that a letter and its replacements replace another one. */
function cover(letters: Letter[], by: number, last: number): void {
  if (hasReplaced(letters, last, by)) return;
  const older = (letters[last]?.over ?? 0) | (1 << last);
  for (const [at, letter] of letters.entries())
    if (at === by || letter.over & (1 << by)) letters[at] = { ...letter, over: letter.over | older };
}

/** Returns what is wrong with a save that the server applies, or null. */
export function wrongWith({ server, letters }: RefusalState, answers: Answers): string | null {
  for (const key of keysOf(answers)) {
    const [letter, last] = [letterOf(answers[key]), letterOf(server.answers[key])];
    if (hasReplaced(letters, last, letter))
      return `letter ${String(letter)} replaces the newer letter ${String(last)}`;
  }
  return null;
}

/** Returns what is wrong once nothing more happens, or null. */
export function findWrong({ server, pages, letters, wrong }: RefusalState): string | null {
  if (wrong !== null) return wrong;
  const saved = new Set(Object.values(server.answers).map(letterOf));
  const waiting = pages.flatMap(({ journal }) => journal.waiting);
  for (const { answers } of waiting)
    if (!isRefused(answers)) return `${JSON.stringify(answers)} waits although nothing refuses it`;
  const waits = lettersIn({ changes: [], waiting });
  for (const [at, letter] of letters.entries()) {
    if (at === 0 || letter.isExcused) continue;
    const later = letters.flatMap(({ over }, index) => (over & (1 << at) ? [index] : []));
    if (waits.has(at) && later.some((index) => saved.has(index)))
      return `letter ${String(at)} is shown over the newer one that is saved`;
    if (later.some((index) => !letters[index]?.isExcused)) continue;
    const isHeld = (index: number) => saved.has(index) || waits.has(index) || letters[index]?.isTold;
    if (![at, ...later].some(isHeld)) return `letter ${String(at)} is lost`;
  }
  return null;
}
