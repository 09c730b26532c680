import type { LogOutReason } from './storage.ts';

/**
 * A log-out the server did not confirm: nothing of the person is left here, but the browser may still be let in.
 *
 * It is rethrown to the route's error screen, which says so and tries again. Spec §8 "Logout failure".
 */
export class LogOutFailedError extends Error {
  // Spelt out: a minifier mangles class names.
  override readonly name = 'LogOutFailedError';
  readonly reason: LogOutReason;
  /** The session that is to end, as its marker; null where an earlier page began the log-out. */
  readonly marker: string | null;

  constructor(reason: LogOutReason, marker: string | null, options?: ErrorOptions) {
    super('The server did not confirm the log-out.', options);
    this.reason = reason;
    this.marker = marker;
  }

  /** Whether an earlier page has begun it, and this one has not tried yet. */
  get isLeftBehind(): boolean {
    return this.cause === undefined;
  }
}
