import type { FormView } from '../answers/FormState.ts';
import type { PlacedQuestion } from '../walkForm.ts';
import type { ErrorsByKey } from './ErrorsByKey.ts';

/**
 * Checks one placed question; a hidden question has no errors.
 *
 * The type has its own file because the implementation imports yup, which is loaded once the page is idle.
 */
export type Validator = (placed: PlacedQuestion, view: FormView) => ErrorsByKey;
