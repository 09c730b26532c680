import type { FormView } from '../../core/answers/FormState.ts';
import { isOpen } from '../../core/conditions/isOpen.ts';
import type { FormNode, Question, SectionNode } from '../../core/question/FormNode.ts';
import { isLeft } from '../../core/validation/countRequired.ts';
import type { ReadOnlyContent, ReadOnlyLine } from './ReadOnlyLine.ts';
import { type FileNames, readQuestion } from './readQuestion.ts';

/**
 * Writes a section as text: what is hidden left out, of tabs the chosen one, of repetitions as many as were
 * counted (ROLE-15, TRAP-68).
 *
 * The items stand after the section's own lines, or those would seem to belong to the last item.
 */
export function readSection(section: SectionNode, view: FormView, fileNames: FileNames): ReadOnlyContent {
  const items: { title: string; lines: readonly ReadOnlyLine[] }[] = [];

  const ask = (question: Question): readonly ReadOnlyLine[] =>
    readQuestion(question, view, fileNames).map((line) =>
      line.kind === 'note' ? line : { ...line, isLeft: isLeft(question, view) },
    );
  const readAll = (nodes: readonly FormNode[]): readonly ReadOnlyLine[] => nodes.flatMap(read);
  const read = (node: FormNode): readonly ReadOnlyLine[] => {
    switch (node.kind) {
      case 'section':
        return readAll(node.children);
      case 'hiddenSection':
        return isOpen({ gate: 'section', hideWhen: node.hideWhen }, view) ? readAll(node.children) : [];
      case 'conditionGroups':
        return node.groups.flatMap((group, index) =>
          isOpen({ gate: 'group', groups: node.groups, index }, view) ? readAll(group.children) : [],
        );
      case 'tabs': {
        const chosen = view.tab(node.id, node.defaultTab);
        const tab = node.tabs.find(({ id }) => id === chosen);
        return tab ? [{ kind: 'answer', label: node.label, value: tab.label }, ...readAll(tab.children)] : [];
      }
      case 'addAnother':
        for (const item of node.items.slice(0, view.count(node.id)))
          items.push({ title: item.title, lines: readAll(item.children) });
        return [];
      case 'watcher':
      case 'modalButton':
        return [];
      case 'dependent':
        return isOpen({ gate: 'dependent', question: node }, view) ? ask(node) : [];
      case 'confirmation': {
        const isConfirmed = isOpen({ gate: 'confirmed', key: node.key }, view);
        return [...ask(node), ...(isConfirmed ? readAll(node.children) : [])];
      }
      default:
        return ask(node);
    }
  };

  return { lines: readAll(section.children), items };
}
