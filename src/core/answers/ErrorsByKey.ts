import type { AnswerKey } from '@admission/sdk';

/** The distinct error messages for each key. Invalid answers are reported as a value, never thrown. */
export type ErrorsByKey = ReadonlyMap<AnswerKey, readonly string[]>;

/** The usual result of a check; it is shared, so that keystrokes create no new maps. */
export const NO_ERRORS: ErrorsByKey = new Map([]);
