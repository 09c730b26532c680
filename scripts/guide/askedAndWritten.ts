import type { Form } from '../../src/core/declare/FormNode.ts';
import { writtenKeys } from '../../src/core/declare/questionKeys.ts';
import { walkForm } from '../../src/core/declare/walkForm.ts';

/** Every key a form asks or writes, each once. */
export function askedAndWritten(form: Form): string[] {
  const keys = new Set<string>();
  walkForm(form, { question: ({ question }) => writtenKeys(question).forEach((key) => keys.add(key)) });
  return [...keys];
}
