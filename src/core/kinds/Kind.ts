import type { AnswerKey } from '@admission/sdk';
import type { OptionSource } from '../declare/Option.ts';
import type { QuestionBase } from '../declare/QuestionBase.ts';
import type { FormView } from '../run/answers/FormState.ts';
import type { ErrorsByKey } from '../run/validation/ErrorsByKey.ts';
import { missingAnswer } from './missingAnswer.ts';

/** A list that a question offers, and the key of the answer chosen from it. */
export interface OfferedList {
  readonly key: AnswerKey;
  readonly options: OptionSource;
}

/**
 * Defines a kind of question, apart from its control (`features/answer-form`) and its read-only lines
 * (`features/read-only`), which are loaded with the review.
 *
 * Checks are data here: yup is loaded later, with `createValidator`.
 */
export interface Kind<Q extends QuestionBase> {
  /** Returns the keys that the applicant answers, without the companions. */
  readonly asks: (question: Q) => readonly AnswerKey[];
  /**
   * Returns the lists that the question offers for the given answers, or without `view` every list it may
   * offer.
   */
  readonly lists: (question: Q, view?: FormView) => readonly OfferedList[];
  /** Normalises an answer for its checks, once its field is left. */
  readonly tidy: (question: Q, answer: string) => string;
  /**
   * Returns the required answers that are missing, with the messages; `name` is used in the default message.
   */
  readonly missing: (question: Q, view: FormView, name: string) => ErrorsByKey;
}

/** The defaults of a kind: a question with one answer, which is used as typed. */
export const PLAIN: Kind<QuestionBase> = {
  asks: ({ key }) => [key],
  lists: () => [],
  tidy: (_, answer) => answer,
  missing: missingAnswer,
};
