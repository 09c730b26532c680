import { boolean, mixed, number, object, ref, type Schema, string } from 'yup';
import type { FormNode, Page, Question } from '../../../src/core/declare/FormNode.ts';
import type { Rule } from '../../../src/core/declare/Rule.ts';

/** Writes the questions of a page as one yup object, as react-hook-form wants it. */
export function makeSchema(page: Page) {
  const shape: Record<string, Schema> = {};
  const add = (nodes: readonly FormNode[], hideWhen?: Rule) => {
    for (const node of nodes) {
      if (node.kind === 'hiddenSection') add(node.children, node.hideWhen[0]);
      else if ('key' in node) shape[node.key] = withCondition(schemaOf(node), hideWhen);
    }
  };
  for (const section of page.sections) add(section.children);
  return object(shape);
}

function withCondition(schema: Schema, hideWhen?: Rule): Schema {
  if (!hideWhen) return schema;
  return mixed().when(hideWhen.valueKey, {
    is: hideWhen.target,
    then: () => mixed(),
    otherwise: () => schema,
  });
}

function schemaOf(question: Question): Schema {
  const { label, checks } = question;
  if (question.kind === 'checkbox')
    return boolean().label(label).oneOf([true], `${label} is a required field`);
  const isNumber = checks.some(({ check }) => check === 'number');
  if (isNumber) {
    let schema = number()
      .label(label)
      .transform((value: number, written: unknown) => (written === '' ? undefined : value))
      .required();
    for (const check of checks) {
      if (check.check === 'number') schema = schema.min(check.min ?? 0).max(check.max ?? Infinity);
      if (check.check === 'notAbove') schema = schema.max(ref(check.other), check.message);
    }
    return schema;
  }
  let schema = string().label(label).required();
  for (const check of checks) {
    if (check.check === 'minLength') schema = schema.min(check.min);
    if (check.check === 'email') schema = schema.email();
  }
  return 'max' in question ? schema.max(question.max) : schema;
}
