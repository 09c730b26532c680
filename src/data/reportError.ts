import { describeError } from './describeError.ts';

/** Where errors are told; the page says they have been logged, so they are (ERR-02). */
export type ErrorReporter = (error: unknown, context: string) => void;

/** Tells errors on the browser's console. */
export const consoleReporter: ErrorReporter = (error, context) => {
  // Message and stack only: an answer never stands in either.
  console.error(`[${context}]`, error);
};

/**
 * Makes a reporter that sends errors to an address, beside the console.
 *
 * `sendBeacon` lets a report outlive the page; as plain text it needs no leave from another origin.
 */
export function beaconReporter(url: string): ErrorReporter {
  return (error, context) => {
    consoleReporter(error, context);
    // oxlint-disable-next-line no-restricted-properties -- not the backend: reports have an address of their own
    navigator.sendBeacon(url, JSON.stringify(describeError(error, context, window.location.pathname)));
  };
}

// oxlint-disable-next-line house/restricted-syntax -- the page's one reporter: a mistake may come before, or outside, any session
let reporter: ErrorReporter = consoleReporter;

/** Replaces the console by another place to tell errors. */
export function setErrorReporter(next: ErrorReporter): void {
  reporter = next;
}

// oxlint-disable-next-line house/restricted-syntax -- holds errors weakly
const told = new WeakSet<Error>();

/** Reports an error to the operators; one that several boundaries see, once. */
export const reportError: ErrorReporter = (error, context) => {
  if (error instanceof Error) {
    if (told.has(error)) return;
    told.add(error);
  }
  reporter(error, context);
};
