/**
 * Writes digits as '(NNN) NNN-NNNN', as far as they go (VAL-21).
 *
 * A leading +1 (or a leading 1 before ten digits) is dropped; any other country's number is left as typed,
 * so that validation can speak about it instead of a mask cutting it (TRAP-55, TRAP-56).
 */
export function formatPhone(text: string): string {
  const isForeign = /^\s*\+(?!1)/.test(text);
  if (isForeign || /^\s*\+1?\s*$/.test(text)) return text.trimStart();

  const all = text.replace(/^\s*\+1/, '').replace(/\D/g, '');
  const digits = (all.length > 10 ? all.replace(/^1/, '') : all).slice(0, 10);
  if (digits === '') return '';
  if (digits.length <= 3) return `(${digits}`;
  if (digits.length <= 6) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}
