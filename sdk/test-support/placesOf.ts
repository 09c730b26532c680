import type { JsonSchema } from '../../contracts/kit/contract.ts';

/** A place in a reply. */
export interface ReplyPlace {
  path: (string | number)[];
  value: unknown;
  /** The schema at this place in openapi.yaml; empty if there is none. */
  schema: JsonSchema;
  /** The schema of the enclosing object; undefined for the reply itself and for an item of a list. */
  parent?: JsonSchema;
  /** Whether the enclosing object requires this place; the reply itself is always required. */
  isRequired: boolean;
}

/** Returns every place in a reply, starting with the reply itself; each place precedes those inside it. */
export function placesOf(given: JsonSchema | undefined, value: unknown): ReplyPlace[] {
  return walk({ path: [], value, schema: schemaOf(given, value), isRequired: true });
}

function walk(place: ReplyPlace): ReplyPlace[] {
  const { path, value, schema } = place;
  const { items, properties = {}, patternProperties = {}, additionalProperties, required = [] } = schema;
  if (Array.isArray(value))
    return [
      place,
      ...(value as unknown[]).flatMap((item, index) =>
        walk({ path: [...path, index], value: item, schema: schemaOf(items, item), isRequired: false }),
      ),
    ];
  if (typeof value !== 'object' || value === null) return [place];
  const others = [...Object.values(patternProperties), additionalProperties].find(
    (part) => typeof part === 'object',
  );
  return [
    place,
    ...Object.entries(value).flatMap(([key, field]: [string, unknown]) =>
      walk({
        path: [...path, key],
        value: field,
        schema: schemaOf(properties[key] ?? others, field),
        parent: schema,
        isRequired: required.includes(key),
      }),
    ),
  ];
}

/** Returns a copy of a reply with another value at a place; undefined removes the place. */
export function replaceAt(reply: unknown, [step, ...rest]: ReplyPlace['path'], value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(reply))
    return reply.map((item, index) => (index === step ? replaceAt(item, rest, value) : (item as unknown)));
  const fields = reply as Record<string, unknown>;
  return { ...fields, [step]: replaceAt(fields[step], rest, value) };
}

export function valueAt(reply: unknown, path: ReplyPlace['path']): unknown {
  return path.reduce((value, step) => (value as Record<string | number, unknown>)[step], reply);
}

/** Formats a path as Pact's matching rules do, e.g. `$.errors.about[0]`. */
export function sayPath(path: ReplyPlace['path']): string {
  return path.reduce<string>(
    (text, step) => text + (typeof step === 'number' ? `[${String(step)}]` : `.${step}`),
    '$',
  );
}

/** Resolves a schema: merges `allOf`, and picks the `oneOf` alternative that matches the value. */
function schemaOf(schema: JsonSchema = {}, value: unknown): JsonSchema {
  if (schema.oneOf) {
    const kinds = schema.oneOf.map((kind) => schemaOf(kind, value));
    return kinds.find((kind) => hasShape(kind, value)) ?? {};
  }
  if (!schema.allOf) return schema;
  const parts = schema.allOf.map((part) => schemaOf(part, value));
  return parts.reduce((whole, part) => ({
    ...whole,
    ...part,
    additionalProperties: whole.additionalProperties ?? part.additionalProperties,
    required: [...(whole.required ?? []), ...(part.required ?? [])],
    properties: joinProperties(whole, part),
  }));
}

function joinProperties(one: JsonSchema, other: JsonSchema): Record<string, JsonSchema> {
  const keys = Object.keys({ ...one.properties, ...other.properties });
  return Object.fromEntries(
    keys.map((key) => [key, { ...one.properties?.[key], ...other.properties?.[key] }]),
  );
}

function hasShape({ type, required = [] }: JsonSchema, value: unknown): boolean {
  if (Array.isArray(value)) return type === 'array';
  return type === 'object' && required.every((key) => key in Object(value));
}
