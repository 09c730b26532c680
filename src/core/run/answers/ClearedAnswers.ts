import type { AnswerKey } from '@admission/sdk';
import type { FormIndex } from '../indexForm.ts';
import { answersTo, keysOf } from './answersTo.ts';
import { type Answers, EMPTY_ANSWER } from './FormState.ts';

/** What a choice cleared. */
export interface Clearing {
  /** The keys of the choice. */
  readonly by: readonly AnswerKey[];
  /** The answers before: that of the choice, and those it cleared. */
  readonly before: Answers;
  /** The number of questions whose answers were cleared. */
  readonly count: number;
}

/** Remembers what choices cleared, until the page of the form is left or another choice clears the same. */
export class ClearedAnswers {
  readonly #index: FormIndex;
  #clearings: readonly Clearing[] = [];

  constructor(index: FormIndex) {
    this.#index = index;
  }

  /** Compares the answers before and after a choice. A document that was removed is gone, and not offered again. */
  note(by: readonly AnswerKey[], before: Answers, after: Answers): void {
    const { uploadKeys, placesOf } = this.#index;
    const gone = keysOf(before).filter(
      (key) => before[key] && !after[key] && !by.includes(key) && !uploadKeys.includes(key),
    );
    if (gone.length === 0) return;
    const others = this.#clearings.filter(
      (each) => !gone.some((key) => each.before[key]) && !by.some((key) => each.by.includes(key)),
    );
    const count = new Set(gone.map((key) => placesOf.get(key)?.[0]?.question)).size;
    this.#clearings = [
      ...others,
      { by, before: answersTo([...by, ...gone], (key) => before[key] ?? EMPTY_ANSWER), count },
    ];
  }

  /** Returns what the choice with one of these keys cleared; the same object until that changes. */
  of(keys: readonly AnswerKey[]): Clearing | undefined {
    return this.#clearings.find(({ by }) => keys.some((key) => by.includes(key)));
  }

  /** Forgets one clearing, or all. */
  forget(clearing?: Clearing): void {
    this.#clearings = this.#clearings.filter((each) => clearing && each !== clearing);
  }
}
