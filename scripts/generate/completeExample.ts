import type { Answers } from '../../src/core/run/answers/FormState.ts';
import { parse } from 'yaml';
import type { Form } from '../../src/core/declare/FormNode.ts';
import { followRefs } from '../../contracts/kit/followRefs.ts';
import { answerRequired } from './answerRequired.ts';

/** Adds missing required answers to openapi.yaml's example `ready_to_submit`, after the existing answers. */
export function completeExample(openapi: string, form: Form): string {
  const { paths } = followRefs(parse(openapi));
  const examples = paths?.['/api/profile']?.get?.responses?.['200']?.content?.['application/json']?.examples;
  const { answer } = (examples?.ready_to_submit?.value ?? {}) as { answer: Answers };
  const added = answerRequired(form, answer);
  if (Object.keys(added).length === 0) return openapi;
  const block = /^( *)answer: &wholeApplication\n(?:\1 {2}.*\n)+/m;
  return openapi.replace(block, (answers, indent: string) => answers + writeLines(added, `${indent}  `));
}

function writeLines(answers: Answers, indent: string): string {
  return Object.entries(answers)
    .map(([key, value]) => `${indent}${key}: '${value.replaceAll("'", "''")}'\n`)
    .join('');
}
