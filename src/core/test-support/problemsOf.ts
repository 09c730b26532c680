import { checkForm } from '../check/checkForm.ts';
import type { Form, FormNode } from '../declare/FormNode.ts';
import { writtenKeys } from '../declare/questionKeys.ts';
import { walkForm } from '../declare/walkForm.ts';
import { formOf } from './formOf.ts';

/** The keys a form writes, which a contract without surprises would list. */
export function keysOf(form: Form): string[] {
  const keys = new Set<string>();
  walkForm(form, {
    question({ question }) {
      for (const key of writtenKeys(question)) keys.add(key);
    },
  });
  return [...keys];
}

/** What is wrong with a form of these nodes, besides the contract. */
export function problemsOf(...nodes: FormNode[]): readonly string[] {
  const form = formOf(...nodes);
  return checkForm(form, keysOf(form));
}
