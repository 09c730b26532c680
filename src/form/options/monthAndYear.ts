import type { MonthYearPart } from '../../core/kinds/monthYear.ts';
import type { Option, OptionSource } from '../../core/declare/Option.ts';

type AnswerKey = MonthYearPart['key'];

const NAMES =
  'January, February, March, April, May, June, July, August, September, October, November, December';

/** The months, '1' to '12' without padding. */
export const MONTHS: readonly Option[] = NAMES.split(', ').map((label, index) => ({
  value: String(index + 1),
  label,
}));

/** Creates the two halves of a month-and-year question; only the years differ between questions. */
export const monthAndYear = (month: AnswerKey, year: AnswerKey, years: OptionSource) => ({
  month: { key: month, label: 'Month', options: MONTHS, missing: 'Please choose a month.' },
  year: { key: year, label: 'Year', options: years, missing: 'Please choose a year.' },
});
