import type { AnswerKey } from '@admission/sdk';

/** Something a reader of the store can subscribe to; a key stands for its answer and its messages. */
export type Topic =
  AnswerKey | `count:${string}` | `tab:${string}` | 'answers' | 'errors' | 'validating' | 'unsaved';

type Listener = () => void;

/** Listeners by topic; a commit notifies only the listeners of the topics it changed. */
export class Topics {
  readonly #listeners = new Map<Topic, Set<Listener>>();

  /** Calls the listener after each commit that changes one of the topics, until the returned function is called. */
  subscribe(topics: Topic | readonly Topic[], listener: Listener): () => void {
    const all = typeof topics === 'string' ? [topics] : topics;
    for (const topic of all)
      this.#listeners.set(topic, (this.#listeners.get(topic) ?? new Set()).add(listener));
    return () => {
      for (const topic of all) this.#listeners.get(topic)?.delete(listener);
    };
  }

  /** Notifies each listener once, however many of its topics changed. */
  notify(topics: Iterable<Topic>): void {
    const due = new Set([...topics].flatMap((topic) => [...(this.#listeners.get(topic) ?? [])]));
    for (const listener of due) listener();
  }

  /** Notifies every listener: the whole form was replaced. */
  notifyAll(): void {
    this.notify([...this.#listeners.keys()]);
  }
}
