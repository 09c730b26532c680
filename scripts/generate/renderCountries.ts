import en from 'i18n-iso-countries/langs/en.json' with { type: 'json' };

/** Countries that are better known by the package's second name. */
const KNOWN_BY_SECOND_NAME = new Set(['CN', 'GM', 'IR', 'MK', 'PS', 'RU', 'TW', 'TZ', 'US']);

const nameOf = (code: string, names: string | readonly string[]): string =>
  typeof names === 'string' ? names : (names[KNOWN_BY_SECOND_NAME.has(code) ? 1 : 0] ?? code);

/** Renders every country's code and name. Sorted here, because the first `localeCompare` in a browser takes 10 ms. */
export function renderCountries(): string {
  const lines = Object.entries(en.countries as Record<string, string | string[]>)
    .map(([code, names]) => ({ code, name: nameOf(code, names) }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
    .map(({ code, name }) => `${code} ${name}\n`);
  return [
    '/** Generated from i18n-iso-countries by "npm run generate". Do not edit. */\n\n',
    '/** One country per line: its code, then its name. */\n',
    `export const COUNTRY_NAMES = \`\n${lines.join('')}\`;\n`,
  ].join('');
}
