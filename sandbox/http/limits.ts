/** The time in which attempts are counted. */
export const WINDOW_MS = 15 * 60_000;

/** Attempts allowed within `WINDOW_MS`, per network and e-mail address, whether the address is known or not. */
export const DEFAULT_LIMITS = {
  logIn: 10,
  confirm: 30,
  reset: 10,
  /** Mails sent: sign-ups, new codes and reset links combined. */
  mail: 5,
  /** All POST requests from the account cards combined, per network; a whole school may share a network. */
  caller: 1000,
  /** Look-ups, openings of a view with a token, and upload targets: each per network, because one may be a school's. */
  lookup: 1000,
  view: 1000,
  upload: 1000,
};

export type Limits = typeof DEFAULT_LIMITS;

/** An e-mail address's limit across all networks, as a multiple of its limit per network. */
export const ALL_NETWORKS: Record<keyof Limits, number> = {
  logIn: 10,
  confirm: 10,
  reset: 10,
  mail: 4,
  caller: 1,
  lookup: 1,
  view: 1,
  upload: 1,
};
