import type { LogOutReason } from '../browser/storage.ts';

/**
 * A log-out that the server did not confirm: all personal data is gone from the page, but the browser may
 * still have a valid session.
 *
 * Rethrown to the route's error screen, which shows the failure and offers a retry. Spec §8 "Logout failure".
 */
export class LogOutFailedError extends Error {
  // Set explicitly, since a minifier mangles class names.
  override readonly name = 'LogOutFailedError';
  readonly reason: LogOutReason;
  /** The marker of the session to end; null if an earlier page began the log-out. */
  readonly marker: string | null;

  constructor(reason: LogOutReason, marker: string | null, options?: ErrorOptions) {
    super('The server did not confirm the log-out.', options);
    this.reason = reason;
    this.marker = marker;
  }

  /** Whether an earlier page began the log-out and this page has not retried it yet. */
  get isLeftBehind(): boolean {
    return this.cause === undefined;
  }
}
