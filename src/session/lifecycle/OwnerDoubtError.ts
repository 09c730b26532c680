import { noteAccount } from '../browser/storage.ts';

/**
 * The browser has a session that no log-in here began, for another account than the last one. Another host of the
 * domain may have planted it, so the student is asked before anything is merged, posted or saved (decision 012).
 *
 * Thrown to the route's error screen, which asks.
 */
export class OwnerDoubtError extends Error {
  // Set explicitly, since a minifier mangles class names.
  override readonly name = 'OwnerDoubtError';
  readonly username: string;
  /** The session in doubt. */
  readonly marker: string;
  readonly #tag: string;

  constructor(username: string, tag: string, marker: string) {
    super('The session may belong to another person.');
    this.username = username;
    this.marker = marker;
    this.#tag = tag;
  }

  /** Records that the account is the student's own; their application can then be opened. */
  confirm(): void {
    noteAccount(this.#tag);
  }
}
