import type { Unconfirmed } from '../../core/run/journal/Letters.ts';

/** What a form that is no longer open has left. */
export interface LetterRecord {
  /** The id of the form. */
  readonly form: string;
  readonly letters: Unconfirmed;
  /** Changes with each write of the record. */
  readonly stamp: string;
}

/**
 * One student's records of unconfirmed letters, one for each form (decision 034), as an open form uses them. Its own
 * record is not taken over by another form until `release` is called or the page is gone.
 *
 * Every method may reject if the browser refuses storage.
 */
export interface LetterStore {
  /** Lets another form take over the own record. */
  readonly release: () => void;
  /** Returns the records of forms that are no longer open. */
  readonly read: () => Promise<readonly LetterRecord[]>;
  /**
   * Writes the own record (null deletes it) in place of others, all at once.
   *
   * @returns false, having changed nothing, if one of the others has changed or gone since it was read.
   */
  readonly write: (letters: Unconfirmed | null, others?: readonly LetterRecord[]) => Promise<boolean>;
}
