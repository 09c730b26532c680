import { type AnswerKey, useAnswer, useErrors, useUncontrolledAnswer } from '../../session/index.ts';
import type { Question } from '../../core/declare/FormNode.ts';
import type { FieldProps } from '../../ui/index.ts';

/** Reads a question of one answer; it renders again whenever its own answer or messages change. */
export function useQuestion(question: Question) {
  const { key } = question;
  return { ...useFieldOf(question, key), value: useAnswer(key) };
}

/** Reads and writes a question whose control keeps its own text: it does not render again while that is typed. */
export function useUncontrolledQuestion(question: Question) {
  const { key, autoComplete } = question;
  const { value, errors, set, revision } = useUncontrolledAnswer(key);
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
