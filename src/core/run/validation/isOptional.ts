import type { AnswerKey } from '@admission/sdk';
import type { Question } from '../../declare/FormNode.ts';
import { isRequiredBy } from '../../kinds/missingAnswer.ts';
import type { FormView } from '../../answers/FormState.ts';
import type { FormIndex } from '../indexForm.ts';

/**
 * Returns whether a question can be left blank, given the other answers.
 *
 * Of several alternatives, such as the phone numbers, each is optional once another one is valid. Does not need yup.
 */
export function isOptional(question: Question, index: FormIndex, view: FormView): boolean {
  const { key, required, checks } = question;
  if (required !== false || checks.some((check) => isRequiredBy(check, view))) return false;
  const alternatives = index.alternatives.get(key);
  return !alternatives || alternatives.some((other) => other !== key && isGiven(other, index, view));
}

/** Returns whether an alternative has an answer that matches the patterns declared for it. */
function isGiven(key: AnswerKey, index: FormIndex, view: FormView): boolean {
  const answer = view.read(key);
  const checks = index.placesOf.get(key)?.flatMap(({ question }) => question.checks) ?? [];
  return answer !== '' && checks.every((check) => check.check !== 'pattern' || check.pattern.test(answer));
}
