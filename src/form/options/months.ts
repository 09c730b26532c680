import type { Option } from '../../core/declare/Question.ts';

const NAMES =
  'January, February, March, April, May, June, July, August, September, October, November, December';

/** The months, '1' to '12' without padding. */
export const MONTHS: readonly Option[] = NAMES.split(', ').map((label, index) => ({
  value: String(index + 1),
  label,
}));
