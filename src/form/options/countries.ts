import en from 'i18n-iso-countries/langs/en.json' with { type: 'json' };
import type { Option } from '../../core/declare/Question.ts';

const UNITED_STATES: Option = { value: 'US', label: 'United States' };

/** Countries better known by the second of the names the package lists. */
const KNOWN_BY_SECOND_NAME = new Set(['CN', 'GM', 'IR', 'MK', 'PS', 'RU', 'TW', 'TZ']);

const nameOf = (code: string, names: string | readonly string[]): string =>
  typeof names === 'string' ? names : (names[KNOWN_BY_SECOND_NAME.has(code) ? 1 : 0] ?? code);

const OTHERS: readonly Option[] = Object.entries(en.countries as Record<string, string | string[]>)
  .filter(([code]) => code !== 'US')
  .map(([value, names]) => ({ value, label: nameOf(value, names) }))
  .sort((a, b) => a.label.localeCompare(b.label, 'en'));

/** Every country by name. */
export const COUNTRIES: readonly Option[] = [...OTHERS, UNITED_STATES].sort((a, b) =>
  a.label.localeCompare(b.label, 'en'),
);

/** The United States first, then every other country by name. */
export const COUNTRIES_US_FIRST: readonly Option[] = [UNITED_STATES, ...OTHERS];

/** Every country but the United States. */
export const COUNTRIES_WITHOUT_US: readonly Option[] = OTHERS;
