import { isDeepStrictEqual } from 'node:util';
import type { Contract, JsonSchema } from '../../../contracts/kit/contract.ts';
import { nameOf } from '../../../contracts/kit/followRefs.ts';
import type { Direction, FieldChange } from './Change.ts';

/** A version of the contract and a schema in it. */
export interface Side {
  contract: Contract;
  schema: JsonSchema | undefined;
}

/** What a change does to the values a schema takes; what is neither is not judged yet. */
type Effect = 'narrower' | 'wider' | 'neither';

const UPPER = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems', 'maxProperties'];
const LOWER = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems', 'minProperties'];

/** Below these stand other schemas, compared by themselves. */
const PARENTS = ['properties', 'patternProperties', 'items', 'oneOf', 'anyOf', 'allOf'];

/** Compared by `compareValues` and `compareKeys`. */
const OWN_RULE = ['enum', 'const', 'required', 'additionalProperties'];

/** Words for readers: they may change at any time. */
const FOR_READERS = ['title', 'description', 'example', 'examples', 'default', 'deprecated', '$comment'];

/**
 * Compares two versions of a schema.
 *
 * One principle decides: in a request everything that was accepted must still be accepted, in a response nothing
 * may come that could not come before. New properties of a response are the one exception: clients ignore what
 * they do not know.
 */
export function compareSchemas(direction: Direction, before: Side, after: Side, field = ''): FieldChange[] {
  const at = nameOf(after.contract, after.schema) ?? nameOf(before.contract, before.schema) ?? field;
  const [older, newer] = [before.schema ?? {}, after.schema ?? {}];

  const report = (breaking: boolean, below: string, what: string): FieldChange => ({
    breaking,
    field: [at, below].filter(Boolean).join(' › '),
    what,
  });
  const judge = ([effect, what]: [Effect, string]) =>
    report(effect === 'neither' || (effect === 'narrower') === (direction === 'request'), '', what);
  return [
    ...[...compareRules(older, newer), ...compareValues(older, newer)].map(judge),
    ...compareKeys(direction, older, newer).map(([breaking, key, what]) => report(breaking, key, what)),
    ...pair(childrenOf(before), childrenOf(after)).flatMap(([below, one, other]) => {
      const label = below.replace(/^\w+ /, '');
      if (one && other)
        return compareSchemas(
          direction,
          { ...before, schema: one },
          { ...after, schema: other },
          at ? `${at} › ${label}` : label,
        );
      const what = other ? 'is new.' : 'was removed.';
      if (below.startsWith('property ')) return [report(!other, label, what)];
      // One more way is wider; one more condition is narrower.
      const isWider = /^(oneOf|anyOf) /.test(below) === (other !== undefined);
      return [report(isWider === (direction === 'response'), label, what)];
    }),
  ];
}

/** Sets two records against each other, key by key. */
export function pair<Value>(
  before: Record<string, Value>,
  after: Record<string, Value>,
): [key: string, before: Value | undefined, after: Value | undefined][] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].map((key) => [key, before[key], after[key]]);
}

/** The schemas inside a schema, each by what it is and what it is called. */
function childrenOf({ contract, schema = {} }: Side): Record<string, JsonSchema> {
  const { properties = {}, patternProperties = {}, additionalProperties, items } = schema;
  const named = { ...properties, ...patternProperties };
  const branches = (['oneOf', 'anyOf', 'allOf'] as const).flatMap((keyword) =>
    (schema[keyword] ?? []).map((branch, index): [string, JsonSchema] => [
      `${keyword} ${nameOf(contract, branch) ?? `${keyword} ${String(index + 1)}`}`,
      branch,
    ]),
  );
  return {
    ...Object.fromEntries(Object.entries(named).map(([key, part]) => [`property ${key}`, part])),
    ...(items ? { 'condition each item': items } : {}),
    ...(typeof additionalProperties === 'object' ? { 'condition any other key': additionalProperties } : {}),
    ...Object.fromEntries(branches),
  };
}

/** What a schema says of a value itself: type, limits, pattern, format. */
function compareRules(before: JsonSchema, after: JsonSchema): [Effect, string][] {
  const skipped = [...PARENTS, ...OWN_RULE, ...FOR_READERS];
  return pair<unknown>(before, after)
    .filter(([keyword, was, is]) => !skipped.includes(keyword) && !isDeepStrictEqual(was, is))
    .filter(([keyword]) => !keyword.startsWith('x-'))
    .map(([keyword, was, is]) => [effectOf(keyword, was, is), `${keyword} ${say(was)} became ${say(is)}.`]);
}

function effectOf(keyword: string, was: unknown, is: unknown): Effect {
  if (keyword === 'type') return effectOfType(readTypes(was), readTypes(is));
  const bound = UPPER.includes(keyword) ? 1 : LOWER.includes(keyword) ? -1 : 0;
  const [old, now] = [was, is].map((limit) => (typeof limit === 'number' ? limit * bound : Infinity));
  if (bound !== 0) return (now ?? 0) < (old ?? 0) ? 'narrower' : 'wider';
  if (keyword !== 'pattern' && keyword !== 'format') return 'neither';
  return was === undefined ? 'narrower' : is === undefined ? 'wider' : 'neither';
}

/** No type at all takes every value; a number may be an integer. */
function readTypes(type: unknown): string[] | undefined {
  if (type === undefined) return undefined;
  const types = [type].flat().map(String);
  return types.includes('number') ? [...types, 'integer'] : types;
}

function effectOfType(old: string[] | undefined, now: string[] | undefined): Effect {
  if (now === undefined || old?.every((type) => now.includes(type))) return 'wider';
  return old === undefined || now.every((type) => old.includes(type)) ? 'narrower' : 'neither';
}

function compareValues(before: JsonSchema, after: JsonSchema): [Effect, string][] {
  const [old, now] = [before, after].map((schema) => ('const' in schema ? [schema.const] : schema.enum));
  if (!old && !now) return [];
  if (!old) return [['narrower', `is one of ${list(now)} only now.`]];
  if (!now) return [['wider', `may be more than ${list(old)} now.`]];
  const [gone, added] = [
    old.filter((value) => !now.includes(value)),
    now.filter((value) => !old.includes(value)),
  ];
  return [
    ...(gone.length > 0 ? [['narrower', `${list(gone)} is no longer a value.`] as [Effect, string]] : []),
    ...(added.length > 0 ? [['wider', `${list(added)} is a new value.`] as [Effect, string]] : []),
  ];
}

/** Which keys must be there, and whether others may be. */
function compareKeys(
  direction: Direction,
  before: JsonSchema,
  after: JsonSchema,
): [breaking: boolean, key: string, what: string][] {
  const [old, now] = [before.required ?? [], after.required ?? []];
  const [wasClosed, isClosed] = [before, after].map((schema) => schema.additionalProperties === false);
  return [
    ...now
      .filter((key) => !old.includes(key))
      .map((key): [boolean, string, string] => [direction === 'request', key, 'is required now.']),
    ...old
      .filter((key) => !now.includes(key) && after.properties?.[key] !== undefined)
      .map((key): [boolean, string, string] => [direction === 'response', key, 'may be missing now.']),
    ...(wasClosed === isClosed
      ? []
      : [
          [
            direction === 'request' && isClosed === true,
            '',
            isClosed ? 'refuses keys it does not list now.' : 'takes keys it does not list now.',
          ] as [boolean, string, string],
        ]),
  ];
}

const list = (values: unknown[] = []) => values.map((value) => JSON.stringify(value)).join(', ');

const say = (value: unknown) => (value === undefined ? '(none)' : JSON.stringify(value));
