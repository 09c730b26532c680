import type { FormView } from '../../core/answers/FormState.ts';
import { isOpen } from '../../core/run/conditions/isOpen.ts';
import type { FormNode, Question, SectionNode } from '../../core/declare/FormNode.ts';
import { findMissing } from '../../core/kinds/kinds.ts';
import { contentOf } from '../../core/run/walkForm.ts';
import type { ReadOnlyLine } from './ReadOnlyLine.ts';
import { type FileNames, readQuestion } from './readQuestion.ts';

/** Formats the visible content of a section as text, in the form's order. */
export function readSection(
  section: SectionNode,
  view: FormView,
  fileNames: FileNames,
): readonly ReadOnlyLine[] {
  const ask = (question: Question): readonly ReadOnlyLine[] =>
    readQuestion(question, view, fileNames).map((line) => {
      if (!('label' in line)) return line;
      // A document that is not converted yet has a name, but is not an answer yet.
      const isNamed = question.kind === 'upload' && fileNames(question.key) !== undefined;
      const missing = findMissing(question, view);
      const [reason] = question.required === false ? [...missing.values()].flat() : [];
      return { ...line, of: question.key, isUnanswered: !isNamed && missing.size > 0, reason };
    });
  const readAll = (nodes: readonly FormNode[]): readonly ReadOnlyLine[] => nodes.flatMap(read);
  const read = (node: FormNode): readonly ReadOnlyLine[] => {
    const open = contentOf(node).filter(({ gate }) => !gate || isOpen(gate, view));
    if (node.kind === 'addAnother')
      return open.map(({ itemTitle: title = '', children }) => {
        const [first] = children.flatMap((child) => ('key' in child ? child.key : []));
        return { kind: 'item', title, first: first ?? node.id, lines: readAll(children) };
      });
    return [...readOwn(node), ...open.flatMap(({ children }) => readAll(children))];
  };
  const readOwn = (node: FormNode): readonly ReadOnlyLine[] => {
    if (node.kind === 'tabs') {
      const chosen = view.tab(node.id, node.defaultTab);
      return node.tabs
        .filter(({ id }) => id === chosen)
        .map((tab) => ({ kind: 'answer', label: node.label, value: tab.label }));
    }
    const isHidden = 'controlledBy' in node && !isOpen({ gate: 'dependent', question: node }, view);
    return 'key' in node && !isHidden ? ask(node) : [];
  };

  return readAll(section.children);
}
