import type { Form } from '../../src/core/question/FormNode.ts';
import { writtenKeys } from '../../src/core/question/questionKeys.ts';
import { walkForm } from '../../src/core/question/walkForm.ts';

/** Every key a form asks or writes, each once. */
export function askedAndWritten(form: Form): string[] {
  const keys = new Set<string>();
  walkForm(form, { question: ({ question }) => writtenKeys(question).forEach((key) => keys.add(key)) });
  return [...keys];
}
