import type { Form } from '../declare/FormNode.ts';
import { walkForm } from '../run/walkForm.ts';

/** Finds ids that are not unique within the whole form, and tab groups whose default tab does not exist. */
export function checkIds(form: Form): readonly string[] {
  const ids: string[] = form.pages.flatMap(({ id, path }) => [id, path]);
  const problems: string[] = [];
  for (const { node } of walkForm(form)) {
    if ('id' in node) ids.push(node.id);
    if (node.kind !== 'tabs') continue;
    ids.push(...node.tabs.map(({ id }) => `${node.id}-${id}`));
    if (!node.tabs.some(({ id }) => id === node.defaultTab))
      problems.push(`The default tab ${node.defaultTab} of ${node.id} is none of its tabs`);
  }
  const repeated = new Set(ids.filter((id, at) => ids.indexOf(id) !== at));
  return [...[...repeated].map((id) => `The id ${id} is used more than once`), ...problems];
}
