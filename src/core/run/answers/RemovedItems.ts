import { EMPTY_ANSWER, type Answers } from './FormState.ts';

/** An add-another item that was taken away, with what was answered in it. */
interface RemovedItem {
  readonly buttonId: string;
  readonly n: number;
  readonly answers: Answers;
}

/** Remembers the items taken away while the page is open, the last one last. */
export class RemovedItems {
  #items: readonly RemovedItem[] = [];

  add(item: RemovedItem): void {
    const isBlank = Object.values(item.answers).every((answer) => answer === EMPTY_ANSWER);
    // An item that was added and taken away again, still blank, does not take the place of a filled one.
    if (isBlank && this.next(item.buttonId, item.n - 1)) return;
    this.#items = [...this.#items, item];
  }

  /** The item that would be the next one of so many, if it was taken away. */
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
