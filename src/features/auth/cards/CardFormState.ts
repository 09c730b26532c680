import { cleanEmail } from '../../../core/text/cleanEmail.ts';
import type { Card } from './cards.ts';
import { cleanCode } from './cleanCode.ts';

export type FieldErrors<Field extends string> = Partial<Record<Field, readonly string[]>>;

export interface CardFormState<Field extends string> {
  readonly values: Readonly<Record<Field, string>>;
  /** Fields whose messages are shown. */
  readonly checked: readonly Field[];
  readonly errors: FieldErrors<Field>;
  /** How often a submit has been blocked since the card was opened. */
  readonly timesBlocked: number;
}

export function startCardForm<Field extends string>(values: Record<Field, string>): CardFormState<Field> {
  return { values, checked: [], errors: {}, timesBlocked: 0 };
}

/**
 * Applies a change and checks the fields that are validated while typing. A message from a blocked submit is removed
 * once its field changes or the message no longer applies.
 *
 * @param seen the current input values, including any that a password manager filled in without firing an event.
 */
export function changeValue<Field extends string>(
  card: Card<Field>,
  state: CardFormState<Field>,
  field: Field,
  value: string,
  seen: Partial<Record<Field, string>> = {},
): CardFormState<Field> {
  const values = { ...state.values, ...seen, [field]: value };
  const checked = [...new Set([...state.checked, field])].filter(
    (name) => card.whileTyping.includes(name) || (name !== field && state.errors[name]),
  );
  return { ...state, values, checked, errors: checkFields(card, cleanValues<Field>(values), checked) };
}

/** Checks fields on submit or resend. Returns the new state and, if the values are valid, the cleaned values. */
export function checkValues<Field extends string>(
  card: Card<Field>,
  state: CardFormState<Field>,
  seen: Partial<Record<Field, string>>,
  fields = Object.keys(card.schema) as Field[],
): { readonly state: CardFormState<Field>; readonly ready: Record<Field, string> | null } {
  const values = cleanValues({ ...state.values, ...seen });
  const checked = [...new Set([...state.checked, ...fields])];
  const errors = checkFields(card, values, checked);
  const isBlocked = fields.some((field) => errors[field]);
  return {
    state: { values, checked, errors, timesBlocked: state.timesBlocked + Number(isBlocked) },
    ready: isBlocked ? null : values,
  };
}

/** Normalises the values for checking and posting; never changes a password. */
export function cleanValues<Field extends string>(values: Readonly<Record<Field, string>>) {
  const cleaned: Record<string, string> = { ...values };
  if (cleaned.username) cleaned.username = cleanEmail(cleaned.username);
  if (cleaned.code) cleaned.code = cleanCode(cleaned.code);
  return cleaned as Record<Field, string>;
}

function checkFields<Field extends string>(
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
