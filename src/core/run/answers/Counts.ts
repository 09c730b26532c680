import type { AnswerKey } from '@admission/sdk';
import { ADD_ANOTHER_DEFAULT } from '../../constants.ts';
import { type FormIndex, keysBeyond } from '../indexForm.ts';
import { answersTo } from '../../answers/answersTo.ts';
import { type Answers, EMPTY_ANSWER, type FormState } from '../../answers/FormState.ts';

type CountsById = FormState['addAnother'];

interface RemovedItem {
  readonly buttonId: string;
  readonly n: number;
  readonly answers: Answers;
}

/**
 * Holds the number of items in each add-another, and the items removed since the form was loaded.
 *
 * A count set here counts until the reply to its own call (`confirm`). It is not kept for the next form: only a blank item
 * can be lost, because an answered item raises the count (`raiseCounts`).
 */
export class Counts {
  readonly #index: FormIndex;
  /** The removed items, in order of removal, until the form is replaced. */
  #removed: readonly RemovedItem[] = [];
  #saved: CountsById = {};
  #unsaved: CountsById = {};

  constructor(index: FormIndex) {
    this.#index = index;
  }

  readonly count = (buttonId: string): number => this.all[buttonId] ?? ADD_ANOTHER_DEFAULT;

  get all(): CountsById {
    return { ...this.#saved, ...this.#unsaved };
  }

  /** The counts that the server may lack. */
  get unsaved(): CountsById {
    return this.#unsaved;
  }

  /** Resets to the saved counts. */
  replace(saved: CountsById): void {
    this.#saved = saved;
    this.#unsaved = {};
    this.#removed = [];
  }

  /** Records the reply to the call that saved a count. A later one stays unsaved. */
  confirm(buttonId: string, count: number): void {
    this.#saved = { ...this.#saved, [buttonId]: count };
    if (this.#unsaved[buttonId] === count) this.#unsaved = without(this.#unsaved, buttonId);
  }

  /** Raises the number of items to a visitor's. */
  raise(buttonId: string, count: number): void {
    if (count > this.count(buttonId)) this.put(buttonId, count);
  }

  /** Sets the number of items. Returns blanks for the answers in the items beyond that number. */
  put(buttonId: string, count: number): Answers {
    // Undoing an unsaved count needs a call too, because its own may have been applied.
    if (buttonId in this.#unsaved || this.#saved[buttonId] !== count)
      this.#unsaved = { ...this.#unsaved, [buttonId]: count };
    return answersTo(keysBeyond(this.#index, buttonId, count));
  }

  /** Sets the number of items at the applicant's request; the answers in a removed item can be restored. */
  set(buttonId: string, count: number, read: (key: AnswerKey) => string): Answers {
    const n = this.count(buttonId);
    const answers = answersTo(keysBeyond(this.#index, buttonId, count), read);
    if (count < n) this.#noteRemoved({ buttonId, n, answers });
    return this.put(buttonId, count);
  }

  /** Returns the number of the item that `bringBack` would restore, or null. */
  removedItem(buttonId: string): number | null {
    return this.#lastRemoved(buttonId, this.count(buttonId))?.n ?? null;
  }

  /** Restores the most recently removed item and returns its answers; does nothing if there is none. */
  bringBack(buttonId: string): Answers {
    const removed = this.#lastRemoved(buttonId, this.count(buttonId));
    if (!removed) return {};
    this.#removed = this.#removed.filter((each) => each !== removed);
    return { ...this.put(buttonId, removed.n), ...removed.answers };
  }

  /** Forgets the removed items, because the student has started over. */
  forgetRemoved(): void {
    this.#removed = [];
  }

  #noteRemoved(item: RemovedItem): void {
    const isBlank = Object.values(item.answers).every((answer) => answer === EMPTY_ANSWER);
    // A blank item that was added and removed again does not replace a filled one.
    if (isBlank && this.#lastRemoved(item.buttonId, item.n - 1)) return;
    this.#removed = [...this.#removed, item];
  }

  /** Returns the most recently removed item if it was number `count + 1`, otherwise null. */
  #lastRemoved(buttonId: string, count: number): RemovedItem | null {
    const last = this.#removed.findLast((item) => item.buttonId === buttonId);
    return last?.n === count + 1 ? last : null;
  }
}

function without(counts: CountsById, buttonId: string): CountsById {
  const { [buttonId]: _left, ...others } = counts;
  return others;
}
