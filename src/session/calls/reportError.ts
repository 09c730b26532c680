import { unlessRefused } from './unlessRefused.ts';
import { describeError } from './describeError.ts';

// oxlint-disable-next-line house/restricted-syntax -- holds errors weakly
const told = new WeakSet<Error>();

/**
 * Reports an error to the operators; one that several boundaries see, once.
 *
 * It goes to the console, and to `VITE_ERROR_REPORT_URL` where that is set: the page says it has been logged, so it is
 * (ERR-02). `sendBeacon` lets a report outlive the page; as plain text it needs no leave from another origin.
 */
export function reportError(error: unknown, context: string): void {
  if (error instanceof Error) {
    if (told.has(error)) return;
    told.add(error);
  }
  // Message and stack only: an answer never stands in either.
  console.error(`[${context}]`, error);
  const url = import.meta.env.VITE_ERROR_REPORT_URL;
  if (!url) return;
  const report = JSON.stringify(describeError(error, context, window.location.pathname));
  // oxlint-disable-next-line no-restricted-properties -- not the backend: reports have an address of their own
  unlessRefused(() => navigator.sendBeacon(url, report));
}
