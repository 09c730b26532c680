import type { AnswerKey } from '@admission/sdk';
import type { FormView } from '../answers/FormState.ts';
import type { PlacedQuestion } from '../walkForm.ts';

/** The distinct error messages of each key. A bad answer is a value, never thrown. */
export type ErrorsByKey = ReadonlyMap<AnswerKey, readonly string[]>;

/** The usual result of a check; shared, so that no map is made at each keystroke. */
export const NO_ERRORS: ErrorsByKey = new Map([]);

/**
 * Checks one question where it stands; a hidden question has no errors.
 *
 * It is a type of its own because the implementation brings yup, which is loaded when the page is idle.
 */
export type Validator = (placed: PlacedQuestion, view: FormView) => ErrorsByKey;
