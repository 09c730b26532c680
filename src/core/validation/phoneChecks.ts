import { type Check, pattern } from '../question/Check.ts';

/** The shape of a domestic phone number: (NNN) NNN-NNNN, area code from 2 to 9. Spec §5 "Phone". */
const DOMESTIC = /^\([2-9]\d{2}\) \d{3}-\d{4}$/;

/** The checks of a domestic phone number; its caller words the message (VAL-22). */
export function phoneChecks(validMessage: string): readonly Check[] {
  return [pattern(DOMESTIC, validMessage)];
}
