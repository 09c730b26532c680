import type { QuestionBase } from '../declare/QuestionBase.ts';
import { cleanText } from '../text/cleanText.ts';
import { builderOf } from './common.ts';
import { type Kind, PLAIN } from './Kind.ts';

/** Several lines of text. */
export interface TextareaQuestion extends QuestionBase {
  readonly kind: 'textarea';
  readonly max: number;
}

/** @example textarea('senior_courses', { label: 'Courses you are taking this year', max: 500 }) */
export const textarea = builderOf<TextareaQuestion>('textarea');

export const TEXTAREA: Kind<TextareaQuestion> = {
  ...PLAIN,
  tidy: (_, answer) => cleanText(answer).replaceAll('\t', ' '),
};
