import type { AnswerKey } from '@admission/sdk';
import type { FormView } from '../answers/FormState.ts';
import type { PlacedQuestion } from '../../declare/walkForm.ts';

/** What is wrong with the answers: every distinct message for each key. A bad answer is a value, never thrown. */
export type ErrorsByKey = ReadonlyMap<AnswerKey, readonly string[]>;

/** What is found in most questions, and at most letters. */
export const NO_ERRORS: ErrorsByKey = new Map([]);

/**
 * Checks one question where it stands; a question that is not shown has nothing wrong with it.
 *
 * It is a type of its own because the implementation brings yup, which is loaded when the page is idle.
 */
export type Validator = (placed: PlacedQuestion, view: FormView) => ErrorsByKey;
