/** Attempts allowed within `WINDOW_MS`, per network and e-mail address, whether the address is known or not. */
export const DEFAULT_LIMITS = {
  logIn: 10,
  signUp: 5,
  resend: 5,
  confirm: 30,
  forgot: 5,
  reset: 10,
  /** All requests from the account cards combined, per network: a whole school may share one. */
  caller: 1000,
};

export type Limits = typeof DEFAULT_LIMITS;

/** Multiple of the per-network limit that applies to an e-mail address across all networks. */
export const ALL_NETWORKS = 10;

export const WINDOW_MS = 15 * 60_000;
