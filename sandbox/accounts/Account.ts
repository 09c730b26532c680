import type { StudentProfile } from '@admission/sdk';

/** A row of `accounts`. */
export type Account = {
  id: number;
  username: string;
  /**
   * Shared by all of the account's pending sign-ups, so that a single hash shows whether a password matches
   * any of them.
   */
  sign_up_salt: Uint8Array;
  password_hash: string;
  confirmed_at: number | null;
  last_page: StudentProfile['last_page'];
  submitted_at: number | null;
  validation_errors: string;
};
