import type { EndReason } from './sessionChannel.ts';

/**
 * A log-out the server did not confirm: here nothing of the person is left, but the browser may still be let in.
 *
 * It goes to the route's error screen, which says so and tries again (ERR-18, ERR-19).
 */
export class LogOutFailedError extends Error {
  // Spelt out: a minifier mangles class names.
  override readonly name = 'LogOutFailedError';
  readonly reason: EndReason;
  /** Whether an earlier page has left it behind, and this one has not tried yet. */
  readonly isLeftBehind: boolean;

  constructor(reason: EndReason, { cause, isLeftBehind = false }: ErrorOptions & { isLeftBehind?: boolean }) {
    super('The server did not confirm the log-out.', { cause });
    this.reason = reason;
    this.isLeftBehind = isLeftBehind;
  }
}
