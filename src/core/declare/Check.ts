import type { AnswerKey } from '@admission/sdk';
import type { IsoDate } from '../dates/toIsoDate.ts';
import type { Rule } from './Rule.ts';

/*
 * Declarations carry checks as data instead of yup schemas, so that a page can be used before yup has loaded.
 * `makeFinder` then turns each check into a comparison or into a yup call.
 */

/** A minimum length, with yup's default message. */
export const minLength = (min: number) => ({ check: 'minLength', min }) as const;

/** A maximum length. `createValidator` adds this check for the `max` of a question. */
export const maxLength = (max: number) => ({ check: 'maxLength', max }) as const;

/** An e-mail address, with yup's default message. */
export const email = () => ({ check: 'email' }) as const;

/** A web address, with yup's default message. */
export const url = () => ({ check: 'url' }) as const;

/** A number within bounds. `message`, if given, replaces all default messages. */
export const number = (min?: number, max?: number, message?: string) =>
  ({ check: 'number', min, max, message }) as const;

/** Answers that seem to be meant on another scale, and the message that replaces all others for them. */
interface OtherScale {
  readonly pattern: RegExp;
  readonly message: string;
}

/** A whole number within bounds, with yup's default messages. */
export const integer = (min?: number, max?: number, otherScale?: OtherScale) =>
  ({ check: 'integer', min, max, otherScale }) as const;

/** Text that matches a regular expression. */
export const pattern = (shape: RegExp, message: string) =>
  ({ check: 'pattern', pattern: shape, message }) as const;

/** A domestic phone number: (NNN) NNN-NNNN, with an area code that starts with 2 to 9. Spec §5 "Phone". */
export const domesticPhone = (message: string) => pattern(/^\([2-9]\d{2}\) \d{3}-\d{4}$/, message);

/** A date no later than the given day, which is computed from today's date. */
export const dateUpTo = (latest: (today: IsoDate) => IsoDate, message: string) =>
  ({ check: 'dateUpTo', latest, message }) as const;

/** A date no earlier than the given day. The message names the entered year, which is usually the typo. */
export const dateFrom = (earliest: (today: IsoDate) => IsoDate, message: (year: string) => string) =>
  ({ check: 'dateFrom', earliest, message }) as const;

/** A number no greater than the one in another answer; skipped unless both answers are numbers. */
export const notAbove = (other: AnswerKey, message: string) =>
  ({ check: 'notAbove', other, message }) as const;

/** The two keys of a month-and-year question. */
export interface MonthYearKeys {
  readonly month: AnswerKey;
  readonly year: AnswerKey;
}

/** A month and year no earlier than another pair; skipped while either pair is incomplete. */
export const monthYearNotBefore = (self: MonthYearKeys, other: MonthYearKeys, message: string) =>
  ({ check: 'monthYearNotBefore', self, other, message }) as const;

/** Requires an answer when all the rules hold, e.g. a phone number when no other is given. */
export const requiredWhen = (all: readonly Rule[], message: string) =>
  ({ check: 'requiredWhen', all, message }) as const;

/** One validation rule for an answer, as data. */
export type Check = ReturnType<
  | typeof minLength
  | typeof maxLength
  | typeof email
  | typeof url
  | typeof number
  | typeof integer
  | typeof pattern
  | typeof dateUpTo
  | typeof dateFrom
  | typeof notAbove
  | typeof monthYearNotBefore
  | typeof requiredWhen
>;

/** Returns the keys of a check's alternatives: the question is required only while all of them are blank. */
export function alternativesIn(check: Check): readonly AnswerKey[] {
  if (check.check !== 'requiredWhen' || check.all.some((rule) => rule.operator !== 'notAnswered')) return [];
  return check.all.map((rule) => rule.valueKey);
}

/** Returns the keys of the other answers that a check reads; a change to one of them repeats the check. */
export function keysReadBy(check: Check): readonly AnswerKey[] {
  switch (check.check) {
    case 'notAbove':
      return [check.other];
    case 'monthYearNotBefore':
      return [check.self.month, check.self.year, check.other.month, check.other.year];
    case 'requiredWhen':
      return check.all.map((rule) => rule.valueKey);
    default:
      return [];
  }
}
