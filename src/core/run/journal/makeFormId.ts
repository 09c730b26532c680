const LENGTH = 8;
const DIGITS = 36;

/** Returns the random id of an open form: 8 characters of `a`–`z` and `0`–`9`. It is not a secret. */
export const makeFormId = (): string =>
  Array.from({ length: LENGTH }, () => Math.floor(Math.random() * DIGITS).toString(DIGITS)).join('');
