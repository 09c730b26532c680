import type { AnswerKey } from '@admission/sdk';

/** Something a reader of the store can subscribe to; a key stands for its answer and its messages. */
export type Topic =
  AnswerKey | `count:${string}` | `tab:${string}` | 'answers' | 'errors' | 'validating' | 'unsaved';

type Listener = () => void;

/** Listeners by topic; a commit notifies the listeners of what changed, and nobody else. */
export class Topics {
  /** Nearly every topic has one listener, and a form of 960 questions has 960 topics: no list for one. */
  readonly #listeners = new Map<Topic, Listener | readonly Listener[]>();

  /** Calls the listener after each commit that changes one of the topics, until the returned function is called. */
  subscribe(topics: Topic | readonly Topic[], listener: Listener): () => void {
    if (typeof topics === 'string') {
      this.#add(topics, listener);
      return () => this.#remove(topics, listener);
    }
    for (const topic of topics) this.#add(topic, listener);
    return () => {
      for (const topic of topics) this.#remove(topic, listener);
    };
  }

  /** Notifies each listener once, however many of its topics changed. */
  notify(topics: Iterable<Topic>): void {
    const due = new Set<Listener>();
    for (const topic of topics) {
      const listeners = this.#listeners.get(topic);
      if (typeof listeners === 'function') due.add(listeners);
      else if (listeners) for (const listener of listeners) due.add(listener);
    }
    for (const listener of due) listener();
  }

  /** Notifies everybody: the whole form was replaced. */
  notifyAll(): void {
    this.notify([...this.#listeners.keys()]);
  }

  #of(topic: Topic): readonly Listener[] {
    const listeners = this.#listeners.get(topic) ?? [];
    return typeof listeners === 'function' ? [listeners] : listeners;
  }

  #add(topic: Topic, listener: Listener): void {
    const others = this.#of(topic);
    this.#listeners.set(topic, others.length > 0 ? [...others, listener] : listener);
  }

  #remove(topic: Topic, listener: Listener): void {
    const left = this.#of(topic).filter((each) => each !== listener);
    if (left.length > 0) this.#listeners.set(topic, left);
    else this.#listeners.delete(topic);
  }
}
