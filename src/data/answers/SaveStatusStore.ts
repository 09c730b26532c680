/** Whether the answers on screen are on the server, and if not, why. */
export type SaveStatus =
  | { readonly state: 'idle' }
  | { readonly state: 'saving' }
  | { readonly state: 'saved'; readonly at: number }
  | { readonly state: 'failed'; readonly cause: SaveFailure };

/** Why a save failed. */
export type SaveFailure = 'offline' | 'server';

/** Keeps the state of saving for the quiet line that shows it. */
export class SaveStatusStore {
  #status: SaveStatus = { state: 'idle' };
  readonly #listeners = new Set<() => void>();

  readonly get = (): SaveStatus => this.#status;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  set(status: SaveStatus): void {
    this.#status = status;
    for (const listener of this.#listeners) listener();
  }
}
