import type { AnswerKey, LookupCategory } from '@admission/sdk';
import type { QuestionBase } from '../declare/QuestionBase.ts';
import { builderOf } from './common.ts';
import { type Kind, PLAIN } from './Kind.ts';
import { tidyLine } from './tidyLine.ts';

/** The fields of a lookup record that can fill answers. */
export type LookupField = 'address_line_2' | 'city' | 'state' | 'postal_code' | 'county' | 'country' | 'ceeb';

/** A text with suggestions from the lookup, which can fill other answers. */
export interface AutocompleteQuestion extends QuestionBase {
  readonly kind: 'autocomplete';
  readonly category: LookupCategory;
  readonly fills?: Readonly<Partial<Record<LookupField, AnswerKey>>>;
  /** The maximum length of the input; a looked-up name may be longer than a typed one. */
  readonly inputMax: number;
}

/**
 * A text with suggestions, which fill other answers when one is chosen.
 *
 * @example autocomplete('hs_name', { category: 'hs_ceeb', fills: { city: 'hs_city' }, label: 'High school', inputMax: 60 })
 */
export const autocomplete = builderOf<AutocompleteQuestion>('autocomplete');

export const AUTOCOMPLETE: Kind<AutocompleteQuestion> = {
  ...PLAIN,
  tidy: (question, answer) => tidyLine(question, answer, true),
};
