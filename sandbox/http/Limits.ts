/** Attempts allowed within `WINDOW_MS`, per network and e-mail address, whether the address is known or not. */
export const DEFAULT_LIMITS = {
  logIn: 10,
  signUp: 5,
  resend: 5,
  confirm: 30,
  forgot: 5,
  reset: 10,
  /** All calls of the account cards together. Counted per network, which a whole school may share. */
  caller: 1000,
};

export type Limits = typeof DEFAULT_LIMITS;

/** The limit for one e-mail address from all networks together, as a multiple of the limit for a single network. */
export const ALL_NETWORKS = 10;

export const WINDOW_MS = 15 * 60_000;
