import type { AnswerKey } from '@admission/sdk';
import type { IsoDate, Rule } from '../conditions/Rule.ts';

/**
 * One constraint of an answer, as data.
 *
 * Declarations carry data instead of yup schemas so that yup is not needed before a page can be
 * used; `buildSchema` turns them into yup when it is loaded. A check that reads other answers names
 * them, so that only their readers are checked again when they change.
 */
export type Check =
  | { readonly check: 'minLength'; readonly min: number }
  | { readonly check: 'maxLength'; readonly max: number }
  | { readonly check: 'email' }
  | { readonly check: 'url' }
  | { readonly check: 'number'; readonly min?: number; readonly max?: number; readonly message?: string }
  | { readonly check: 'integer'; readonly min?: number; readonly max?: number }
  | { readonly check: 'pattern'; readonly pattern: RegExp; readonly message: string }
  | { readonly check: 'dateUpTo'; readonly latest: (today: IsoDate) => IsoDate; readonly message: string }
  | {
      readonly check: 'dateFrom';
      readonly earliest: (today: IsoDate) => IsoDate;
      readonly message: (year: string) => string;
    }
  | { readonly check: 'notAbove'; readonly other: AnswerKey; readonly message: string }
  | {
      readonly check: 'monthYearNotBefore';
      readonly self: MonthYearKeys;
      readonly other: MonthYearKeys;
      readonly message: string;
    }
  | { readonly check: 'requiredWhen'; readonly all: readonly Rule[]; readonly message: string };

/** The two answers of a month-and-year question. */
export interface MonthYearKeys {
  readonly month: AnswerKey;
  readonly year: AnswerKey;
}

/** The shortest text accepted, with yup's default message (VAL-06). */
export const minLength = (min: number): Check => ({ check: 'minLength', min });

/** An e-mail address, with yup's default message (VAL-07). */
export const email = (): Check => ({ check: 'email' });

/** A web address, with yup's default message (VAL-07). */
export const url = (): Check => ({ check: 'url' });

/** A number within bounds; one message for everything, or yup's defaults (VAL-08). */
export const number = (min?: number, max?: number, message?: string): Check => ({
  check: 'number',
  min,
  max,
  message,
});

/** A whole number within bounds, with yup's default messages (VAL-08). */
export const integer = (min?: number, max?: number): Check => ({ check: 'integer', min, max });

/** A text of a given shape. */
export const pattern = (shape: RegExp, message: string): Check => ({
  check: 'pattern',
  pattern: shape,
  message,
});

/** A date not after the given day, which is worked out from today's. */
export const dateUpTo = (latest: (today: IsoDate) => IsoDate, message: string): Check => ({
  check: 'dateUpTo',
  latest,
  message,
});

/** A date not before the given day; its message names the year, which is what was mistyped. */
export const dateFrom = (
  earliest: (today: IsoDate) => IsoDate,
  message: (year: string) => string,
): Check => ({ check: 'dateFrom', earliest, message });

/** A number not above the one in another answer; silent while either is not a number. */
export const notAbove = (other: AnswerKey, message: string): Check => ({ check: 'notAbove', other, message });

/** A month and year not before another pair; silent while either pair is incomplete. */
export const monthYearNotBefore = (self: MonthYearKeys, other: MonthYearKeys, message: string): Check => ({
  check: 'monthYearNotBefore',
  self,
  other,
  message,
});

/** An answer that must be given while all the rules hold (phones: VAL-23…25). */
export const requiredWhen = (all: readonly Rule[], message: string): Check => ({
  check: 'requiredWhen',
  all,
  message,
});

/** The other answers a check reads. */
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
