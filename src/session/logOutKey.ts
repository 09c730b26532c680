/** Key of the mutations that end in a log-out; the form is disabled while one runs. */
export const LOG_OUT = ['log-out'] as const;
