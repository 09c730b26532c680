import type { StudentProfile } from '@admission/sdk';

/** A row of `accounts`. */
export type Account = {
  id: number;
  username: string;
  password_hash: string;
  confirmed_at: number | null;
  last_page: StudentProfile['last_page'];
  submitted_at: number | null;
  validation_errors: string;
};
