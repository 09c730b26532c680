import { choiceBuilder, type ChoiceQuestion } from './choices.ts';

/** A choice of one option from a drop-down. */
export interface SelectQuestion extends ChoiceQuestion {
  readonly kind: 'select';
}

/**
 * A choice of one option from a drop-down.
 *
 * @example select('entry_term', { label: 'Start term', options: { fall: 'Fall', spring: 'Spring' } })
 */
export const select = choiceBuilder('select');

export { CHOICE as SELECT } from './choices.ts';
