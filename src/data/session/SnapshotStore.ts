import { type ClientSnapshot, VISITOR } from '../../core/application/ClientSnapshot.ts';

/** Keeps what is known about the person at the screen, and tells its readers when that changes. */
export class SnapshotStore {
  #snapshot: ClientSnapshot = VISITOR;
  readonly #listeners = new Set<() => void>();

  readonly get = (): ClientSnapshot => this.#snapshot;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Changes some of it. */
  set(change: Partial<ClientSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...change };
    for (const listener of this.#listeners) listener();
  }

  /** Back to a visitor: at login, log-out and after a 401 (TRAP-04, TRAP-08). */
  reset(): void {
    this.set(VISITOR);
  }
}
