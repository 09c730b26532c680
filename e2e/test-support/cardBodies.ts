import { PASSWORD } from './account.ts';
import { STUDENT } from './cards.ts';

const TWICE = { password: PASSWORD, confirm_password: PASSWORD };

/** What each card posts when filled as `CARDS` says. */
export const BODIES: Readonly<Record<string, object>> = {
  'Login Card': { username: STUDENT, password: PASSWORD },
  'Sign Up Card': { username: STUDENT, password: PASSWORD },
  'Confirm Card': { username: STUDENT, code: '012345' },
  'Forgot Password Card': { username: STUDENT },
  'Reset Password Card': { username: STUDENT, id: 'EXAMPLE-RESET-ID', ...TWICE },
};
