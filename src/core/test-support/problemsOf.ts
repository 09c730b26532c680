import { checkForm } from '../check/checkForm.ts';
import type { Form, FormNode } from '../declare/FormNode.ts';
import { indexForm } from '../run/indexForm.ts';
import { formOf } from './formOf.ts';

/** Returns the keys that a form writes, as a matching contract would list them. */
export function keysOf(form: Form): string[] {
  return [...indexForm(form).placesOf.keys()];
}

/** Returns the problems in a form made of these nodes, except mismatches with the contract. */
export function problemsOf(...nodes: FormNode[]): readonly string[] {
  const form = formOf(...nodes);
  return checkForm(form, keysOf(form));
}
