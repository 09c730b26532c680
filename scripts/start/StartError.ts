import { inspect } from 'node:util';

/**
 * A problem at start that the user can fix; printed as its message alone, without a stack.
 * Any other error is a bug of ours and keeps its stack.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
  /** Playwright prints the stack when a set-up fails. */
  override readonly stack = this.message;

  /** Vite prints errors of its configuration this way. */
  [inspect.custom](): string {
    return this.message;
  }
}
