import { choiceBuilder, type ChoiceQuestion } from './choices.ts';

/** A choice of one of a few options, shown as radio buttons. */
export interface RadioQuestion extends ChoiceQuestion {
  readonly kind: 'radio';
}

/** @example radio('mailing_same_ind', { label: 'Is your mailing address the same?', options: YES_NO }) */
export const radio = choiceBuilder('radio');
