import type { Card } from './cards.ts';
import { checkFields, type FieldErrors } from './checkFields.ts';

/** What a card's form holds: the values as typed, and the messages that are shown. */
export interface CardFormState<Field extends string> {
  readonly values: Readonly<Record<Field, string>>;
  readonly errors: FieldErrors<Field>;
  /** Touched fields. Errors are shown only for these. */
  readonly touched: readonly Field[];
  /** A submit was held back since the card was opened. */
  readonly wasBlocked: boolean;
}

/** Starts a card's form. */
export function startCardForm<Field extends string>(values: Record<Field, string>): CardFormState<Field> {
  return { values, errors: {}, touched: [], wasBlocked: false };
}

/**
 * Takes over a value change and checks what the card checks while typing.
 *
 * A message from a blocked submit goes when its field changes, or when it is no longer true (TRAP-64).
 *
 * @param seen values found in the inputs, such as those a password manager filled in without an event.
 */
export function changeValue<Field extends string>(
  card: Card<Field>,
  state: CardFormState<Field>,
  field: Field,
  value: string,
  seen: Partial<Record<Field, string>> = {},
): CardFormState<Field> {
  const values = { ...state.values, ...seen, [field]: value };
  const touched = state.touched.includes(field) ? state.touched : [...state.touched, field];
  const stale = fieldsOf(state.errors).filter((name) => name !== field);
  const checked = [...card.whileTyping.filter((name) => touched.includes(name)), ...stale];
  return { ...state, values, touched, errors: checkFields(card, card.clean(values), checked) };
}

/**
 * Checks fields on submit or resend and shows their messages from now on.
 *
 * @returns the state, and the cleaned values when nothing holds them back.
 */
export function checkValues<Field extends string>(
  card: Card<Field>,
  state: CardFormState<Field>,
  seen: Partial<Record<Field, string>>,
  fields: readonly Field[] = card.onSubmit,
): { readonly state: CardFormState<Field>; readonly ready: Record<Field, string> | null } {
  const values = { ...state.values, ...seen };
  const cleaned = card.clean(values);
  const errors = checkFields(card, cleaned, fields);
  const isBlocked = fieldsOf(errors).length > 0;
  return {
    state: {
      values,
      errors: { ...without(state.errors, fields), ...errors },
      touched: [...new Set([...state.touched, ...fields])],
      wasBlocked: state.wasBlocked || isBlocked,
    },
    ready: isBlocked ? null : cleaned,
  };
}

/** Lists the fields that have messages. */
export function fieldsOf<Field extends string>(errors: FieldErrors<Field>): readonly Field[] {
  return Object.keys(errors) as Field[];
}

function without<Field extends string>(
  errors: FieldErrors<Field>,
  fields: readonly Field[],
): FieldErrors<Field> {
  return Object.fromEntries(
    Object.entries(errors).filter(([field]) => !fields.includes(field as Field)),
  ) as FieldErrors<Field>;
}
