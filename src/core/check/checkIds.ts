import type { Form } from '../declare/FormNode.ts';
import { walkForm } from '../declare/walkForm.ts';

/** Finds ids used twice, and tab groups whose default is no tab of theirs. */
export function checkIds(form: Form): readonly string[] {
  const problems: string[] = [];
  const seen = new Set<string>();
  const note = (what: string, id: string) => {
    if (seen.has(`${what} ${id}`)) problems.push(`The ${what} id ${id} is used more than once`);
    seen.add(`${what} ${id}`);
  };

  for (const page of form.pages) {
    note('page', page.id);
    note('page path', page.path);
  }
  walkForm(form, {
    node(node) {
      if (node.kind === 'section') note('section', node.id);
      if (node.kind === 'modalButton') note('modal button', node.id);
      if (node.kind === 'checkboxGroup') note('checkbox group', node.id);
      // One namespace: the store keeps what is inside of either under its id.
      if (node.kind === 'addAnother' || node.kind === 'tabs') note('add-another or tabs', node.id);
      if (node.kind !== 'tabs') return;
      for (const { id } of node.tabs) note(`${node.id} tab`, id);
      if (!node.tabs.some(({ id }) => id === node.defaultTab))
        problems.push(`The default tab ${node.defaultTab} of ${node.id} is none of its tabs`);
    },
  });
  return problems;
}
