import type { AnswerKey } from '@admission/sdk';
import { isHidden } from '../conditions/settle.ts';
import type { FormIndex } from '../indexForm.ts';
import { questionOf } from '../questionOf.ts';
import { tidyAnswer } from '../../kinds/kinds.ts';
import { type Answers, EMPTY_ANSWER, type FormView } from './FormState.ts';

/** The answers as they would be had every field been left: texts are tidied, and what is hidden has none. */
export function asIfLeft(index: FormIndex, view: FormView, answers: Answers): Answers {
  const left = (key: AnswerKey, value: string) => {
    if (isHidden(index, key, view)) return EMPTY_ANSWER;
    const question = questionOf(index, key, view);
    return question ? tidyAnswer(question, value) : value;
  };
  const entries = Object.entries(answers) as [AnswerKey, string][];
  return Object.fromEntries(entries.map(([key, value]) => [key, left(key, value)]));
}
