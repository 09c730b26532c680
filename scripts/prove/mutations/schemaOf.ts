import type { Contract, JsonSchema } from '../../../contracts/kit/contract.ts';
import { resolveRef } from '../../../contracts/kit/resolveRef.ts';

/** Follows references and joins `allOf`; of several shapes it takes the one that the value has. */
export function schemaOf(contract: Contract, schema: JsonSchema | undefined, value: unknown): JsonSchema {
  const { $ref, ...beside } = schema ?? {};
  const target = $ref ? resolveRef<JsonSchema>(contract, { part: { $ref }, pointer: '#' }).part : beside;
  const own = $ref && Object.keys(beside).length > 0 ? { allOf: [target, beside] } : target;
  if (Array.isArray(own.oneOf)) {
    const kinds = (own.oneOf as JsonSchema[]).map((kind) => schemaOf(contract, kind, value));
    return kinds.find((kind) => hasShape(kind, value)) ?? {};
  }
  if (!Array.isArray(own.allOf)) return own;
  const parts = (own.allOf as JsonSchema[]).map((part) => schemaOf(contract, part, value));
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
