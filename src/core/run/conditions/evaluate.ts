import type { AnswerKey } from '@admission/sdk';
import { isIsoDate, isNumeric } from './answerShapes.ts';
import type { IsoDate, Rule } from '../../declare/Rule.ts';

/** Reads one answer; '' where there is none. */
export type ReadAnswer = (key: AnswerKey) => string;

/**
 * Orders two answers: numbers as numbers, ISO dates as dates.
 *
 * Anything else has no order, so that a half-typed word never hides a section (TRAP-20).
 */
function compare(answer: string, target: string): number {
  if (isNumeric(answer) && isNumeric(target)) return Number(answer) - Number(target);
  if (isIsoDate(answer) && isIsoDate(target)) return answer < target ? -1 : Number(answer > target);
  return Number.NaN;
}

/**
 * Says whether a rule is true of the answers.
 *
 * Blank answers are never less or greater than anything; equality is on the text.
 * Spec §4 "Conditional operators".
 */
export function evaluate(rule: Rule, read: ReadAnswer, today: IsoDate): boolean {
  // Servers have sent booleans for boxes: equality is on the text (TRAP-42).
  const given: unknown = read(rule.valueKey);
  const answer = String(given).trim();
  const raw = typeof rule.target === 'function' ? rule.target(today) : rule.target;
  const list = (Array.isArray(raw) ? raw : [raw ?? '']).map(String);
  const target = list[0] ?? '';

  switch (rule.operator) {
    case 'answered':
      return answer !== '';
    case 'notAnswered':
      return answer === '';
    case 'equals':
      return answer === target;
    case 'notEquals':
      return answer !== target;
    case 'in':
      return list.includes(answer);
    case 'notIn':
      return !list.includes(answer);
    case 'lt':
      return compare(answer, target) < 0;
    case 'lte':
      return compare(answer, target) <= 0;
    case 'gt':
      return compare(answer, target) > 0;
    case 'gte':
      return compare(answer, target) >= 0;
    default:
      return rule.operator satisfies never;
  }
}

/** Says whether any of the rules is true; several hide rules on one section combine with OR. */
export function evaluateAny(rules: readonly Rule[], read: ReadAnswer, today: IsoDate): boolean {
  return rules.some((rule) => evaluate(rule, read, today));
}
