import type { AnswerKey } from '@admission/sdk';
import type { OptionSource } from '../declare/Option.ts';
import type { QuestionBase } from '../declare/QuestionBase.ts';
import { EMPTY_ANSWER } from '../answers/FormState.ts';
import { type Common, common } from './common.ts';
import { type Kind, PLAIN } from './Kind.ts';

export interface MonthYearPart {
  readonly key: AnswerKey;
  readonly label: string;
  readonly options: OptionSource;
  readonly missing: string;
}

/** A month and a year with shared messages; `key` is the key of the month. */
export interface MonthYearQuestion extends QuestionBase {
  readonly kind: 'monthYear';
  readonly month: MonthYearPart;
  readonly year: MonthYearPart;
}

/** @example monthYear({ label: 'Graduation month and year', month: {…}, year: {…}, required: true }) */
export function monthYear(settings: Common & Pick<MonthYearQuestion, 'month' | 'year'>): MonthYearQuestion {
  return { kind: 'monthYear', key: settings.month.key, ...common(settings) };
}

export const MONTH_YEAR: Kind<MonthYearQuestion> = {
  ...PLAIN,
  asks: ({ month, year }) => [month.key, year.key],
  lists: ({ month, year }) => [month, year],
  missing: ({ month, year, required }, { read }) => {
    const blank = [month, year].filter(({ key }) => read(key) === EMPTY_ANSWER);
    // A month without a year is incomplete, and vice versa: the other half is required even if the question
    // is optional.
    const missing = blank.length === 1 || required !== false ? blank : [];
    return new Map(missing.map((part) => [part.key, [part.missing]]));
  },
};
