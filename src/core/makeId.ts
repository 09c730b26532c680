const LENGTH = 8;
const DIGITS = 36;

/** Returns 8 random characters of `a`–`z` and `0`–`9`. No secret, so without `crypto`, which may be blocked. */
export const makeId = (): string =>
  Array.from({ length: LENGTH }, () => Math.floor(Math.random() * DIGITS).toString(DIGITS)).join('');
