import type { Contract, JsonSchema, MediaType } from '../kit/contract.ts';
import { listOperations } from '../kit/listOperations.ts';

/**
 * Requires a limit for every list, string and open map in a message.
 * Without limits, a backend cannot know what it must store, nor a client what it must show. Request headers
 * are exempt: the web server in front of the backend ignores or rejects malformed ones.
 */
export function checkLimits(contract: Contract): string[] {
  const faults = listOperations(contract).flatMap(({ name, parameters, requests, responses }) => [
    ...parameters
      .filter((one) => one.in !== 'header')
      .flatMap((one) => walk(one.schema, `${name} › ${one.name ?? ''}`)),
    ...walkMedia(requests, name),
    ...Object.entries(responses).flatMap(([status, { headers = {}, content = {} }]) => [
      ...Object.entries(headers).flatMap(([header, { schema }]) =>
        walk(schema, `${name} › ${status} › ${header}`),
      ),
      ...walkMedia(content, `${name} › ${status}`),
    ]),
  ]);
  return [...new Set(faults)];
}

const walkMedia = (media: Record<string, MediaType>, place: string) =>
  Object.values(media).flatMap(({ schema }) => walk(schema, place));

function walk(schema: JsonSchema | undefined, place: string): string[] {
  if (schema === undefined) return [];
  const { properties = {}, patternProperties = {}, additionalProperties, items } = schema;
  const { oneOf = [], allOf = [] } = schema;
  const maps = Object.values(patternProperties).concat(
    typeof additionalProperties === 'object' ? [additionalProperties] : [],
  );
  return [
    ...checkOwn(schema, maps.length > 0).map((lacks) => `${place}: lacks ${lacks}.`),
    ...Object.entries(properties).flatMap(([key, part]) => walk(part, `${place} › ${key}`)),
    ...maps.flatMap((part) => walk(part, `${place} › *`)),
    ...walk(items, `${place} › []`),
    ...[...oneOf, ...allOf].flatMap((part) => walk(part, place)),
  ];
}

function checkOwn(schema: JsonSchema, isMap: boolean): string[] {
  const isListed = schema.enum !== undefined || 'const' in schema;
  // Files are exempt, because the storage service limits them to 10 MB.
  const isText = schema.type === 'string' && !isListed && schema.format !== 'binary';
  return [
    ...(isText && schema.maxLength === undefined ? ['maxLength'] : []),
    ...(schema.type === 'array' && schema.maxItems === undefined ? ['maxItems'] : []),
    ...(isMap && schema.maxProperties === undefined ? ['maxProperties'] : []),
  ];
}
