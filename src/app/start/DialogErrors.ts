/** Failed calls waiting to be shown in the 'Unexpected Error' dialog; the newest counts. */
export class DialogErrors {
  #error: Error | null = null;
  readonly #listeners = new Set<() => void>();

  readonly get = (): Error | null => this.#error;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly show = (error: unknown): void =>
    this.#set(error instanceof Error ? error : new Error(String(error)));

  readonly close = (): void => this.#set(null);

  #set(error: Error | null): void {
    this.#error = error;
    for (const listener of this.#listeners) listener();
  }
}
