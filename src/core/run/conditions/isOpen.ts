import type { AnswerKey } from '@admission/sdk';
import type { FormView } from '../../answers/FormState.ts';
import { optionsFor } from '../../kinds/dependent.ts';
import type { Gate, PlacedQuestion } from '../walkForm.ts';
import { evaluate } from '../../declare/evaluate.ts';

/** Returns whether a gate shows its content: `hideWhen` closes a gate, `keepWhen` and `showWhen` open it. */
export function isOpen(gate: Gate, view: FormView): boolean {
  switch (gate.gate) {
    case 'section':
      return !gate.hideWhen.some((rule) => evaluate(rule, view));
    case 'group':
      return gate.index === gate.groups.findIndex((group) => evaluate(group.keepWhen, view));
    case 'tab':
      return view.tab(gate.tabsId, gate.defaultTab) === gate.tabId;
    case 'item':
      return gate.n <= view.count(gate.buttonId);
    case 'confirmed':
      return view.read(gate.key) === 'true';
    case 'dependent': {
      const { showWhen } = gate.question;
      if (showWhen && !evaluate(showWhen, view)) return false;
      return optionsFor(gate.question, view).length > 0;
    }
    default:
      return gate satisfies never;
  }
}

/** Returns whether a question is on screen, that is, whether every gate above it is open. */
export function isShown(placed: PlacedQuestion, view: FormView): boolean {
  return placed.gates.every((gate) => isOpen(gate, view));
}

/**
 * Returns whether a question keeps its answer: every gate above it must be open, except tabs and items.
 *
 * An unselected tab keeps its answers, and `setCount` itself clears those in removed items.
 */
export function keepsAnswer(placed: PlacedQuestion, view: FormView): boolean {
  return placed.gates.every((gate) => gate.gate === 'tab' || gate.gate === 'item' || isOpen(gate, view));
}

/** Returns the keys of the answers that a gate reads; a change to any other answer cannot open or close it. */
export function keysOfGate(gate: Gate): readonly AnswerKey[] {
  switch (gate.gate) {
    case 'section':
      return gate.hideWhen.map((rule) => rule.valueKey);
    case 'group':
      return gate.groups.map((group) => group.keepWhen.valueKey);
    case 'dependent': {
      const { controlledBy, showWhen } = gate.question;
      return showWhen ? [controlledBy, showWhen.valueKey] : [controlledBy];
    }
    case 'confirmed':
      return [gate.key];
    case 'tab':
    case 'item':
      return [];
    default:
      return gate satisfies never;
  }
}
