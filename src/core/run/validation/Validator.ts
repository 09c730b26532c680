import type { FormView } from '../answers/FormState.ts';
import type { PlacedQuestion } from '../walkForm.ts';
import type { ErrorsByKey } from './ErrorsByKey.ts';

/**
 * Checks one question where it stands; a hidden question has no errors.
 *
 * It is a type of its own because the implementation brings yup, which is loaded when the page is idle.
 */
export type Validator = (placed: PlacedQuestion, view: FormView) => ErrorsByKey;
