import { checkIds } from './checkIds.ts';
import { checkKeys } from './checkKeys.ts';
import { findCycle } from './findCycle.ts';
import type { Form } from '../declare/FormNode.ts';
import { indexForm } from '../run/indexForm.ts';

/**
 * Finds what the compiler cannot: mistakes that show only when the whole form is seen, in words that name the key.
 *
 * For tests and development, not for production.
 *
 * @param contractKeys every answer key of the contract.
 */
export function checkForm(form: Form, contractKeys: readonly string[]): readonly string[] {
  const index = indexForm(form);
  const cycle = findCycle(index);
  return [
    ...checkKeys(index, new Set(contractKeys)),
    ...checkIds(form),
    ...(cycle ? [`The conditions go in a circle: ${cycle.join(' → ')}`] : []),
  ];
}
