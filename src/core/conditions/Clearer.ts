import type { AnswerKey } from '@admission/sdk';
import type { FormView } from '../answers/FormState.ts';
import type { ConditionGroupsNode, Form, FormNode } from '../question/FormNode.ts';
import { writtenKeys } from '../question/questionKeys.ts';
import type { DependentQuestion } from '../question/Question.ts';
import { walkForm } from '../question/walkForm.ts';
import { evaluate, evaluateAny } from './evaluate.ts';
import { keysOfGate } from './isOpen.ts';

/** Something that may clear answers after one it reads has changed. */
export interface Clearer {
  readonly reads: readonly AnswerKey[];
  /** The keys whose answers must go, given the answers as they now are. */
  keysToClear(view: FormView): readonly AnswerKey[];
}

/** Every clearer a form declares, in reading order. */
export function collectClearers(form: Form): readonly Clearer[] {
  const clearers: Clearer[] = [];
  walkForm(form, {
    node(node) {
      const clearer = clearerOf(node);
      if (clearer) clearers.push(clearer);
    },
  });
  return clearers;
}

function clearerOf(node: FormNode): Clearer | undefined {
  switch (node.kind) {
    case 'hiddenSection': {
      const keys = keysInside(node.children);
      return {
        reads: node.hideWhen.map((rule) => rule.valueKey),
        keysToClear: (view) => (evaluateAny(node.hideWhen, view.read, view.today) ? keys : []),
      };
    }
    case 'conditionGroups':
      return groupsClearer(node);
    case 'watcher':
      return {
        reads: [node.clearUnless.valueKey],
        keysToClear: (view) => (evaluate(node.clearUnless, view.read, view.today) ? [] : node.keys),
      };
    case 'confirmation': {
      const keys = keysInside(node.children);
      return { reads: [node.key], keysToClear: (view) => (view.read(node.key) === 'true' ? [] : keys) };
    }
    case 'dependent':
      return dependentClearer(node);
    default:
      return undefined;
  }
}

/** Keeps the keys of the first satisfied group; the keep set wins over the clear set (TRAP-19). */
function groupsClearer(node: ConditionGroupsNode): Clearer {
  const keysOf = node.groups.map((group) => keysInside(group.children));
  return {
    reads: node.groups.map((group) => group.keepWhen.valueKey),
    keysToClear(view) {
      const kept = node.groups.findIndex((group) => evaluate(group.keepWhen, view.read, view.today));
      const keep = new Set(keysOf[kept]);
      return keysOf.flat().filter((key) => !keep.has(key));
    },
  };
}

/** A dependent answer belongs to the old value of its controlling answer: any change clears it (DEP-03). */
function dependentClearer(question: DependentQuestion): Clearer {
  const keys = writtenKeys(question);
  return { reads: keysOfGate({ gate: 'dependent', question }), keysToClear: () => keys };
}

/** Every key written anywhere inside the nodes. */
export function keysInside(nodes: readonly FormNode[]): readonly AnswerKey[] {
  return nodes.flatMap((node): readonly AnswerKey[] => {
    if ('key' in node) {
      const own = writtenKeys(node);
      return node.kind === 'confirmation' ? [...own, ...keysInside(node.children)] : own;
    }
    switch (node.kind) {
      case 'section':
      case 'hiddenSection':
        return keysInside(node.children);
      case 'conditionGroups':
        return node.groups.flatMap((group) => keysInside(group.children));
      case 'addAnother':
        return node.items.flatMap((item) => keysInside(item.children));
      case 'tabs':
        return node.tabs.flatMap((tab) => keysInside(tab.children));
      case 'watcher':
      case 'modalButton':
        return [];
      default:
        return node satisfies never;
    }
  });
}
