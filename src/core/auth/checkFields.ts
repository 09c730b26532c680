import { ValidationError } from 'yup';
import type { Card } from './cards.ts';

/** The messages of the fields that have any. */
export type FieldErrors<Field extends string> = Partial<Record<Field, readonly string[]>>;

/** Checks some fields of a card and collects every distinct message of each. VAL-01, VAL-02. */
export function checkFields<Field extends string>(
  card: Pick<Card<Field>, 'schema'>,
  values: Record<Field, string>,
  fields: readonly Field[],
): FieldErrors<Field> {
  const errors: FieldErrors<Field> = {};
  for (const { path, message } of readProblems(card, values)) {
    const field = fields.find((name) => name === path);
    if (field) errors[field] = [...new Set([...(errors[field] ?? []), message])];
  }
  return errors;
}

function readProblems<Field extends string>(
  { schema }: Pick<Card<Field>, 'schema'>,
  values: Record<Field, string>,
): readonly ValidationError[] {
  try {
    schema.validateSync(values, { abortEarly: false });
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return error.inner;
    throw error;
  }
}
