import type { FormView } from '../../core/run/answers/FormState.ts';
import { isOpen } from '../../core/run/conditions/isOpen.ts';
import type { FormNode, Question, SectionNode } from '../../core/declare/FormNode.ts';
import { partsOf } from '../../core/run/walkForm.ts';
import { isLeft } from '../../core/run/validation/countRequired.ts';
import type { ReadOnlyLine } from './ReadOnlyLine.ts';
import { type FileNames, readQuestion } from './readQuestion.ts';

/** The text of a section: its own lines, then those of each add-another item. */
export type ReadOnlyContent = ReturnType<typeof readSection>;

/**
 * Formats the visible content of a section as text, with only the chosen tab and no more add-another items
 * than the count.
 *
 * The items come after the section's own lines, which would otherwise seem to belong to the last item.
 */
export function readSection(section: SectionNode, view: FormView, fileNames: FileNames) {
  const items: { title: string; lines: readonly ReadOnlyLine[] }[] = [];

  const ask = (question: Question): readonly ReadOnlyLine[] =>
    readQuestion(question, view, fileNames).map((line) =>
      line.kind === 'note' ? line : { ...line, isLeft: isLeft(question, view) },
    );
  const readAll = (nodes: readonly FormNode[]): readonly ReadOnlyLine[] => nodes.flatMap(read);
  const read = (node: FormNode): readonly ReadOnlyLine[] => {
    const open = partsOf(node).filter(({ gate }) => !gate || isOpen(gate, view));
    if (node.kind === 'addAnother') {
      for (const { itemTitle = '', children } of open)
        items.push({ title: itemTitle, lines: readAll(children) });
      return [];
    }
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

  return { lines: readAll(section.children), items };
}
