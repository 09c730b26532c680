import type { JsonSchema } from '../../../contracts/kit/contract.ts';

/** Joins `allOf`; of several shapes it takes the one that the value has. */
export function schemaOf(schema: JsonSchema = {}, value: unknown): JsonSchema {
  if (Array.isArray(schema.oneOf)) {
    const kinds = (schema.oneOf as JsonSchema[]).map((kind) => schemaOf(kind, value));
    return kinds.find((kind) => hasShape(kind, value)) ?? {};
  }
  if (!Array.isArray(schema.allOf)) return schema;
  const parts = (schema.allOf as JsonSchema[]).map((part) => schemaOf(part, value));
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
