import type { AnswerKey } from '@admission/sdk';
import { type Answers, overlay } from '../../src/core/answers/FormState.ts';
import {
  type Change,
  type Edit,
  type Journal,
  type JournalSave,
  type Numbers,
  latest,
  NEW_JOURNAL,
  write,
} from '../../src/core/run/journal/Journal.ts';
import { entriesOf } from '../../src/core/entriesOf.ts';
import { keysOf } from '../../src/core/answers/answersTo.ts';
import { judge } from '../../src/core/run/journal/judge.ts';
import { withoutPremises } from '../../src/core/run/journal/withoutPremises.ts';
import { INDEX } from '../form.ts';

/** A letter, and a bit set of the letters it has replaced. */
export interface Letter {
  readonly over: number;
  /** Whether it may be lost, because it is masked and its page is gone, or was altered before it was sent. */
  readonly isExcused: boolean;
  /** Whether the person was told about it, and so about what it had replaced. */
  readonly isTold?: true;
  /** For a state: the country that it was chosen under. */
  readonly under?: string;
}

/** Which letter each answer has; 0 if none. */
export type Held = Readonly<Partial<Record<AnswerKey, number>>>;

export interface Server {
  readonly answers: Answers;
  readonly held: Held;
  readonly version: number;
  readonly numbers: Numbers;
}

export interface Page {
  readonly at: number;
  readonly device: number;
  /** The id of its form; '' while the page is closed. */
  readonly form: string;
  readonly journal: Journal;
  /** The server’s letters at the journal’s version. */
  readonly held: Held;
  /** Whether it must reread the profile. */
  readonly isStale: boolean;
}

/** A save, a read or a message to another tab, in transit. */
export interface Call {
  readonly kind: (typeof KINDS)[number];
  /** The position of its page, and the form that was open there. */
  readonly page: number;
  readonly form: string;
  readonly save: JournalSave;
  /** The answers in the request, and their letters. */
  readonly map: Answers;
  readonly held: Held;
  /** The reply; null until the request has arrived, or if it was rejected. */
  readonly reply: Server | null;
  readonly isArrived: boolean;
}

type Records = Readonly<Record<string, readonly Change[]>>;

export interface State {
  readonly server: Server;
  readonly pages: readonly Page[];
  /** The records of each device, by form. */
  readonly records: readonly Records[];
  readonly calls: readonly Call[];
  readonly letters: readonly Letter[];
  /** The letter of each answer of each change. */
  readonly ofChange: Readonly<Record<string, number>>;
  readonly forms: number;
  /** What has gone wrong on the way, and cannot be seen in the end; null if nothing has. */
  readonly wrong: string | null;
}

export const KINDS = ['save', 'last save', 'read', 'message'] as const;
export const NAMES = ['tab A1', 'tab A2', 'tab B1'];
export const MASKED = 'ssn' satisfies AnswerKey;
/** The answers of the two kinds of scope: texts that do not depend on each other, and a country with its state. */
export const TEXTS: readonly AnswerKey[] = ['first_name', MASKED];
export const COUNTRY = 'birth_country' satisfies AnswerKey;
export const STATE = 'birth_state' satisfies AnswerKey;
export const KEYS: readonly AnswerKey[] = [...TEXTS, COUNTRY, STATE];

export const idOf = ({ form, n }: Change, key: string) => `${form}.${String(n)}.${key}`;
export const maskedIdOf = (form: string) => `${form}m`;
export const isMasked = ({ answers }: Change) => MASKED in answers;
export const isApplied = ({ form, n }: Change, numbers: Numbers) => n <= (numbers[form] ?? 0);

export const newCall = (kind: Call['kind'], { at, form }: Page, save: JournalSave): Call => ({
  kind,
  page: at,
  form,
  save,
  map: {},
  held: {},
  reply: null,
  isArrived: false,
});

/** Returns the state after a page has changed. */
export const put = (state: State, page: Page, changes: Partial<Page>): State => ({
  ...state,
  pages: state.pages.with(page.at, { ...page, ...changes }),
});

/** Returns the page that made a call, if its form is still open. */
export const callerOf = ({ pages }: State, call: Call): Page | undefined =>
  pages.find(({ form }) => form === call.form);

/** Returns the letter that a page shows. */
export function letterOn({ ofChange }: State, { journal, held }: Page, key: AnswerKey): number {
  const change = journal.changes.findLast(({ answers }) => key in answers);
  return (change ? ofChange[idOf(change, key)] : held[key]) ?? 0;
}

export function excuse(letters: Letter[], at = 0): void {
  const letter = letters[at];
  if (letter && at > 0) letters[at] = { ...letter, isExcused: true };
}

/** Records that the person was told that a letter is not in the application. */
function tell(letters: Letter[], at = 0): void {
  const letter = letters[at];
  if (letter && at > 0) letters[at] = { ...letter, isTold: true };
}

/** Records that a letter, and those that have replaced it, have replaced another one. */
export function replace(letters: Letter[], by: number, last: number): void {
  const older = (letters[last]?.over ?? 0) | (1 << last);
  for (const [at, letter] of letters.entries())
    if (at === by || letter.over & (1 << by)) letters[at] = { ...letter, over: letter.over | older };
}

/**
 * Two devices with one open form each; the first also has a closed tab.
 *
 * @param saved the answers that the server has.
 */
export function startState(saved: Answers): State {
  const journal = { ...NEW_JOURNAL, saved, version: '0' };
  const held = Object.fromEntries(Object.keys(saved).map((key, index) => [key, index + 1]));
  const page = (at: number, device: number, form: string): Page => ({
    at,
    device,
    form,
    journal,
    held,
    isStale: false,
  });
  return {
    server: { answers: saved, held, version: 0, numbers: {} },
    pages: [page(0, 0, 'a'), page(1, 0, ''), page(2, 1, 'b')],
    records: [{}, {}],
    calls: [],
    letters: [0, ...Object.values(held)].map(() => ({ over: 0, isExcused: false })),
    ofChange: {},
    forms: 2,
    wrong: null,
  };
}

/** A form without answers. */
export const VIEW = {
  read: () => '',
  count: () => 1,
  tab: (_id: string, first: string) => first,
  today: () => '2026-11-16',
};
const known = new Map<string, Journal>();

/** Returns a journal as the product judges it against the server's answers. */
export function judged(journal: Journal): Journal {
  if (journal.changes.length === 0) return journal;
  const key = JSON.stringify([journal.saved, journal.changes]);
  const view = overlay(VIEW, (answer) => journal.saved[answer] ?? '');
  const result = known.get(key) ?? judge(INDEX, view, { ...NEW_JOURNAL, ...journal, told: [] });
  known.set(key, result);
  return { ...journal, changes: result.changes, told: result.told };
}

/** Returns the answers that the form shows. */
export const shownIn = ({ saved, changes, waiting }: Journal): Answers => ({
  ...saved,
  ...latest([...changes, ...waiting]),
});

/** Writes a change as a person makes it. */
export const enter = (journal: Journal, form: string, edit: Edit): Journal =>
  write(journal, form, { ...edit, isFresh: true }, (each, before = []) =>
    withoutPremises(INDEX, (same) => same, each, keysOf(latest(before))),
  );

/** Writes a change as if nothing had been sent yet. */
export function writeOverSent(journal: Journal, form: string, edit: Edit): Journal {
  const unsent: Change[] = journal.changes.map(({ isSent, ...each }) => each);
  const written = enter({ ...journal, changes: unsent }, form, edit);
  const changes = written.changes.map((each) => journal.changes[unsent.indexOf(each)] ?? each);
  return { ...written, changes };
}

/** Returns whether a letter has replaced another one, directly or not. The blank at the beginning is no letter. */
export const hasReplaced = ({ letters }: Pick<State, 'letters'>, by: number, at: number): boolean =>
  at > 0 && ((letters[by]?.over ?? 0) & (1 << at)) !== 0;

/**
 * Judges what a page has adopted. Notes the letters that the person is told about, and which letters the kept
 * changes replace knowingly, because they were typed over the same value.
 *
 * @param held the server's letters at the adopted version.
 */
export function judgeOn(
  state: State,
  adopted: Journal,
  held: Held,
): Pick<State, 'letters' | 'wrong'> & { journal: Journal } {
  const { told, ...kept } = judged(adopted);
  const letters = [...state.letters];
  let { wrong } = state;
  const isKept = ({ form, n }: Change) => kept.changes.some((each) => each.form === form && each.n === n);
  // A kept change of another form may be beneath.
  const beneath: Partial<Record<AnswerKey, readonly [letter: number, value: string | undefined]>> = {};
  for (const each of adopted.changes)
    for (const key of keysOf(each.answers)) {
      const letter = state.ofChange[idOf(each, key)] ?? 0;
      const [last, value = ''] = beneath[key] ?? [held[key] ?? 0, adopted.saved[key]];
      if (isKept(each)) {
        const isKnown = value === (each.over[key] ?? '');
        if (isKnown && last !== letter && !hasReplaced({ letters }, last, letter))
          replace(letters, letter, last);
        beneath[key] = [letter, each.answers[key]];
      } else {
        if (hasReplaced({ letters }, last, letter))
          wrong ??= `letter ${String(letter)} is listed although it was replaced on purpose`;
        tell(letters, letter);
      }
    }
  for (const { answers, reason } of told)
    for (const key of keysOf(answers)) if (reason === 'replaced') tell(letters, held[key]);
  return { letters, wrong, journal: { ...kept, told: [] } };
}

/** Returns which letters the server has after a call, and whether it has replaced a newer one. */
export function land(
  { server, letters: before, wrong }: State,
  call: Call,
): Pick<State, 'letters' | 'wrong'> & { held: Held } {
  const letters = [...before];
  const held: Partial<Record<AnswerKey, number>> = { ...server.held };
  let found = wrong;
  for (const [key, letter] of entriesOf(call.held)) {
    const last = held[key] ?? 0;
    const value = server.answers[key] ?? '';
    const isSame = value === call.map[key];
    if (hasReplaced({ letters }, last, letter) && !isSame)
      found ??= `letter ${String(letter)} replaces the newer letter ${String(last)}`;
    else if (last !== letter && (isSame || value === '')) replace(letters, letter, last);
    held[key] = letter;
  }
  return { letters, held, wrong: found };
}
