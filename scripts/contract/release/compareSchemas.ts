import { isDeepStrictEqual } from 'node:util';
import type { Contract, JsonSchema } from '../../../contracts/kit/contract.ts';
import { resolveRef } from '../../../contracts/kit/resolveRef.ts';
import type { Direction, FieldChange } from './Change.ts';
import { compareKeywords } from './compareKeywords.ts';

/** A version of the contract and a schema in it. */
export interface Side {
  contract: Contract;
  schema: JsonSchema | undefined;
}

/**
 * Compares two versions of a schema, following references.
 *
 * One principle decides: in a request everything that was accepted must still be accepted, in a response nothing
 * may come that could not come before. New properties of a response are the one exception: clients ignore what
 * they do not know.
 */
export function compareSchemas(
  direction: Direction,
  before: Side,
  after: Side,
  field = '',
  seen: string[] = [],
): FieldChange[] {
  const name = readName(after) ?? readName(before);
  const step = `${readName(before) ?? ''}>${readName(after) ?? ''}`;
  if (name !== undefined && seen.includes(step)) return [];
  const at = name ?? field;
  const path = name === undefined ? seen : [...seen, step];
  const [older, newer] = [resolve(before), resolve(after)];

  const recurse = (one: JsonSchema | undefined, other: JsonSchema | undefined, below: string) =>
    compareSchemas(
      direction,
      { ...before, schema: one },
      { ...after, schema: other },
      at ? `${at} › ${below}` : below,
      path,
    );
  const report = (breaking: boolean, below: string, what: string): FieldChange => ({
    breaking,
    field: [at, below].filter(Boolean).join(' › '),
    what,
  });

  return [
    ...compareKeywords(direction, older, newer).map(({ breaking, what }) => report(breaking, '', what)),
    ...compareProperties(older, newer, 'properties'),
    ...compareProperties(older, newer, 'patternProperties'),
    ...compareRequired(older, newer),
    ...compareOthers(older, newer),
    ...((older.items ?? newer.items)
      ? recurse(older.items as JsonSchema, newer.items as JsonSchema, 'each item')
      : []),
    ...(['oneOf', 'anyOf', 'allOf'] as const).flatMap((keyword) => compareBranches(older, newer, keyword)),
  ];

  function compareProperties(
    one: JsonSchema,
    other: JsonSchema,
    keyword: 'properties' | 'patternProperties',
  ) {
    const [old, now] = [one, other].map((schema) => (schema[keyword] ?? {}) as Record<string, JsonSchema>);
    return [...new Set([...Object.keys(old ?? {}), ...Object.keys(now ?? {})])].flatMap((key) => {
      const [was, is] = [old?.[key], now?.[key]];
      if (was && is) return recurse(was, is, key);
      return [report(!is, key, is ? 'is new.' : 'was removed.')];
    });
  }

  function compareRequired(one: JsonSchema, other: JsonSchema): FieldChange[] {
    const [old, now] = [one.required ?? [], other.required ?? []];
    const added = now.filter((key) => !old.includes(key));
    const dropped = old.filter((key) => !now.includes(key) && other.properties?.[key] !== undefined);
    return [
      ...added.map((key) => report(direction === 'request', key, 'is required now.')),
      ...dropped.map((key) => report(direction === 'response', key, 'may be missing now.')),
    ];
  }

  function compareOthers(one: JsonSchema, other: JsonSchema): FieldChange[] {
    const [old, now] = [one.additionalProperties ?? true, other.additionalProperties ?? true];
    // An object that lists nothing says nothing about what else it may hold.
    if (typeof old === 'object' && typeof now === 'object') return recurse(old, now, 'any other key');
    if (isDeepStrictEqual(old, now)) return [];
    const narrower = now === false || typeof now === 'object';
    const said =
      now === false ? 'refuses keys it does not list now.' : 'changed what other keys it may hold.';
    return [report(direction === 'request' ? narrower : old !== false, '', said)];
  }

  function compareBranches(one: JsonSchema, other: JsonSchema, keyword: 'oneOf' | 'anyOf' | 'allOf') {
    const [old, now] = [one, other].map((schema) => (schema[keyword] ?? []) as JsonSchema[]) as [
      JsonSchema[],
      JsonSchema[],
    ];
    const twin = (list: JsonSchema[], branch: JsonSchema, index: number) =>
      branch.$ref === undefined ? list[index] : list.find(({ $ref }) => $ref === branch.$ref);
    const label = (branch: JsonSchema, index: number) =>
      branch.$ref?.split('/').at(-1) ?? `${keyword} ${String(index + 1)}`;
    // Fewer ways are narrower; fewer conditions (allOf) are wider.
    const goneBreaks = (direction === 'request') !== (keyword === 'allOf');
    return [
      ...old.flatMap((branch, index) => {
        const match = twin(now, branch, index);
        if (match) return recurse(branch, match, label(branch, index));
        return [report(goneBreaks, label(branch, index), `was removed from ${keyword}.`)];
      }),
      ...now.flatMap((branch, index) =>
        twin(old, branch, index)
          ? []
          : [report(!goneBreaks, label(branch, index), `was added to ${keyword}.`)],
      ),
    ];
  }
}

/** The schema a reference names, with what stands beside the reference. */
function resolve({ contract, schema = {} }: Side): JsonSchema {
  const { $ref, ...beside } = schema;
  if ($ref === undefined) return schema;
  return { ...resolveRef<JsonSchema>(contract, { part: { $ref }, pointer: '#' }).part, ...beside };
}

function readName({ schema }: Side): string | undefined {
  return schema?.$ref?.split('/').at(-1);
}
