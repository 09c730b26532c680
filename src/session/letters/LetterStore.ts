import type { Unconfirmed } from '../../core/run/journal/Letters.ts';

/** The record of a form that is no longer open. */
export interface LetterRecord {
  /** The id of the form. */
  readonly form: string;
  readonly letters: Unconfirmed;
  /** Changes with each write of the record. */
  readonly stamp: string;
}

/**
 * One student's records of unconfirmed letters, one for each form (decision 034), for use by an open form. No other form
 * takes over its record until `release` is called or the page is gone.
 *
 * Every method may reject if the browser blocks storage.
 */
export interface LetterStore {
  /** Lets another form take over this form's record. */
  readonly release: () => void;
  /** Returns the records of forms that are no longer open. */
  readonly read: () => Promise<readonly LetterRecord[]>;
  /**
   * Atomically writes this form's record (null deletes it) and deletes the others.
   *
   * @returns false, having changed nothing, if one of the others was changed or removed after it was read.
   */
  readonly write: (letters: Unconfirmed | null, others?: readonly LetterRecord[]) => Promise<boolean>;
}
