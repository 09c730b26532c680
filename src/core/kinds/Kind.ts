import type { AnswerKey } from '@admission/sdk';
import type { OptionSource } from '../declare/Option.ts';
import type { QuestionBase } from '../declare/QuestionBase.ts';
import type { FormView } from '../answers/FormState.ts';
import type { ErrorsByKey } from '../answers/ErrorsByKey.ts';
import { missingAnswer } from './missingAnswer.ts';

/** A list of options that a question offers, and the key of the answer chosen from it. */
export interface OfferedList {
  readonly key: AnswerKey;
  readonly options: OptionSource;
}

/**
 * Defines a kind of question, except for its control (`features/answer-form`) and its read-only lines
 * (`features/read-only`, loaded with the review).
 *
 * Checks are plain data here, because yup is loaded later, with `createValidator`.
 */
export interface Kind<Q extends QuestionBase> {
  /** Returns the keys that the applicant answers, excluding companions. */
  readonly asks: (question: Q) => readonly AnswerKey[];
  /** Returns the lists offered for the answers in `view` or, without `view`, every list that can be offered. */
  readonly lists: (question: Q, view?: FormView) => readonly OfferedList[];
  /** Normalises an answer when its field loses focus, before it is validated. */
  readonly tidy: (question: Q, answer: string) => string;
  /** Returns the messages for missing required answers, by key; the default message contains `name`. */
  readonly missing: (question: Q, view: FormView, name: string) => ErrorsByKey;
}

/** The defaults for a kind: a question with one answer, which is used exactly as entered. */
export const PLAIN: Kind<QuestionBase> = {
  asks: ({ key }) => [key],
  lists: () => [],
  tidy: (_, answer) => answer,
  missing: missingAnswer,
};
