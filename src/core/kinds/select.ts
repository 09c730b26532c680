import { choiceBuilder, type ChoiceQuestion } from './choices.ts';

/** One of a list, in a drop-down. */
export interface SelectQuestion extends ChoiceQuestion {
  readonly kind: 'select';
}

/**
 * One of a list, in a drop-down.
 *
 * @example select('entry_term', { label: 'Start term', options: { fall: 'Fall', spring: 'Spring' } })
 */
export const select = choiceBuilder('select');

export { CHOICE as SELECT } from './choices.ts';
