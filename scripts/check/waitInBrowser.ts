import { inject } from 'vitest';
import { waitAtMost } from './waitAtMost.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** How long a test in a browser, which cannot measure the machine's load, waits for a condition, in ms. */
    patience: number;
  }
}

await waitAtMost(inject('patience'));
