import type { QuestionBase } from '../declare/QuestionBase.ts';
import { builderOf } from './common.ts';

/** A single checkbox; its answer is 'true' or ''. */
export interface CheckboxQuestion extends QuestionBase {
  readonly kind: 'checkbox';
}

/** @example checkbox('optin_sms_ind', { label: 'Send me text messages about my application' }) */
export const checkbox = builderOf<CheckboxQuestion>('checkbox');
