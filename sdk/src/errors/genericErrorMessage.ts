/** Shown when the server gave no message of its own. Spec §8. */
export const GENERIC_ERROR_MESSAGE =
  "We've encountered an unexpected error at this time. Please try again later.";
