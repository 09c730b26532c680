import { choiceBuilder, type ChoiceQuestion } from './choices.ts';

/** A choice of one option from a drop-down. */
export interface SelectQuestion extends ChoiceQuestion {
  readonly kind: 'select';
}

/** @example select('entry_term', { label: 'Start term', options: { fall: 'Fall', spring: 'Spring' } }) */
export const select = choiceBuilder('select');
