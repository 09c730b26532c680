import type { AnswerKey } from '@admission/sdk';
import { keysOfGate } from './conditions/isOpen.ts';
import { collectClearers, type Clearer } from './conditions/Clearer.ts';
import { keysReadBy } from '../declare/Check.ts';
import type { Form } from '../declare/FormNode.ts';
import { askedKeys, writtenKeys } from '../declare/questionKeys.ts';
import { type PlacedQuestion, walkForm } from '../declare/walkForm.ts';

/** What follows from the declaration alone, before any answer. */
export interface FormIndex {
  readonly form: Form;
  /** Every question in reading order; one in two condition groups stands here twice. */
  readonly questions: readonly PlacedQuestion[];
  /** Key → the places where it is written. */
  readonly placesOf: ReadonlyMap<AnswerKey, readonly PlacedQuestion[]>;
  /** Key → what may have to be cleared when it changes. */
  readonly clearersOf: ReadonlyMap<AnswerKey, readonly Clearer[]>;
  /** Key → the questions to check again when it changes: its own, and those whose checks or gates read it. */
  readonly recheckOf: ReadonlyMap<AnswerKey, readonly PlacedQuestion[]>;
  /** Add-another or tab group → the questions inside. */
  readonly insideOf: ReadonlyMap<string, readonly PlacedQuestion[]>;
  /** The keys of upload questions, whose answers follow from the list of documents. */
  readonly uploadKeys: readonly AnswerKey[];
}

/** Indexes a form once, so that a keystroke costs the same in a form of 30 questions and of 1,000. */
export function indexForm(form: Form): FormIndex {
  const questions: PlacedQuestion[] = [];
  walkForm(form, { question: (placed) => questions.push(placed) });

  const placesOf = new Map<AnswerKey, PlacedQuestion[]>();
  const recheckOf = new Map<AnswerKey, Set<PlacedQuestion>>();
  const insideOf = new Map<string, PlacedQuestion[]>();
  for (const placed of questions) {
    for (const key of writtenKeys(placed.question)) push(placesOf, key, placed);
    const reads = [
      ...askedKeys(placed.question),
      ...placed.question.checks.flatMap(keysReadBy),
      ...placed.gates.flatMap(keysOfGate),
    ];
    for (const key of reads) recheckOf.set(key, (recheckOf.get(key) ?? new Set()).add(placed));
    for (const gate of placed.gates) {
      if (gate.gate === 'item') push(insideOf, gate.buttonId, placed);
      if (gate.gate === 'tab') push(insideOf, gate.tabsId, placed);
    }
  }

  const clearersOf = new Map<AnswerKey, Clearer[]>();
  for (const clearer of collectClearers(form))
    for (const key of new Set(clearer.reads)) push(clearersOf, key, clearer);

  return {
    form,
    questions,
    placesOf,
    clearersOf,
    recheckOf: new Map([...recheckOf].map(([key, set]) => [key, [...set]])),
    insideOf,
    uploadKeys: [...placesOf].flatMap(([key, places]) =>
      places.some(({ question }) => question.kind === 'upload') ? [key] : [],
    ),
  };
}

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
