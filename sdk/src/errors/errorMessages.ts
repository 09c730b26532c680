/** Shown if the server sent no message. Spec §8. */
export const GENERIC_ERROR_MESSAGE =
  "We've encountered an unexpected error at this time. Please try again later.";

/** Shown if the server has not replied within the deadline. */
export const NO_ANSWER_MESSAGE =
  'The server did not answer in time. Please check your connection and try again.';
