/** Key of the mutations that log out, after saving. The form is inert while one is running. */
export const LOG_OUT = ['log-out'] as const;
