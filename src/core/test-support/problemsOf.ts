import { checkForm } from '../check/checkForm.ts';
import type { Form, FormNode } from '../declare/FormNode.ts';
import { indexForm } from '../run/indexForm.ts';
import { formOf } from './formOf.ts';

/** The keys a form writes, which a contract without surprises would list. */
export function keysOf(form: Form): string[] {
  return [...indexForm(form).placesOf.keys()];
}

/** What is wrong with a form of these nodes, besides the contract. */
export function problemsOf(...nodes: FormNode[]): readonly string[] {
  const form = formOf(...nodes);
  return checkForm(form, keysOf(form));
}
