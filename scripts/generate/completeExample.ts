import { parse } from 'yaml';
import { followRefs } from '../../contracts/kit/followRefs.ts';
import type { Form } from '../../src/core/declare/FormNode.ts';
import type { Answers } from '../../src/core/answers/FormState.ts';
import { FormStore } from '../../src/core/run/answers/FormStore.ts';
import { indexForm } from '../../src/core/run/indexForm.ts';
import { createValidator } from '../../src/core/run/validation/createValidator.ts';
import { answerRequired } from '../../src/form/test-support/answerRequired.ts';

/** Adds missing required answers to openapi.yaml's example `ready_to_submit`, after the existing answers. */
export function completeExample(openapi: string, form: Form): string {
  const { paths } = followRefs(parse(openapi));
  const examples = paths?.['/api/profile']?.get?.responses?.['200']?.content?.['application/json']?.examples;
  const { answer } = (examples?.ready_to_submit?.value ?? {}) as { answer: Answers };
  const added = Object.entries(answerMissing(form, answer)).filter(([key]) => !(key in answer));
  if (added.length === 0) return openapi;
  const block = /^( *)answer: &wholeApplication\n(?:\1 {2}.*\n)+/m;
  return openapi.replace(block, (answers, indent: string) => answers + writeLines(added, `${indent}  `));
}

/** Adds the answers that a form still requires. The signature date serves as today's date. */
function answerMissing(form: Form, answers: Answers): Answers {
  const store = new FormStore(indexForm(form), () => answers.signature_date ?? '');
  store.change(answers);
  store.errors.setValidator(createValidator());
  store.errors.setValidating(true);
  answerRequired(store);
  return store.state.answers;
}

function writeLines(answers: readonly (readonly [string, string])[], indent: string): string {
  return answers.map(([key, value]) => `${indent}${key}: '${value.replaceAll("'", "''")}'\n`).join('');
}
