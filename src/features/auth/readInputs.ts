/**
 * Reads what stands in a form's inputs, found by their ids.
 *
 * A password manager may fill an input without any event React hears, and so does typing before React is
 * here. Nothing is emptied that way: a blank input says nothing.
 */
export function readInputs<Field extends string>(
  form: HTMLFormElement | null,
  fields: readonly Field[],
): Partial<Record<Field, string>> {
  const found: Partial<Record<Field, string>> = {};
  for (const field of fields) {
    const input = form?.elements.namedItem(field);
    if (input instanceof HTMLInputElement && input.value !== '') found[field] = input.value;
  }
  return found;
}
