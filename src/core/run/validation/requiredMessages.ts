import type { FormView } from '../answers/FormState.ts';
import { evaluate } from '../conditions/evaluate.ts';
import type { Check } from '../../declare/Check.ts';
import { VALIDATION_WORDS } from './validationWords.ts';

/**
 * Why an answer that is blank must not be: a message for each reason, none where it may.
 *
 * @param name stands in yup's default '<path> is a required field'.
 */
export function requiredMessages(
  name: string,
  required: boolean | string,
  checks: readonly Check[],
  view: FormView,
): readonly string[] {
  const messages = checks.flatMap((check) =>
    check.check === 'requiredWhen' && check.all.every((rule) => evaluate(rule, view.read, view.today))
      ? [check.message]
      : [],
  );
  if (required !== false) messages.unshift(required === true ? VALIDATION_WORDS.required(name) : required);
  return messages;
}
