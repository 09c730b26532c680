import { type ClientSnapshot, VISITOR } from '../../core/application/ClientSnapshot.ts';
import { ValueStore } from '../ValueStore.ts';

/** Keeps what is known about the person at the screen, and tells its readers when that changes. */
export class SnapshotStore extends ValueStore<ClientSnapshot> {
  constructor() {
    super(VISITOR);
  }

  /** Changes some of it. */
  override set(change: Partial<ClientSnapshot>): void {
    super.set({ ...this.get(), ...change });
  }

  /** Back to a visitor: at login, log-out and after a 401 (TRAP-04, TRAP-08). */
  reset(): void {
    this.set(VISITOR);
  }
}
