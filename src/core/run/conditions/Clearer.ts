import type { AnswerKey } from '@admission/sdk';
import type { FormView } from '../answers/FormState.ts';
import type { Form, FormNode } from '../../declare/FormNode.ts';
import { writtenKeys } from '../../declare/questionKeys.ts';
import { type Gate, partsOf, walkForm } from '../../declare/walkForm.ts';
import { evaluate } from './evaluate.ts';
import { isOpen, keysOfGate } from './isOpen.ts';

/**
 * Something that may clear answers after one it reads has changed.
 *
 * `hides`: the keys stand inside content that is now hidden. `watches`: a watcher's condition fails.
 * `controls`: the keys belong to the former value of their controlling answer.
 */
export interface Clearer {
  readonly why: 'hides' | 'watches' | 'controls';
  readonly reads: readonly AnswerKey[];
  /** The keys whose answers must go, given the answers as they now are. */
  keysToClear(view: FormView): readonly AnswerKey[];
}

/** Every clearer a form declares, in reading order. */
export function collectClearers(form: Form): readonly Clearer[] {
  const clearers: Clearer[] = [];
  walkForm(form, { node: (node) => clearers.push(...clearersOf(node)) });
  return clearers;
}

function clearersOf(node: FormNode): readonly Clearer[] {
  switch (node.kind) {
    case 'hiddenSection':
    case 'confirmation':
      return partsOf(node).flatMap(({ gate, children }) => (gate ? [hider(gate, keysInside(children))] : []));
    case 'conditionGroups':
      // Every group closes but one, and what that one keeps is for `settle` to see (TRAP-19).
      return [
        {
          why: 'hides',
          reads: node.groups.map((group) => group.keepWhen.valueKey),
          keysToClear: always(node.groups.flatMap((group) => keysInside(group.children))),
        },
      ];
    case 'watcher':
      return [
        {
          why: 'watches',
          reads: [node.clearUnless.valueKey],
          keysToClear: (view) => (evaluate(node.clearUnless, view.read, view.today) ? [] : node.keys),
        },
      ];
    case 'dependent': {
      // The answer belongs to the old value of its controlling answer: any change clears it.
      const keys = writtenKeys(node);
      return [
        { why: 'controls', reads: [node.controlledBy], keysToClear: always(keys) },
        hider({ gate: 'dependent', question: node }, keys),
      ];
    }
    default:
      return [];
  }
}

const always = (keys: readonly AnswerKey[]) => () => keys;

function hider(gate: Gate, keys: readonly AnswerKey[]): Clearer {
  return { why: 'hides', reads: keysOfGate(gate), keysToClear: (view) => (isOpen(gate, view) ? [] : keys) };
}

/** Every key written anywhere inside the nodes. */
function keysInside(nodes: readonly FormNode[]): readonly AnswerKey[] {
  return nodes.flatMap((node) => [
    ...('key' in node ? writtenKeys(node) : []),
    ...partsOf(node).flatMap(({ children }) => keysInside(children)),
  ]);
}
