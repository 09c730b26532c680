import type { Option } from '../../core/declare/Option.ts';
import { COUNTRY_NAMES } from '../generated/countryNames.ts';

/** Every country, sorted by name. */
export const COUNTRIES: readonly Option[] = COUNTRY_NAMES.trim()
  .split('\n')
  .map((line) => ({ value: line.slice(0, 2), label: line.slice(3) }));

/** Every country but the United States, and statelessness, sorted by name. `XX` is no country's code. */
export const CITIZENSHIPS: readonly Option[] = [
  ...COUNTRIES.filter(({ value }) => value !== 'US'),
  { value: 'XX', label: 'Stateless' },
].sort((a, b) => a.label.localeCompare(b.label, 'en'));

export const COUNTRIES_WITHOUT_US: readonly Option[] = COUNTRIES.filter(({ value }) => value !== 'US');

/** The United States first, then every other country, sorted by name. */
export const COUNTRIES_US_FIRST: readonly Option[] = [
  ...COUNTRIES.filter(({ value }) => value === 'US'),
  ...COUNTRIES_WITHOUT_US,
];
