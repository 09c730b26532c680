import type { AnswerKey } from '@admission/sdk';
import type { OptionSource } from '../declare/Option.ts';
import type { QuestionBase } from '../declare/QuestionBase.ts';
import type { FormView } from '../run/answers/FormState.ts';
import type { ErrorsByKey } from '../run/validation/ErrorsByKey.ts';
import { missingAnswer } from './missingAnswer.ts';

/** A list a question offers, and the key that is answered from it. */
export interface OfferedList {
  readonly key: AnswerKey;
  readonly options: OptionSource;
}

/**
 * What a kind of question is, besides its control (`features/answer-form`) and its lines on paper
 * (`features/read-only`), which is fetched with the review.
 *
 * Its checks are data: yup comes later, with `createValidator`.
 */
export interface Kind<Q extends QuestionBase> {
  /** The keys whose answers a person gives, companions aside. */
  readonly asks: (question: Q) => readonly AnswerKey[];
  /** The lists it offers as the other answers are; without those, every list it may offer. */
  readonly lists: (question: Q, view?: FormView) => readonly OfferedList[];
  /** Writes an answer as its checks read it, once its field is left. */
  readonly tidy: (question: Q, answer: string) => string;
  /** The required answers that are missing, with the reasons; `name` stands in the default one. */
  readonly missing: (question: Q, view: FormView, name: string) => ErrorsByKey;
}

/** A question of one answer, taken as it is; a kind says what it is besides. */
export const PLAIN: Kind<QuestionBase> = {
  asks: ({ key }) => [key],
  lists: () => [],
  tidy: (_, answer) => answer,
  missing: missingAnswer,
};
