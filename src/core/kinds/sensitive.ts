import type { QuestionBase } from '../declare/QuestionBase.ts';
import { builderOf } from './common.ts';

/** An answer that is masked until the applicant reveals it; the format `ssn` groups the digits 3-2-4. */
export interface SensitiveQuestion extends QuestionBase {
  readonly kind: 'sensitive';
  readonly format?: 'ssn';
  readonly max: number;
}

/** @example sensitive('ssn', { label: 'Social Security number', format: 'ssn', max: 11 }) */
export const sensitive = builderOf<SensitiveQuestion>('sensitive');
