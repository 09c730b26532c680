/** Attempts allowed within `WINDOW_MS`, per e-mail address, known or unknown, and per network of the caller. */
export const DEFAULT_LIMITS = {
  logIn: 10,
  signUp: 5,
  resend: 5,
  confirm: 30,
  forgot: 5,
  reset: 10,
  /** All calls of the account cards together, per network, which a whole school may share. */
  caller: 1000,
};

export type Limits = typeof DEFAULT_LIMITS;

/** All networks together may make this many times as many attempts for one e-mail address. */
export const ALL_NETWORKS = 10;

export const WINDOW_MS = 15 * 60_000;
