import type { DocumentAnswerKey } from '@admission/sdk';
import { IDLE, type UploadState } from './UploadState.ts';

/** What is going on with each document, and who wants to know. */
export class UploadStates {
  readonly #states = new Map<DocumentAnswerKey, UploadState>();
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** The same object until it changes. */
  readonly get = (key: DocumentAnswerKey): UploadState => this.#states.get(key) ?? IDLE;

  /** Says whether any document is being uploaded or converted. */
  get hasConverting(): boolean {
    return [...this.#states.values()].some(({ stage }) => stage === 'converting');
  }

  set(key: DocumentAnswerKey, state: UploadState): void {
    this.#states.set(key, state);
    this.#notify();
  }

  clear(): void {
    this.#states.clear();
    this.#notify();
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}
