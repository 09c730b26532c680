import { plainDigits } from '../../core/text/plainDigits.ts';
import { removeInvisible } from '../../core/text/removeInvisible.ts';

/**
 * Formats digits as '(NNN) NNN-NNNN', or as much of that as there are digits for, without a leading +1, 001 or 1.
 * Another country's number stays as typed, so that validation can report it; the format would truncate it.
 */
export function formatPhone(typed: string): string {
  const text = plainDigits(removeInvisible(typed)).replace(/tel:/i, '');
  // No area code begins with a zero, so two zeros are an international prefix. The bracket comes from our own format.
  const [prefix, sign = ''] = /^[\s(]*(\+|00)/.exec(text) ?? [''];
  const rest = text.slice(prefix.length);
  if (prefix && !/^\s*1.*\d/.test(rest)) return sign + rest;

  const all = (prefix ? rest.replace(/^\s*1/, '') : text).replace(/\D/g, '');
  const digits = (all.length > 10 ? all.replace(/^1/, '') : all).slice(0, 10);
  if (digits === '') return '';
  if (digits.length <= 3) return `(${digits}`;
  if (digits.length <= 6) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}
