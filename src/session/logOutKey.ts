/** Key of the mutations that end with a log-out. The form is disabled while one is running. */
export const LOG_OUT = ['log-out'] as const;
