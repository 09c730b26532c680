import type { AnswerKey } from '@admission/sdk';
import { keysOfGate } from '../run/conditions/isOpen.ts';
import { canBeShown } from './canBeShown.ts';
import { keysReadBy } from '../declare/Check.ts';
import type { FormProblem } from './FormProblem.ts';
import { findCycle } from './findCycle.ts';
import type { FormIndex } from '../run/indexForm.ts';
import { writtenKeys } from '../declare/questionKeys.ts';
import { walkForm } from '../declare/walkForm.ts';

/** Finds conditions that read or fill keys without a question, that form a cycle, or that can never be true. */
export function checkConditions(index: FormIndex, today: string): FormProblem[] {
  const problems = new Map<string, FormProblem>();
  const add = (kind: FormProblem['kind'], message: string) => problems.set(message, { kind, message });
  const isAsked = (key: AnswerKey) => index.placesOf.has(key);

  for (const placed of index.questions) {
    const { question } = placed;
    for (const key of placed.question.checks.flatMap(keysReadBy))
      if (!isAsked(key))
        add('unaskedRead', `A check of ${question.key} reads ${key}, which no question asks`);
    for (const gate of placed.gates)
      for (const key of keysOfGate(gate)) {
        if (isAsked(key)) continue;
        if (gate.gate === 'dependent' && gate.question.controlledBy === key)
          add('unaskedControl', `${gate.question.key} is controlled by ${key}, which no question asks`);
        else add('unaskedRead', `A condition of ${question.key} reads ${key}, which no question asks`);
      }
    if (question.kind === 'autocomplete')
      for (const key of Object.values(question.fills))
        if (!isAsked(key)) add('unaskedFill', `${question.key} fills ${key}, which no question asks`);
    if (!canBeShown(index, placed, today))
      add('neverShown', `The question ${question.key} on the page ${placed.page.id} can never be shown`);
  }

  walkForm(index.form, {
    node(node) {
      if (node.kind !== 'watcher') return;
      const { valueKey } = node.clearUnless;
      if (!isAsked(valueKey)) add('unaskedRead', `A watcher reads ${valueKey}, which no question asks`);
      for (const key of node.keys)
        if (!isAsked(key)) add('unaskedRead', `A watcher clears ${key}, which no question asks`);
    },
  });

  const cycle = findCycle(influences(index));
  if (cycle) add('cycle', `The conditions go in a circle: ${cycle.join(' → ')}`);
  return [...problems.values()];
}

/** Key → the keys it can show, hide or clear. */
function influences(index: FormIndex): ReadonlyMap<AnswerKey, ReadonlySet<AnswerKey>> {
  const edges = new Map<AnswerKey, Set<AnswerKey>>();
  const connect = (from: AnswerKey, to: readonly AnswerKey[]) => {
    const known = edges.get(from) ?? new Set();
    edges.set(from, known);
    for (const key of to) known.add(key);
  };

  for (const { question, gates } of index.questions)
    for (const key of gates.flatMap(keysOfGate)) connect(key, writtenKeys(question));
  walkForm(index.form, {
    node(node) {
      if (node.kind === 'watcher') connect(node.clearUnless.valueKey, node.keys);
    },
  });
  return edges;
}
