import type { AnswerKey } from '@admission/sdk';

/** The distinct error messages of each key. A bad answer is a value, never thrown. */
export type ErrorsByKey = ReadonlyMap<AnswerKey, readonly string[]>;

/** The usual result of a check; it is shared, so that a keystroke creates no new map. */
export const NO_ERRORS: ErrorsByKey = new Map([]);
