import type { JsonSchema } from './contract.ts';

/** A value that a schema does not allow, with its kind and a description of the change. */
export type WrongValue = [kind: string, change: string, value: unknown];

/** Lists with a higher `maxItems` are not exceeded. */
const LONGEST_LIST = 1000;

const shift = (by: number) => (letter: string) => String.fromCodePoint(letter.charCodeAt(0) + by);

/** Other texts that some libraries and databases take for the same: they trim, fold or convert. */
const SPELLINGS: Record<string, (text: string) => string> = {
  'ends with a line break': (text) => `${text}\n`,
  'ends with a space': (text) => `${text} `,
  'begins with a space': (text) => ` ${text}`,
  'ends with a no-break space': (text) => `${text}\u00a0`,
  'ends with an ideographic space': (text) => `${text}\u3000`,
  'begins with an ideographic space': (text) => `\u3000${text}`,
  'contains an invisible character': (text) => text.replace(/(?<=.)/u, '\u200b'),
  'is in upper case': (text) => text.toUpperCase(),
  'is in lower case': (text) => text.toLowerCase(),
  'has Arabic digits': (text) => text.replace(/\d/g, shift(0x630)),
  'has full-width digits': (text) => text.replace(/\d/g, shift(0xfee0)),
  'has mathematical digits': (text) => text.replace(/\d/g, shift(0x1d7a8)),
  'has Cyrillic letters': (text) => text.replace(/[A-Za-z]/g, shift(0x3cf)),
  'has an accent': (text) => text.replace(/[a-z]/i, '$&\u0301').normalize(),
  'has other accents': (text) => text.replace(/[A-Za-z]/g, '$&\u0301').normalize(),
  'has mathematical letters': (text) =>
    text.replace(/[a-z]/g, shift(0x1d3b9)).replace(/[A-Z]/g, shift(0x1d3bf)),
  'has other marks': (text) => text.replace(/[!-/:-@[-`{-~]/g, '—'),
  'has spaces for marks': (text) => text.replace(/[!-/:-@[-`{-~]/g, ' '),
  'lacks its last character': (text) => text.slice(0, -1),
  'has one character more': (text) => text + text.slice(-1),
  'lacks its first character': (text) => text.slice(1),
};

/** Lists other texts that resemble a text, each with a description. */
export const listSpellings = (text: string): [change: string, other: string][] =>
  Object.entries(SPELLINGS).flatMap(([change, spell]) =>
    spell(text) === text ? [] : [[change, spell(text)]],
  );

/** Puts a text after the first letter of another. */
export const insertText = (whole: string, text: string): string =>
  whole.replace(/^.?/su, (first) => first + text);

/** Lists values that differ from a valid one in a single way that its schema forbids. */
export function listWrongValues(schema: JsonSchema, value: unknown): WrongValue[] {
  const { maxLength, minLength, minimum, maximum, minItems, maxItems } = schema as Record<
    string,
    number | undefined
  >;
  const changes: WrongValue[] = [
    ['null', 'is null', null],
    ['type', 'is of another type', typeof value === 'string' ? 7 : 'text'],
  ];
  const listed = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (listed) changes.push(['unlisted', 'is not one of the listed values', 'unlisted_value']);
  if (isClosed(schema))
    changes.push(['unknown property', 'has an unknown property', { ...Object(value), unexpected: 'leak' }]);
  if (typeof value === 'string') {
    if (maxLength !== undefined)
      changes.push([
        'over-long text',
        `has ${String(maxLength + 1)} characters`,
        // In the middle: its end may have a meaning, such as that of a file name.
        insertText(value, 'x'.repeat(maxLength + 1 - Array.from(value).length)),
      ]);
    const isWrong = (text: string) => !(listed?.includes(text) ?? matches(schema, text));
    if (value !== '' && ((minLength ?? 0) > 0 || isWrong(''))) changes.push(['range', 'is empty', '']);
    // Some frameworks take the first item.
    changes.push(['type', 'is in a list', [value]]);
    for (const [change, text] of listSpellings(value))
      if (isWrong(text)) changes.push(['spelling', change, text]);
  }
  if (typeof value === 'number')
    changes.push(
      ['type', 'is written as a text', String(value)],
      ['type', 'is no whole number', value + 0.5],
    );
  if (typeof value === 'number' && minimum !== undefined)
    changes.push(['range', 'is too small', minimum - 1]);
  if (typeof value === 'number' && maximum !== undefined)
    changes.push(['range', 'is too large', maximum + 1]);
  if (Array.isArray(value) && (minItems ?? 0) > 0) changes.push(['range', 'has no items', []]);
  if (Array.isArray(value) && value.length > 0 && maxItems !== undefined && maxItems <= LONGEST_LIST)
    changes.push([
      'range',
      'has too many items',
      Array.from({ length: maxItems + 1 }, () => value[0] as unknown),
    ]);
  return changes;
}

/** Lists values of which one part, at any depth, differs from a valid one in a single way that its schema forbids. */
export const listWrongParts = (schema: JsonSchema, value: unknown): WrongValue[] => [
  ...listWrongValues(schema, value),
  ...Object.entries(Object(value) as object).flatMap(([key, part]: [string, unknown]) => {
    const [byPattern] = Object.values(schema.patternProperties ?? {});
    const inner = schema.items ?? schema.properties?.[key] ?? byPattern;
    if (!inner || typeof value === 'string') return [];
    return listWrongParts(inner, part).map(([kind, change, wrong]): WrongValue => [
      kind,
      `has a part that ${change}`,
      Array.isArray(value) ? value.with(Number(key), wrong) : { ...Object(value), [key]: wrong },
    ]);
  }),
];

/** Returns whether a text has the pattern of its schema, if there is one. */
export const matches = ({ pattern }: JsonSchema, text: string): boolean =>
  typeof pattern !== 'string' || new RegExp(pattern, 'u').test(text);

/**
 * Makes a text for a pattern of character ranges, such as `^([0-9]{4})?$`; undefined for any other pattern.
 * @param pick - picks a character code from a range
 */
export function makeMatching(
  pattern: string,
  pick: (from: number, to: number) => number,
): string | undefined {
  const text = pattern
    .replace(/^\^(?:\((.*)\)\?|(.*))\$$/, '$1$2')
    .replace(/\[(.)-(.)\]\{(\d+)\}/g, (_, from: string, to: string, times: string) =>
      Array.from({ length: Number(times) }, () =>
        String.fromCharCode(pick(from.charCodeAt(0), to.charCodeAt(0))),
      ).join(''),
    );
  return matches({ pattern }, text) ? text : undefined;
}

const isClosed = ({ additionalProperties, type }: JsonSchema) =>
  additionalProperties === false && type === 'object';
