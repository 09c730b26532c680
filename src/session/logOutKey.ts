/** Marks the mutations after which a student is logged out; the form takes no input meanwhile. */
export const LOG_OUT = ['log-out'] as const;
