/** How often something may be tried within `WINDOW_MS`, per e-mail address, known or unknown. */
export const DEFAULT_LIMITS = {
  logIn: 10,
  signUp: 5,
  resend: 5,
  confirm: 30,
  forgot: 5,
  reset: 10,
  /** All calls of the auth cards together, per network address. A whole school may share one. */
  caller: 1000,
};

export type Limits = typeof DEFAULT_LIMITS;

export const WINDOW_MS = 15 * 60_000;
