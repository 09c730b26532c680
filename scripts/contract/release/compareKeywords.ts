import { isDeepStrictEqual } from 'node:util';
import type { JsonSchema } from '../../../contracts/kit/contract.ts';
import type { Direction, FieldChange } from './Change.ts';

type KeywordChange = Omit<FieldChange, 'field'>;

const UPPER = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems', 'maxProperties'];
const LOWER = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems', 'minProperties'];

/** Compared one level up, by `compareSchemas`, or here by rules of their own. */
const OWN_RULE = [
  '$ref',
  'properties',
  'patternProperties',
  'additionalProperties',
  'required',
  'items',
  'oneOf',
  'anyOf',
  'allOf',
  'type',
  'enum',
  'const',
];

/** Words for readers: they may change at any time. */
const FOR_READERS = ['title', 'description', 'example', 'examples', 'default', 'deprecated', '$comment'];

/**
 * Compares what a schema says of a value itself: type, enum, limits, pattern, format.
 *
 * A keyword without a rule here counts as breaking when it changes: nobody has thought about it yet.
 */
export function compareKeywords(
  direction: Direction,
  before: JsonSchema,
  after: JsonSchema,
): KeywordChange[] {
  const keywords = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (keyword) => ![...OWN_RULE, ...FOR_READERS].includes(keyword) && !keyword.startsWith('x-'),
  );
  return [
    ...compareTypes(direction, before, after),
    ...compareEnums(direction, before, after),
    ...keywords.flatMap((keyword) => compareKeyword(direction, keyword, before[keyword], after[keyword])),
  ];
}

/** Narrower breaks a request, wider breaks a response. */
function breaks(direction: Direction, change: 'narrower' | 'wider'): boolean {
  return (direction === 'request') === (change === 'narrower');
}

function compareKeyword(direction: Direction, keyword: string, before: unknown, after: unknown) {
  if (isDeepStrictEqual(before, after)) return [];
  const what = `${keyword} ${describe(before)} became ${describe(after)}.`;
  const bound = UPPER.includes(keyword) ? 1 : LOWER.includes(keyword) ? -1 : 0;
  if (bound !== 0) {
    const [old, now] = [before, after].map((limit) => (typeof limit === 'number' ? limit * bound : Infinity));
    return [{ breaking: breaks(direction, (now ?? 0) < (old ?? 0) ? 'narrower' : 'wider'), what }];
  }
  const restricts = keyword === 'pattern' || keyword === 'format';
  if (restricts && before === undefined) return [{ breaking: breaks(direction, 'narrower'), what }];
  if (restricts && after === undefined) return [{ breaking: breaks(direction, 'wider'), what }];
  return [{ breaking: true, what }];
}

function compareTypes(direction: Direction, before: JsonSchema, after: JsonSchema): KeywordChange[] {
  const [old, now] = [readTypes(before), readTypes(after)];
  if (isDeepStrictEqual(old, now)) return [];
  const covers = (wide: string[] | undefined, narrow: string[] | undefined) =>
    wide === undefined ||
    (narrow?.every((type) => wide.includes(type) || (type === 'integer' && wide.includes('number'))) ??
      false);
  const safe = direction === 'request' ? covers(now, old) : covers(old, now);
  return [{ breaking: !safe, what: `type ${describe(before.type)} became ${describe(after.type)}.` }];
}

function readTypes({ type }: JsonSchema): string[] | undefined {
  return type === undefined ? undefined : [type].flat().sort();
}

function compareEnums(direction: Direction, before: JsonSchema, after: JsonSchema): KeywordChange[] {
  const [old, now] = [readValues(before), readValues(after)];
  if (old === undefined && now === undefined) return [];
  if (old === undefined)
    return [{ breaking: breaks(direction, 'narrower'), what: `is one of ${list(now)} only now.` }];
  if (now === undefined)
    return [{ breaking: breaks(direction, 'wider'), what: `may be more than ${list(old)} now.` }];
  const missing = (from: unknown[], values: unknown[]) => {
    const known = new Set(from.map((value) => JSON.stringify(value)));
    return values.filter((value) => !known.has(JSON.stringify(value)));
  };
  const [gone, added] = [missing(now, old), missing(old, now)];
  return [
    ...(gone.length > 0
      ? [{ breaking: breaks(direction, 'narrower'), what: `${list(gone)} is no longer a value.` }]
      : []),
    ...(added.length > 0
      ? [{ breaking: breaks(direction, 'wider'), what: `${list(added)} is a new value.` }]
      : []),
  ];
}

function readValues(schema: JsonSchema): unknown[] | undefined {
  return 'const' in schema ? [schema.const] : schema.enum;
}

function list(values: unknown[] | undefined): string {
  return values?.map((value) => JSON.stringify(value)).join(', ') ?? 'anything';
}

function describe(value: unknown): string {
  return value === undefined ? '(none)' : JSON.stringify(value);
}
