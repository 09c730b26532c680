import type { AnswerKey } from '@admission/sdk';
import { EMPTY_ANSWER, type Answers } from './FormState.ts';

/** Knows which answers the server has, and the keys whose answers it does not have. */
export class UnsavedKeys {
  readonly #read: (key: AnswerKey) => string;
  #saved: Answers = {};
  #keys: ReadonlySet<AnswerKey> = new Set();

  constructor(read: (key: AnswerKey) => string) {
    this.#read = read;
  }

  /** The same set until it changes. */
  get keys(): ReadonlySet<AnswerKey> {
    return this.#keys;
  }

  get saved(): Answers {
    return this.#saved;
  }

  /** Replaces what the server has. */
  setSaved(saved: Answers, present: Iterable<AnswerKey>): void {
    this.#saved = saved;
    this.#keys = new Set([...present].filter((key) => this.#isUnsaved(key)));
  }

  /** Looks again at answers that have changed; returns whether the set did. */
  track(keys: readonly AnswerKey[]): boolean {
    let next: Set<AnswerKey> | null = null;
    for (const key of keys) {
      if (this.#isUnsaved(key) === this.#keys.has(key)) continue;
      next ??= new Set(this.#keys);
      if (!next.delete(key)) next.add(key);
    }
    if (next) this.#keys = next;
    return next !== null;
  }

  #isUnsaved(key: AnswerKey): boolean {
    return this.#read(key) !== (this.#saved[key] ?? EMPTY_ANSWER);
  }
}
