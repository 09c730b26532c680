import type { FormNode } from '../declare/FormNode.ts';
import { indexForm } from '../run/indexForm.ts';
import { createValidator } from '../run/validation/createValidator.ts';
import { formOf } from './formOf.ts';
import { viewOf } from './viewOf.ts';

/** Returns the errors for the answers to these nodes, as a plain object. */
export function wrong(
  nodes: readonly FormNode[],
  answers: Record<string, unknown>,
  today?: string,
): Record<string, readonly string[]> {
  const validator = createValidator();
  const view = viewOf(answers, { today, addAnother: { parent: 2 } });
  const found = indexForm(formOf(...nodes)).questions.flatMap((placed) => [...validator(placed, view)]);
  return Object.fromEntries(found);
}
