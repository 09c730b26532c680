import { useCallback } from 'react';
import type { AnswerKey } from '../../data/sdk.ts';
import type { Question } from '../../core/question/FormNode.ts';
import { useFormStore } from '../../data/Connection.ts';
import { useAnswer, useErrors } from '../../data/useFormValues.ts';
import { useTypedAnswerState } from '../../data/useTypedAnswerState.ts';
import type { FieldProps } from '../../ui/index.ts';

/** What every control needs of its question, the same objects until something changes. */
export interface QuestionBinding {
  readonly field: FieldProps;
  readonly value: string;
  readonly set: (value: string) => void;
}

/** Ties a question of one answer to the store; it renders again only for its own answer and messages. */
export function useQuestion(question: Question): QuestionBinding {
  const { key } = question;
  const store = useFormStore();
  const set = useCallback((value: string) => store.set(key, value), [store, key]);
  return { field: useFieldOf(question, key), value: useAnswer(key), set };
}

/** The same for a control that keeps what is typed into it. */
export function useTypedQuestion(question: Question): QuestionBinding & { readonly revision: number } {
  const { value, errors, set, revision } = useTypedAnswerState(question.key);
  return { field: fieldOf(question, question.key, errors), value, set, revision };
}

/** The label, hint and messages of a question that has several answers; it reads the messages of one. */
export function useFieldOf(question: Question, key: AnswerKey): FieldProps {
  return fieldOf(question, key, useErrors(key));
}

function fieldOf(question: Question, key: AnswerKey, errors: readonly string[]): FieldProps {
  return {
    id: key,
    label: question.label,
    hint: question.hint,
    errors,
    optional: isOptional(question),
    width: question.width,
  };
}

/** A question is marked optional unless it is required, now or under a condition. */
export function isOptional(question: Question): boolean {
  return question.required === false && !question.checks.some(({ check }) => check === 'requiredWhen');
}
