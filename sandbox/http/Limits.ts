/** Attempts allowed within `WINDOW_MS`, per network and e-mail address, whether the address is known or not. */
export const DEFAULT_LIMITS = {
  logIn: 10,
  confirm: 30,
  reset: 10,
  /** Mails: sign-ups, new codes and reset links together. */
  mail: 5,
  /** All POST requests from the account cards combined, per network; a whole school may share a network. */
  caller: 1000,
};

export type Limits = typeof DEFAULT_LIMITS;

/** An e-mail address's limit across all networks, as a multiple of its limit per network. */
export const ALL_NETWORKS: Record<keyof Limits, number> = {
  logIn: 10,
  confirm: 10,
  reset: 10,
  mail: 4,
  caller: 1,
};

export const WINDOW_MS = 15 * 60_000;
