import type { QuestionBase } from '../declare/QuestionBase.ts';
import { builderOf } from './common.ts';

/** A calendar day, stored as `YYYY-MM-DD`. */
export interface DateQuestion extends QuestionBase {
  readonly kind: 'date';
}

/** @example date('birth_date', { label: 'Date of birth', required: true }) */
export const date = builderOf<DateQuestion>('date');
