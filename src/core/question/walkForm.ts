import type { AnswerKey } from '@admission/sdk';
import type { Rule } from '../conditions/Rule.ts';
import type { ConditionGroup, Form, FormNode, Page, Question, SectionNode } from './FormNode.ts';
import type { DependentQuestion } from './Question.ts';

/** What must be so for a question to be on screen; one per ancestor that can hide it. */
export type Gate =
  | { readonly gate: 'section'; readonly hideWhen: readonly Rule[] }
  | { readonly gate: 'group'; readonly groups: readonly ConditionGroup[]; readonly index: number }
  | { readonly gate: 'tab'; readonly tabsId: string; readonly tabId: string; readonly defaultTab: string }
  | { readonly gate: 'item'; readonly buttonId: string; readonly n: number }
  | { readonly gate: 'dependent'; readonly question: DependentQuestion }
  | { readonly gate: 'confirmed'; readonly key: AnswerKey };

/** A question where it stands. */
export interface PlacedQuestion {
  readonly question: Question;
  readonly page: Page;
  readonly section: SectionNode;
  readonly gates: readonly Gate[];
  /** The add-another item it is part of, which makes its label unambiguous. */
  readonly itemTitle?: string;
}

/** What a walk over a form calls for each node and question, in reading order. */
export interface FormVisitor {
  node?(node: FormNode, at: Omit<PlacedQuestion, 'question'>): void;
  question?(placed: PlacedQuestion): void;
}

const isQuestion = (node: FormNode): node is Question => 'key' in node;

/** Visits every node of the form in reading order, with the gates it stands behind. */
export function walkForm(form: Form, visitor: FormVisitor): void {
  for (const page of form.pages)
    for (const section of page.sections) visit(section, { page, section, gates: [] }, visitor);
}

function visit(node: FormNode, at: Omit<PlacedQuestion, 'question'>, visitor: FormVisitor): void {
  visitor.node?.(node, at);
  const into = (children: readonly FormNode[], gate?: Gate, itemTitle = at.itemTitle) => {
    const inside = { ...at, itemTitle, gates: gate ? [...at.gates, gate] : at.gates };
    for (const child of children) visit(child, inside, visitor);
  };

  if (isQuestion(node)) {
    const gates: readonly Gate[] =
      node.kind === 'dependent' ? [...at.gates, { gate: 'dependent', question: node }] : at.gates;
    visitor.question?.({ ...at, question: node, gates });
    if (node.kind === 'confirmation') into(node.children, { gate: 'confirmed', key: node.key });
    return;
  }

  switch (node.kind) {
    case 'section':
      return into(node.children);
    case 'hiddenSection':
      return into(node.children, { gate: 'section', hideWhen: node.hideWhen });
    case 'conditionGroups':
      return node.groups.forEach((group, index) =>
        into(group.children, { gate: 'group', groups: node.groups, index }),
      );
    case 'addAnother':
      return node.items.forEach((item) =>
        into(item.children, { gate: 'item', buttonId: node.id, n: item.n }, item.title),
      );
    case 'tabs':
      return node.tabs.forEach((tab) =>
        into(tab.children, { gate: 'tab', tabsId: node.id, tabId: tab.id, defaultTab: node.defaultTab }),
      );
    case 'watcher':
    case 'modalButton':
      return;
    default:
      return node satisfies never;
  }
}
