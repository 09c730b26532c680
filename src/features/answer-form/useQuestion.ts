import { type AnswerKey, useAnswer, useErrors, useUncontrolledAnswer } from '../../session/index.ts';
import type { Question } from '../../core/declare/FormNode.ts';
import type { FieldProps } from '../../ui/index.ts';

/** Reads a question with a single answer. */
export function useQuestion(question: Question) {
  const { key } = question;
  return { ...useFieldOf(question, key), value: useAnswer(key) };
}

/** Reads and writes a question with an uncontrolled input, which does not rerender during typing. */
export function useUncontrolledQuestion(question: Question) {
  const { key, autoComplete } = question;
  const { value, errors, set, revision } = useUncontrolledAnswer(key);
  return { ...fieldOf(question, key, errors), value, revision, onChange: set, autoComplete };
}

/** Returns the label and hint of a question with several answers, and the messages of one of its keys. */
export function useFieldOf(question: Question, key: AnswerKey): FieldProps {
  return fieldOf(question, key, useErrors(key));
}

/** Marks a question as optional unless it is required; for a phone number see `PhoneQuestionView`. */
function fieldOf(question: Question, key: AnswerKey, errors: readonly string[]): FieldProps {
  const { label, hint, width, required } = question;
  return { id: key, label, hint, errors, optional: required === false, width };
}
