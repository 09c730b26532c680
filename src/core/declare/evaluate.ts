import { isIsoDate, isNumeric } from './answerShapes.ts';
import type { Rule } from './Rule.ts';
import type { FormView } from '../answers/FormState.ts';

/**
 * Compares an answer with a target: numbers as numbers, ISO dates as dates.
 *
 * Any other pair is unordered, so that a half-typed word never hides a section.
 */
function compare(answer: string, target: string): number {
  if (isNumeric(answer) && isNumeric(target)) return Number(answer) - Number(target);
  if (isIsoDate(answer) && isIsoDate(target)) return answer < target ? -1 : Number(answer > target);
  return Number.NaN;
}

/**
 * Returns whether the answers satisfy a rule.
 *
 * A blank answer is never less or greater than anything; equality compares strings. Spec §4 "Conditional operators".
 */
export function evaluate(rule: Rule, view: Pick<FormView, 'read' | 'today'>): boolean {
  // Some servers have sent booleans for checkboxes, so answers are compared as strings.
  const given: unknown = view.read(rule.valueKey);
  const answer = String(given).trim();
  const raw = typeof rule.target === 'function' ? rule.target(view.today()) : rule.target;
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
