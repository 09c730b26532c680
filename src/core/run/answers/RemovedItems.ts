import { EMPTY_ANSWER, type Answers } from './FormState.ts';

/** A removed add-another item, with its answers. */
interface RemovedItem {
  readonly buttonId: string;
  readonly n: number;
  readonly answers: Answers;
}

/** Remembers the removed items, in order of removal, until the form is replaced. */
export class RemovedItems {
  #items: readonly RemovedItem[] = [];

  add(item: RemovedItem): void {
    const isBlank = Object.values(item.answers).every((answer) => answer === EMPTY_ANSWER);
    // A blank item that was added and removed again does not replace a filled one.
    if (isBlank && this.next(item.buttonId, item.n - 1)) return;
    this.#items = [...this.#items, item];
  }

  /** Returns the most recently removed item if it was number `count + 1`, otherwise null. */
  next(buttonId: string, count: number): RemovedItem | null {
    const last = this.#items.findLast((item) => item.buttonId === buttonId);
    return last?.n === count + 1 ? last : null;
  }

  forget(item: RemovedItem): void {
    this.#items = this.#items.filter((each) => each !== item);
  }

  clear(): void {
    this.#items = [];
  }
}
