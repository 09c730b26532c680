import { inspect } from 'node:util';

/**
 * A reason not to start that its reader can mend; printed as its message alone, without a stack.
 *
 * Any other error is a fault of ours and keeps its stack.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
  /** Playwright prints it when a set-up fails. */
  override readonly stack = this.message;

  /** Vite prints what its configuration throws in this way. */
  [inspect.custom](): string {
    return this.message;
  }
}
