import { useCallback } from 'react';
import type { AnswerKey } from '../../data/sdk.ts';
import type { Question } from '../../core/question/Question.ts';
import { useAnswer, useErrors } from '../../data/answers/useFormValues.ts';
import { useFormStore } from '../../data/ApplicantContext.ts';
import type { FieldProps } from '../../ui/index.ts';

/** What every control needs of its question, the same objects until something changes. */
export interface QuestionBinding {
  readonly field: FieldProps;
  readonly value: string;
  readonly set: (value: string) => void;
}

/** Ties a question of one answer to the store; it renders again only for its own answer and messages. */
export function useQuestion(question: Question): QuestionBinding {
  const store = useFormStore();
  const { key } = question;
  const value = useAnswer(key);
  const set = useCallback((next: string) => store.change({ [key]: next }), [store, key]);
  return { field: useFieldOf(question, key), value, set };
}

/** The label, hint and messages of a question. */
export function useFieldOf(question: Question, key: AnswerKey): FieldProps {
  const errors = useErrors(key);
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
