import type { QuestionBase } from '../declare/QuestionBase.ts';
import { builderOf } from './common.ts';

/** A phone number, formatted as (NNN) NNN-NNNN while it is being typed. */
export interface PhoneQuestion extends QuestionBase {
  readonly kind: 'phone';
}

/** @example phone('phone_home', { label: 'Home phone' }) */
export const phone = builderOf<PhoneQuestion>('phone');
