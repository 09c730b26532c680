import type { JsonSchema } from './contract.ts';

/** A value that a schema does not allow, with its kind and a description of the change. */
export type WrongValue = [kind: string, change: string, value: unknown];

/** Lists with a higher `maxItems` are not exceeded. */
const LONGEST_LIST = 1000;

/** Lists values that differ from a valid one in a single way that its schema forbids. */
export function listWrongValues(schema: JsonSchema, value: unknown): WrongValue[] {
  const { maxLength, minLength, minimum, maximum, maxItems } = schema as Record<string, number | undefined>;
  const changes: WrongValue[] = [
    ['null', 'is null', null],
    ['type', 'is of another type', typeof value === 'string' ? 7 : 'text'],
  ];
  if (schema.enum ?? schema.const)
    changes.push(['unlisted', 'is not one of the listed values', 'unlisted_value']);
  if (isClosed(schema))
    changes.push(['unknown property', 'has an unknown property', { ...Object(value), unexpected: 'leak' }]);
  if (typeof value === 'string' && maxLength !== undefined)
    changes.push([
      'over-long text',
      `has ${String(maxLength + 1)} characters`,
      value + 'x'.repeat(maxLength + 1 - Array.from(value).length),
    ]);
  if (typeof value === 'string' && value !== '' && (minLength ?? 0) > 0)
    changes.push(['range', 'is empty', '']);
  if (typeof value === 'number' && minimum !== undefined)
    changes.push(['range', 'is too small', minimum - 1]);
  if (typeof value === 'number' && maximum !== undefined)
    changes.push(['range', 'is too large', maximum + 1]);
  if (Array.isArray(value) && value.length > 0 && maxItems !== undefined && maxItems <= LONGEST_LIST)
    changes.push([
      'range',
      'has too many items',
      Array.from({ length: maxItems + 1 }, () => value[0] as unknown),
    ]);
  return changes;
}

const isClosed = ({ additionalProperties, type }: JsonSchema) =>
  additionalProperties === false && type === 'object';
