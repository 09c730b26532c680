import { plainDigits } from '../../core/text/plainDigits.ts';

/** Groups up to nine digits as 3-2-4 with hyphens and drops everything else; '1234' becomes '123-4'. */
export function formatSsn(text: string): string {
  const digits = plainDigits(text).replace(/\D/g, '').slice(0, 9);
  return [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)].filter(Boolean).join('-');
}
