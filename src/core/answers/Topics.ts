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

type Listener = () => void;

/** Listeners by topic; a commit notifies the listeners of what changed, and nobody else. */
export class Topics {
  /** Arrays, not sets: nearly every topic has one listener, and a form of 960 questions has 1,920 topics. */
  readonly #listeners = new Map<Topic, readonly Listener[]>();

  /** Calls the listener after each commit that changes one of the topics, until the returned function is called. */
  subscribe(topics: Topic | readonly Topic[], listener: Listener): () => void {
    const list = typeof topics === 'string' ? [topics] : topics;
    for (const topic of list) {
      const others = this.#listeners.get(topic);
      this.#listeners.set(topic, others ? [...others, listener] : [listener]);
    }
    return () => {
      for (const topic of list) this.#remove(topic, listener);
    };
  }

  /** Notifies each listener once, however many of its topics changed. */
  notify(topics: Iterable<Topic>): void {
    const due = new Set<Listener>();
    for (const topic of topics) for (const listener of this.#of(topic)) due.add(listener);
    for (const listener of due) listener();
  }

  /** Notifies everybody: the whole form was replaced. */
  notifyAll(): void {
    this.notify([...this.#listeners.keys()]);
  }

  #of(topic: Topic): readonly Listener[] {
    return this.#listeners.get(topic) ?? [];
  }

  #remove(topic: Topic, listener: Listener): void {
    const left = this.#of(topic).filter((each) => each !== listener);
    if (left.length > 0) this.#listeners.set(topic, left);
    else this.#listeners.delete(topic);
  }
}
