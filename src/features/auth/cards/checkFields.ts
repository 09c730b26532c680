import type { Card } from './cards.ts';

/** The messages of the fields that have any. */
export type FieldErrors<Field extends string> = Partial<Record<Field, readonly string[]>>;

/** Checks some fields of a card and collects every distinct message of each. */
export function checkFields<Field extends string>(
  { schema }: Pick<Card<Field>, 'schema'>,
  values: Readonly<Record<Field, string>>,
  fields: readonly Field[],
): FieldErrors<Field> {
  const errors: FieldErrors<Field> = {};
  for (const field of fields) {
    const broken = schema[field].filter(({ isMet }) => !isMet(values[field], values));
    if (broken.length > 0) errors[field] = [...new Set(broken.map(({ message }) => message))];
  }
  return errors;
}
