import type { AnswerKey, LookupCategory } from '@admission/sdk';
import type { QuestionBase } from '../declare/QuestionBase.ts';
import { builderOf } from './common.ts';
import { type Kind, PLAIN } from './Kind.ts';
import { tidyLine } from './tidyLine.ts';

/** The fields of a lookup record that can fill in answers. */
export type LookupField = 'address_line_2' | 'city' | 'state' | 'postal_code' | 'county' | 'country' | 'ceeb';

/** Text with suggestions from the lookup; choosing one can fill in other answers. */
export interface AutocompleteQuestion extends QuestionBase {
  readonly kind: 'autocomplete';
  readonly category: LookupCategory;
  readonly fills?: Readonly<Partial<Record<LookupField, AnswerKey>>>;
  /** The maximum length of text that can be typed; the name in a lookup record may be longer. */
  readonly inputMax: number;
}

/** @example autocomplete('hs_name', { category: 'hs_ceeb', fills: { city: 'hs_city' }, label: 'High school', inputMax: 60 }) */
export const autocomplete = builderOf<AutocompleteQuestion>('autocomplete');

export const AUTOCOMPLETE: Kind<AutocompleteQuestion> = {
  ...PLAIN,
  tidy: (question, answer) => tidyLine(question, answer, true),
};
