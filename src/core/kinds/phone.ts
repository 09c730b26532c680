import type { QuestionBase } from '../declare/QuestionBase.ts';
import { builderOf } from './common.ts';
import { type Kind, PLAIN } from './Kind.ts';
import { tidyLine } from './tidyLine.ts';

/** A phone number of the form (NNN) NNN-NNNN. */
export interface PhoneQuestion extends QuestionBase {
  readonly kind: 'phone';
}

/**
 * A phone number, formatted while it is being typed.
 *
 * @example phone('phone_home', { label: 'Home phone' })
 */
export const phone = builderOf<PhoneQuestion>('phone');

export const PHONE: Kind<PhoneQuestion> = { ...PLAIN, tidy: tidyLine };
