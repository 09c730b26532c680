/** Keeps one value and tells its readers when it changes; made for `useSyncExternalStore`. */
export class ValueStore<T> {
  #value: T;
  readonly #listeners = new Set<() => void>();

  constructor(value: T) {
    this.#value = value;
  }

  readonly get = (): T => this.#value;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  set(value: T): void {
    this.#value = value;
    for (const listener of this.#listeners) listener();
  }
}
