import type { AnswerKey } from '@admission/sdk';

/** Groups listeners by the answers they read, so that a keystroke calls only the affected ones. */
export class Listeners {
  /** Listeners under `undefined` are called on every commit. */
  readonly #byKey = new Map<AnswerKey | undefined, Set<() => void>>();

  /** Adds a listener and returns a function that removes it. */
  add(listener: () => void, keys: readonly (AnswerKey | undefined)[] = [undefined]): () => void {
    for (const key of keys) this.#byKey.set(key, this.#of(key).add(listener));
    return () => {
      for (const key of keys) this.#of(key).delete(listener);
    };
  }

  /** Calls every listener of the given keys once, or every listener if no keys are given. */
  call(changed: Iterable<AnswerKey | undefined> = this.#byKey.keys()): void {
    const concerned = [...changed, undefined].flatMap((key) => [...this.#of(key)]);
    for (const listener of new Set(concerned)) listener();
  }

  #of(key: AnswerKey | undefined): Set<() => void> {
    return this.#byKey.get(key) ?? new Set();
  }
}
