import type { AnswerKey } from '@admission/sdk';
import type { FormIndex } from '../indexForm.ts';
import { answersTo, keysOf } from '../../answers/answersTo.ts';
import { type Answers, EMPTY_ANSWER } from '../../answers/FormState.ts';
import { writtenKeys } from '../../kinds/questionKeys.ts';

/** The answers that a choice or a text cleared. */
export interface Clearing {
  /** The keys that changed: that of the question itself, then its companion's or those that a lookup fills in. */
  readonly by: readonly AnswerKey[];
  /** The earlier answers: the changed ones, and those that were cleared. */
  readonly before: Answers;
  /** The keys of the cleared answers. */
  readonly gone: readonly AnswerKey[];
  /** Returns the number of questions whose answers were cleared and have not been answered again. */
  readonly count: (read: (key: AnswerKey) => string) => number;
}

/** Remembers what changes cleared, until the form’s page is left or another change clears the same answers. */
export class ClearedAnswers {
  #clearings: readonly Clearing[] = [];

  /**
   * Records what a change cleared. Removed documents are left out, because they cannot be restored.
   *
   * @param by the changed keys; the first is that of the question that caused all of it.
   */
  note({ uploadKeys, placesOf }: FormIndex, by: readonly AnswerKey[], before: Answers, after: Answers): void {
    const questionOf = (key: AnswerKey) => placesOf.get(key)?.[0]?.question;
    const cause = by[0] && questionOf(by[0]);
    const own = cause ? writtenKeys(cause) : by;
    const cleared = keysOf(before).filter(
      (key) => before[key] && !after[key] && !own.includes(key) && !uploadKeys.includes(key),
    );
    if (cleared.length === 0) return;
    // A text can clear some answers while it is typed, and others once its field is left.
    const earlier = this.of(own);
    const isSame = own.every(
      (key) => (earlier?.before[key] ?? EMPTY_ANSWER) === (before[key] ?? EMPTY_ANSWER),
    );
    const same = isSame ? earlier : undefined;
    const others = this.#clearings.filter(
      (each) => !cleared.some((key) => each.before[key]) && !by.some((key) => each.by.includes(key)),
    );
    const gone = [...new Set([...cleared, ...(same?.gone ?? [])])];
    const count: Clearing['count'] = (read) =>
      new Set(gone.filter((key) => read(key) === EMPTY_ANSWER).map(questionOf)).size;
    const keys = keysOf({ ...answersTo([...by, ...cleared]), ...same?.before });
    const undone = answersTo(keys, (key) => before[key] || same?.before[key] || EMPTY_ANSWER);
    this.#clearings = [...others, { by, before: undone, gone, count }];
  }

  /** Returns what a change to one of a question's keys cleared; the same object until that changes. */
  of(keys: readonly AnswerKey[]): Clearing | undefined {
    return this.#clearings.find(({ by }) => by[0] && keys.includes(by[0]));
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
