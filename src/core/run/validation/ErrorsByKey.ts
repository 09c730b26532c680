import type { AnswerKey } from '@admission/sdk';

/** The distinct error messages of each key. A bad answer is a value, never thrown. */
export type ErrorsByKey = ReadonlyMap<AnswerKey, readonly string[]>;

/** The usual result of a check; shared, so that no map is made at each keystroke. */
export const NO_ERRORS: ErrorsByKey = new Map([]);
