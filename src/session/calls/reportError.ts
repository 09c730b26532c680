import { unlessBlocked } from './unlessBlocked.ts';
import { findSdkError } from './findSdkError.ts';

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

const FRAMES = 12;

/**
 * Describes an error for the operators of the product, without anything a user typed (ERR-02).
 *
 * A server's message may contain an e-mail address, so a failed call is described only by its status, code
 * and reference. From any other message, quoted parts, addresses and numbers are removed. `reference` also
 * appears in the log of the call, and the applicant may quote it (docs/support.md).
 *
 * @param path the page without its query, which may contain a token.
 */
export function describeError(error: unknown, context: string, path: string) {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(typeof error);
  const call = findSdkError(error);
  const frames = stack.split('\n').filter((line) => /^\s*at |@/.test(line) && /:\d+:\d+\)?$/.test(line));
  return {
    context,
    name,
    message: call === error ? '' : withoutAnswers(message),
    ...(call && { status: call.status, code: call.code, reference: call.reference }),
    stack: frames.slice(0, FRAMES).map((line) => line.trim().replace(/\?[^:)]*/, '')),
    path,
  };
}

function withoutAnswers(message: string): string {
  return message
    .slice(0, 300)
    .replace(/(["'`“]).*?(["'`”]|$)/g, '$1…$2')
    .replace(/\S+@\S+/g, '…')
    .replace(/\d[\d\s().-]{2,}\d/g, '…');
}
