import { EMPTY_ANSWER, type Answers } from '../../answers/FormState.ts';
import { isCompanion } from '../../answers/isCompanion.ts';

/** Returns whether any key except a companion has a non-empty answer ('0' counts). */
export function hasAnyAnswer(answers: Answers): boolean {
  return Object.entries(answers).some(([key, value]) => value !== EMPTY_ANSWER && !isCompanion(key));
}
