const LENGTH = 8;
const DIGITS = 36;

/**
 * Returns a random id: 8 characters of `a`–`z` and `0`–`9`.
 *
 * It is not a secret, so it does not need `crypto`, which may be missing or blocked.
 */
export const makeId = (): string =>
  Array.from({ length: LENGTH }, () => Math.floor(Math.random() * DIGITS).toString(DIGITS)).join('');
