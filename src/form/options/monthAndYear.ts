import type { DescKey, MonthYearPart, OptionSource } from '../../core/declare/Question.ts';

type AnswerKey = MonthYearPart['key'];
import { MONTHS } from './months.ts';

const part = (key: AnswerKey, label: string, options: OptionSource, missing: string): MonthYearPart => ({
  key,
  descKey: `${key}_desc` as DescKey,
  label,
  options,
  missing,
});

/** The two halves of a month-and-year question, of which only the years differ from one question to the next. */
export const monthAndYear = (month: AnswerKey, year: AnswerKey, years: OptionSource) => ({
  month: part(month, 'Month', MONTHS, 'Please choose a month.'),
  year: part(year, 'Year', years, 'Please choose a year.'),
});
