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
 * One student's records of unconfirmed letters, one for each form (decision 034).
 *
 * Every method may reject if the browser refuses storage.
 */
export interface LetterStore {
  /** Marks a form as open, until the returned function is called or the page is gone. */
  readonly hold: (form: string) => Promise<() => void>;
  /** Returns the records of forms that are no longer open. */
  readonly read: () => Promise<readonly LetterRecord[]>;
  /**
   * Writes a form's own record (null deletes it) in place of others, all at once.
   *
   * @returns false, having changed nothing, if one of the others has changed or gone since it was read.
   */
  readonly write: (
    form: string,
    letters: Unconfirmed | null,
    others?: readonly LetterRecord[],
  ) => Promise<boolean>;
}

/** Opens the records that a key of the profile decrypts; null if this browser cannot keep any. */
export type OpenLetterStore = (lettersKey: string) => Promise<LetterStore | null>;
