import type { AnswerKey } from '../../data/sdk.ts';
import type { Question } from '../../core/declare/FormNode.ts';
import { useFormStore } from '../../data/Connection.ts';
import { useAnswer, useErrors } from '../../data/useFormValues.ts';
import { useTypedAnswerState } from '../../data/useTypedAnswerState.ts';
import type { FieldProps } from '../../ui/index.ts';

/** Ties a question of one answer to the store; it renders again only for its own answer and messages. */
export function useQuestion(question: Question) {
  const { key } = question;
  const store = useFormStore();
  const onChange = (value: string) => store.set(key, value);
  return { ...useFieldOf(question, key), value: useAnswer(key), onChange };
}

/** The same for a control that keeps its own text. */
export function useTypedQuestion(question: Question) {
  const { key, autoComplete } = question;
  const { value, errors, set, revision } = useTypedAnswerState(key);
  return { ...fieldOf(question, key, errors), value, revision, onChange: set, autoComplete };
}

/** The label, hint and messages of a question that has several answers; it reads the messages of one. */
export function useFieldOf(question: Question, key: AnswerKey): FieldProps {
  return fieldOf(question, key, useErrors(key));
}

/** A question is marked optional unless it is required, now or under a condition. */
function fieldOf(question: Question, key: AnswerKey, errors: readonly string[]): FieldProps {
  const { label, hint, width, required, checks } = question;
  const optional = required === false && !checks.some(({ check }) => check === 'requiredWhen');
  return { id: key, label, hint, errors, optional, width };
}
