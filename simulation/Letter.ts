import type { AnswerKey } from '@admission/sdk';
import type { StudentSession } from '../src/session/Session.ts';
import type { Clock } from './Clock.ts';
import type { Device } from './Device.ts';

/** A value that a person entered for an answer, or the blank left where a choice cleared one. */
export interface Letter {
  readonly key: AnswerKey;
  readonly value: string;
  /** The form in which it was entered. */
  readonly page: StudentSession | null;
  /** When it was entered, in ms. */
  readonly at: number;
  /** The letters it replaced: the one on screen when it was typed, and those on the server that its save overwrote. */
  readonly over: Set<Letter>;
  /** Why its loss is acceptable; null if it is not. */
  excuse: string | null;
  /** Whether it has reached the server. */
  isApplied: boolean;
  /** Whether the person has been told that it is not in the application. */
  isTold: boolean;
}

/** What letters need to know of their world. */
export interface LetterWorld {
  readonly clock: Clock;
  readonly devices: readonly Device[];
  readonly breaches: string[];
}

/**
 * Marks the loss of letters as acceptable, along with any letters beneath them that never reached the server, and any that
 * were listed until the same was entered again.
 */
export function excuse(letters: Iterable<Letter>, why: string): void {
  for (const letter of letters) {
    letter.excuse ??= why;
    const goesToo = ({ isApplied, isTold, value }: Letter) =>
      !isApplied || (isTold && value === letter.value);
    excuse([...letter.over].filter(goesToo), why);
  }
}

/** Returns whether a letter has replaced another one, directly or not. */
export const isOver = ({ over }: Letter, other: Letter, met = new Set<Letter>()): boolean =>
  over.has(other) || [...over].some((each) => !met.has(each) && (met.add(each), isOver(each, other, met)));

/** Returns whether a letter was typed over another one, directly or not. */
export const isTypedOver = ({ over: [first] }: Letter, other: Letter): boolean =>
  first !== undefined && (first === other || isTypedOver(first, other));

/** Returns whether a letter may give way, because it, or one beneath it down to the server's, is told or excused. */
export function isUndermined(letter: Letter): boolean {
  const found = new Set([letter]);
  for (const each of found) {
    if (each.isTold || each.excuse !== null) return true;
    if (each === letter || !each.isApplied) for (const older of each.over) found.add(older);
  }
  return false;
}

/** Finds the letter with the given value among a letter and those it replaced. */
export function withValue(letter: Letter, value: string): Letter | undefined {
  const known = new Set([letter]);
  for (const each of known) {
    if (each.value === value) return each;
    for (const older of each.over) known.add(older);
  }
  return undefined;
}

/** Records that a letter has replaced another one, unless that one has replaced it. */
export function replaceBy(letter: Letter, last: Letter): void {
  if (last !== letter && !isOver(last, letter)) letter.over.add(last);
}

/**
 * Puts back the letters of an earlier version: what the server has confirmed since is the backend's loss, even if another
 * form had typed the same.
 */
export function putBack(
  contents: ReadonlyMap<AnswerKey, Letter> | undefined,
  server: Map<AnswerKey, Letter>,
  all: Iterable<Letter>,
): void {
  const kept = [...(contents?.values() ?? [])];
  const isKept = (letter: Letter) => kept.some((each) => each === letter || isOver(each, letter));
  const unkept = [...all].filter((letter) => !isKept(letter));
  const lost = unkept.filter(({ isApplied }) => isApplied);
  const isLost = ({ key, value }: Letter) => lost.some((each) => each.key === key && each.value === value);
  excuse(unkept.filter(isLost), 'the backend has lost it');
  server.clear();
  for (const letter of kept) server.set(letter.key, letter);
}

type Value = Pick<Letter, 'key' | 'value'>;

/** Returns whether a letter only adds a state to a country that another page has chosen too. */
export const addsState = ({ key, value }: Value, country: string) =>
  key === 'birth_country' && value.startsWith(`${country} `);

/** Returns whether a letter changes only the state of a value, and an answer has the same state under another country. */
export function isSameState({ key, value }: Value, beneath: string, answer: string): boolean {
  const [country, state] = value.split(' ');
  return (
    key === 'birth_country' &&
    state !== undefined &&
    beneath.split(' ')[0] === country &&
    answer.split(' ')[1] === state
  );
}
