import en from 'i18n-iso-countries/langs/en.json' with { type: 'json' };
import type { Option } from '../../core/declare/Option.ts';

/** Countries better known by the second of the names the package lists. */
const KNOWN_BY_SECOND_NAME = new Set(['CN', 'GM', 'IR', 'MK', 'PS', 'RU', 'TW', 'TZ', 'US']);

const nameOf = (code: string, names: string | readonly string[]): string =>
  typeof names === 'string' ? names : (names[KNOWN_BY_SECOND_NAME.has(code) ? 1 : 0] ?? code);

/** Every country by name. */
export const COUNTRIES: readonly Option[] = Object.entries(en.countries as Record<string, string | string[]>)
  .map(([value, names]) => ({ value, label: nameOf(value, names) }))
  .sort((a, b) => a.label.localeCompare(b.label, 'en'));

/** Every country but the United States. */
export const COUNTRIES_WITHOUT_US: readonly Option[] = COUNTRIES.filter(({ value }) => value !== 'US');

/** The United States first, then every other country by name. */
export const COUNTRIES_US_FIRST: readonly Option[] = [
  ...COUNTRIES.filter(({ value }) => value === 'US'),
  ...COUNTRIES_WITHOUT_US,
];
