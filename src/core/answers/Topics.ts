/** Something a reader of the store can subscribe to. */
export type Topic =
  | `answer:${string}`
  | `errors:${string}`
  | `count:${string}`
  | `tab:${string}`
  | 'answers'
  | 'errors'
  | 'validating'
  | 'unsaved'
  | 'hydrated';

/** Listeners by topic; a commit notifies the listeners of what changed, and nobody else. */
export class Topics {
  readonly #listeners = new Map<Topic, Set<() => void>>();

  /** Calls the listener after each commit that changes the topic, until the returned function is called. */
  subscribe(topic: Topic, listener: () => void): () => void {
    const set = this.#listeners.get(topic) ?? new Set();
    this.#listeners.set(topic, set.add(listener));
    return () => {
      set.delete(listener);
      if (set.size === 0 && this.#listeners.get(topic) === set) this.#listeners.delete(topic);
    };
  }

  /** Notifies each listener once, however many of its topics changed. */
  notify(topics: Iterable<Topic>): void {
    const due = new Set<() => void>();
    for (const topic of topics) for (const listener of this.#listeners.get(topic) ?? []) due.add(listener);
    for (const listener of due) listener();
  }

  /** Notifies everybody: the whole form was replaced. */
  notifyAll(): void {
    this.notify([...this.#listeners.keys()]);
  }
}
