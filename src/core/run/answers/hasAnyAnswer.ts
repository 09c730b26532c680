import { EMPTY_ANSWER, type Answers } from './FormState.ts';

/**
 * Returns whether anything was answered: a non-empty text under any key except a companion's ('0' counts).
 */
export function hasAnyAnswer(answers: Answers): boolean {
  return Object.entries(answers).some(([key, value]) => value !== EMPTY_ANSWER && !key.endsWith('_desc'));
}
