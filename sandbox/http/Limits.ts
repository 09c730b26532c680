/** Attempts allowed within `WINDOW_MS`, per network and e-mail address, whether the address is known or not. */
export const DEFAULT_LIMITS = {
  logIn: 10,
  signUp: 5,
  resend: 5,
  confirm: 30,
  forgot: 5,
  reset: 10,
  /** All POST requests from the account cards combined, per network; a whole school may share a network. */
  caller: 1000,
};

export type Limits = typeof DEFAULT_LIMITS;

/** An e-mail address's limit across all networks, as a multiple of its limit per network. */
export const ALL_NETWORKS = 10;

export const WINDOW_MS = 15 * 60_000;
