/** How often something may be tried: `tries` within `windowMs`. */
export type Limit = { tries: number; windowMs: number };

/** The limits by what is tried; counted per e-mail address, known or unknown, and `caller` per network address. */
export type Limits = {
  logIn: Limit;
  signUp: Limit;
  resend: Limit;
  confirm: Limit;
  forgot: Limit;
  reset: Limit;
  /** All calls of the auth cards together. A whole school may share one address. */
  caller: Limit;
};

const QUARTER_HOUR = 15 * 60_000;

export const DEFAULT_LIMITS: Limits = {
  logIn: { tries: 10, windowMs: QUARTER_HOUR },
  signUp: { tries: 5, windowMs: QUARTER_HOUR },
  resend: { tries: 5, windowMs: QUARTER_HOUR },
  confirm: { tries: 30, windowMs: QUARTER_HOUR },
  forgot: { tries: 5, windowMs: QUARTER_HOUR },
  reset: { tries: 10, windowMs: QUARTER_HOUR },
  caller: { tries: 1000, windowMs: QUARTER_HOUR },
};
