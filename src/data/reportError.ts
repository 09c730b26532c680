/** Where errors are told; the page says they have been logged, so they are (ERR-02). */
export type ErrorReporter = (error: unknown, context: string) => void;

let reporter: ErrorReporter = (error, context) => {
  // Message and stack only: an answer never stands in either.
  console.error(`[${context}]`, error);
};

/** Replaces the console by another place to tell errors. */
export function setErrorReporter(next: ErrorReporter): void {
  reporter = next;
}

/** Tells an error to whoever looks after the product. */
export const reportError: ErrorReporter = (error, context) => reporter(error, context);
