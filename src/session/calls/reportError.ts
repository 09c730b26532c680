import { unlessBlocked } from './unlessBlocked.ts';
import { describeError } from './describeError.ts';

// oxlint-disable-next-line house/restricted-syntax -- holds errors weakly
const reported = new WeakSet<Error>();

/**
 * Reports an error to the operators, only once even if several boundaries catch it.
 *
 * Logs it to the console, and sends it to `VITE_ERROR_REPORT_URL` if that is set, because the page says that
 * the error has been logged (ERR-02). `sendBeacon` lets a report outlive the page; sent as plain text, it
 * needs no CORS preflight.
 */
export function reportError(error: unknown, context: string): void {
  if (error instanceof Error) {
    if (reported.has(error)) return;
    reported.add(error);
  }
  // Logged in full: unlike a report, the console does not leave the browser.
  console.error(`[${context}]`, error);
  const url = import.meta.env.VITE_ERROR_REPORT_URL;
  if (!url) return;
  const report = JSON.stringify(describeError(error, context, window.location.pathname));
  // oxlint-disable-next-line no-restricted-properties -- not the backend: reports have their own address
  unlessBlocked(() => navigator.sendBeacon(url, report));
}
