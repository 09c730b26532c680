/**
 * Reads what stands in a form's inputs, found by their ids.
 *
 * A password manager may fill an input without any event React hears.
 */
export function readInputs<Field extends string>(
  form: HTMLFormElement | null,
  fields: readonly Field[],
): Partial<Record<Field, string>> {
  const found: Partial<Record<Field, string>> = {};
  for (const field of fields) {
    const input = form?.elements.namedItem(field);
    if (input instanceof HTMLInputElement) found[field] = input.value;
  }
  return found;
}
