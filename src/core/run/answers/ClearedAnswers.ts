import type { AnswerKey } from '@admission/sdk';
import type { FormIndex } from '../indexForm.ts';
import { answersTo, keysOf } from './answersTo.ts';
import { type Answers, EMPTY_ANSWER } from './FormState.ts';

/** The answers that a choice cleared. */
export interface Clearing {
  /** The keys of the choice. */
  readonly by: readonly string[];
  /** The earlier answers: the choice's own, and those it cleared. */
  readonly before: Answers;
  /** The number of questions whose answers were cleared. */
  readonly count: number;
}

/** Remembers what choices cleared, until the form’s page is left or another choice clears the same answers. */
export class ClearedAnswers {
  #clearings: readonly Clearing[] = [];

  /** Records what a choice cleared. Removed documents are left out, because they cannot be restored. */
  note({ uploadKeys, placesOf }: FormIndex, by: readonly string[], before: Answers, after: Answers): void {
    const gone = keysOf(before).filter(
      (key) => before[key] && !after[key] && !by.includes(key) && !uploadKeys.includes(key),
    );
    if (gone.length === 0) return;
    const others = this.#clearings.filter(
      (each) => !gone.some((key) => each.before[key]) && !by.some((key) => each.by.includes(key)),
    );
    const count = new Set(gone.map((key) => placesOf.get(key)?.[0]?.question)).size;
    const undone = answersTo([...(by as AnswerKey[]), ...gone], (key) => before[key] ?? EMPTY_ANSWER);
    this.#clearings = [...others, { by, before: undone, count }];
  }

  /** Returns what the choice with one of these keys cleared; the same object is returned until that changes. */
  of(keys: readonly AnswerKey[]): Clearing | undefined {
    return this.#clearings.find(({ by }) => keys.some((key) => by.includes(key)));
  }

  /** Forgets a clearing and returns the answers that undo it, without those that have since been answered again. */
  take(clearing: Clearing, read: (key: AnswerKey) => string): Answers {
    const { by, before } = clearing;
    this.#clearings = this.#clearings.filter((each) => each !== clearing);
    const keys = keysOf(before).filter((key) => by.includes(key) || read(key) === EMPTY_ANSWER);
    return answersTo(keys, (key) => before[key]);
  }

  forget(): void {
    this.#clearings = [];
  }
}
