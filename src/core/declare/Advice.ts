import type { AnswerKey } from '@admission/sdk';
import type { IsoDate } from '../dates/toIsoDate.ts';

/** Why an answer should be looked at again, and the answer that was probably meant. */
export interface Doubt {
  readonly reason: string;
  readonly offer?: string;
}

/** Reads an answer; '' while its question is not on screen. */
export type ReadShown = (key: AnswerKey) => string;

/**
 * A rule about answers that are valid but look like slips.
 *
 * Unlike a check, it never blocks: its reason is shown before Submit, until the applicant says that the answer is right.
 */
export interface Advice<Rule extends string = string> {
  /** The name by which a university can leave the rule out. */
  readonly rule: Rule;
  /** The question to look at. */
  readonly key: AnswerKey;
  readonly doubt: (read: ReadShown, today: IsoDate) => Doubt | string | false;
}

/**
 * Declares a rule, away from its question, because it is loaded only with the review.
 *
 * @example advice('gpa', 'hs_gpa', (read) => Number(read('hs_gpa')) > 5 && 'Your GPA is above 5.')
 */
export const advice = <Rule extends string>(
  rule: Rule,
  key: AnswerKey,
  doubt: Advice['doubt'],
): Advice<Rule> => ({ rule, key, doubt });
