import { inspect } from 'node:util';

/**
 * A problem at start-up that the user can fix; printed as a message, without a stack trace.
 * Any other error is our bug and keeps its stack.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
  /** Hides the stack, which Playwright would print when a set-up fails. */
  override readonly stack = this.message;

  /** Vite prints configuration errors with `inspect`. */
  [inspect.custom](): string {
    return this.message;
  }
}
