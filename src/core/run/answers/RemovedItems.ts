import { EMPTY_ANSWER, type Answers } from './FormState.ts';

/** An add-another item that was taken away, with what was answered in it. */
interface RemovedItem {
  readonly n: number;
  readonly answers: Answers;
}

/** Remembers the items taken away while the page is open, the last of each add-another first. */
export class RemovedItems {
  readonly #byButton = new Map<string, readonly RemovedItem[]>();

  add(buttonId: string, item: RemovedItem): void {
    const others = this.#byButton.get(buttonId) ?? [];
    // An item that was added and taken away again, still blank, does not take the place of a filled one.
    if (others[0]?.n === item.n && isBlank(item.answers)) return;
    this.#byButton.set(buttonId, [item, ...others]);
  }

  /** The item that would be the next one of so many, if it was taken away. */
  next(buttonId: string, count: number): RemovedItem | null {
    const [last] = this.#byButton.get(buttonId) ?? [];
    return last?.n === count + 1 ? last : null;
  }

  /** The same, and forgets it. */
  take(buttonId: string, count: number): RemovedItem | null {
    const item = this.next(buttonId, count);
    if (item) this.#byButton.set(buttonId, (this.#byButton.get(buttonId) ?? []).slice(1));
    return item;
  }

  clear(): void {
    this.#byButton.clear();
  }
}

function isBlank(answers: Answers): boolean {
  return Object.values(answers).every((answer) => answer === EMPTY_ANSWER);
}
