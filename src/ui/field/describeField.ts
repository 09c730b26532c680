import type { FieldProps } from './fieldProps.ts';

/**
 * Builds the attributes that tie a control to its hint and its messages.
 *
 * Extra ids (a remaining-characters line, say) come last, so the hint is read first.
 */
export function describeField(
  { id, hint, errors }: Pick<FieldProps, 'id' | 'hint' | 'errors'>,
  ...extraIds: readonly string[]
): { 'aria-describedby'?: string; 'aria-invalid'?: true } {
  const hasErrors = Boolean(errors?.length);
  const ids = [hint ? `${id}-hint` : '', hasErrors ? `${id}-error` : '', ...extraIds].filter(Boolean);
  return {
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
    'aria-invalid': hasErrors || undefined,
  };
}
