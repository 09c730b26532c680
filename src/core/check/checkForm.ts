import { checkConditions } from './checkConditions.ts';
import { checkIds } from './checkIds.ts';
import { checkKeys } from './checkKeys.ts';
import { checkOptions } from './checkOptions.ts';
import type { Form } from '../declare/FormNode.ts';
import type { FormProblem } from './FormProblem.ts';
import { indexForm } from '../run/indexForm.ts';

/** Any day: lists and conditions that depend on it move together. */
const SOME_DAY = '2025-01-15';

/**
 * Finds what the compiler cannot: mistakes that show only when the whole form is seen.
 *
 * It costs a fraction of a second; it belongs into tests and development, not into production.
 *
 * @param contractKeys every answer key of the contract.
 */
export function checkForm(form: Form, contractKeys: readonly string[]): FormProblem[] {
  const index = indexForm(form);
  return [
    ...checkKeys(index, new Set(contractKeys)),
    ...checkOptions(index, SOME_DAY),
    ...checkIds(form),
    ...checkConditions(index, SOME_DAY),
  ];
}
