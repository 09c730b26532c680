/** How often something may be tried within `WINDOW_MS`, per e-mail address, known or unknown, and network of the caller. */
export const DEFAULT_LIMITS = {
  logIn: 10,
  signUp: 5,
  resend: 5,
  confirm: 30,
  forgot: 5,
  reset: 10,
  /** All calls of the auth cards together, per network. A whole school may share one. */
  caller: 1000,
};

export type Limits = typeof DEFAULT_LIMITS;

/** All networks together may try this many times as often for one e-mail address. */
export const ALL_NETWORKS = 10;

export const WINDOW_MS = 15 * 60_000;
