import type { AnswerKey } from '@admission/sdk';
import type { Dependence } from '../declare/Dependence.ts';
import type { ConditionGroup, Form, FormNode, Page, Question, SectionNode } from '../declare/FormNode.ts';
import type { Rule } from '../declare/Rule.ts';

/** A condition for a question to be on screen; each ancestor that can hide the question adds one. */
export type Gate =
  | { readonly gate: 'section'; readonly hideWhen: readonly Rule[] }
  | { readonly gate: 'group'; readonly groups: readonly ConditionGroup[]; readonly index: number }
  | { readonly gate: 'tab'; readonly tabsId: string; readonly tabId: string; readonly defaultTab: string }
  | { readonly gate: 'item'; readonly buttonId: string; readonly n: number }
  | { readonly gate: 'dependent'; readonly question: Dependence }
  | { readonly gate: 'confirmed'; readonly key: AnswerKey };

/** A node with its place in the form. */
export interface PlacedNode {
  readonly node: FormNode;
  readonly page: Page;
  readonly section: SectionNode;
  readonly gates: readonly Gate[];
  /** The title of the add-another item that contains the node; it makes the node's label unambiguous. */
  readonly itemTitle?: string;
}

/** A question with its place in the form. */
export type PlacedQuestion = Omit<PlacedNode, 'node'> & { readonly question: Question };

/** A part of a node's content, and the gate that shows or hides it. */
export interface NodeContent {
  readonly children: readonly FormNode[];
  readonly gate?: Gate;
  readonly itemTitle?: string;
}

/** Returns the content of a node, in reading order. */
export function contentOf(node: FormNode): readonly NodeContent[] {
  switch (node.kind) {
    case 'section':
    case 'fieldset':
      return [node];
    case 'hiddenSection':
      return [{ children: node.children, gate: { gate: 'section', hideWhen: node.hideWhen } }];
    case 'confirmation':
      return [{ children: node.children, gate: { gate: 'confirmed', key: node.key } }];
    case 'conditionGroups':
      return node.groups.map(({ children }, index) => ({
        children,
        gate: { gate: 'group', groups: node.groups, index },
      }));
    case 'addAnother':
      return node.items.map(({ n, title, children }) => ({
        children,
        gate: { gate: 'item', buttonId: node.id, n },
        itemTitle: title,
      }));
    case 'tabs':
      return node.tabs.map(({ id, children }) => ({
        children,
        gate: { gate: 'tab', tabsId: node.id, tabId: id, defaultTab: node.defaultTab },
      }));
    default:
      return [];
  }
}

/** Lists every node of the form in reading order, with the gates that show or hide it. */
export function walkForm(form: Form): readonly PlacedNode[] {
  return form.pages.flatMap((page) =>
    page.sections.flatMap((section) => walk({ node: section, page, section, gates: [] })),
  );
}

function walk({ node, ...at }: PlacedNode): readonly PlacedNode[] {
  const own: readonly Gate[] = 'controlledBy' in node ? [{ gate: 'dependent', question: node }] : [];
  return [
    { ...at, node, gates: [...at.gates, ...own] },
    ...contentOf(node).flatMap(({ children, gate, itemTitle = at.itemTitle }) => {
      const gates = gate ? [...at.gates, gate] : at.gates;
      return children.flatMap((child) => walk({ ...at, node: child, itemTitle, gates }));
    }),
  ];
}
