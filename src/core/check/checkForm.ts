import { checkKeys } from './checkKeys.ts';
import { findCycle } from './findCycle.ts';
import type { Form } from '../declare/FormNode.ts';
import { indexForm } from '../run/indexForm.ts';

/**
 * Finds mistakes that the compiler cannot see because they involve the whole form. Each message names a key.
 *
 * For tests and development, not for production.
 *
 * @param contractKeys every answer key in the contract.
 */
export function checkForm(form: Form, contractKeys: readonly string[]): readonly string[] {
  const index = indexForm(form);
  const cycle = findCycle(index);
  return [
    ...checkKeys(index, new Set(contractKeys)),
    ...(cycle ? [`The conditions are circular: ${cycle.join(' → ')}`] : []),
  ];
}
