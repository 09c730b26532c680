import type { AnswerKey } from '@admission/sdk';

/** Those who read the form, by the answers they read: a letter asks only those its answer concerns. */
export class Listeners {
  /** Those of undefined hear of every commit. */
  readonly #byKey = new Map<AnswerKey | undefined, Set<() => void>>();

  /** Returns what takes the listener away again. */
  add(listener: () => void, keys: readonly (AnswerKey | undefined)[] = [undefined]): () => void {
    for (const key of keys) this.#byKey.set(key, this.#of(key).add(listener));
    return () => {
      for (const key of keys) this.#of(key).delete(listener);
    };
  }

  /** Calls those who read one of the keys, or all; each once. */
  call(changed: Iterable<AnswerKey | undefined> = this.#byKey.keys()): void {
    const concerned = [...changed, undefined].flatMap((key) => [...this.#of(key)]);
    for (const listener of new Set(concerned)) listener();
  }

  #of(key: AnswerKey | undefined): Set<() => void> {
    return this.#byKey.get(key) ?? new Set();
  }
}
