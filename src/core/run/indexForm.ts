import type { AnswerKey } from '@admission/sdk';
import { keysOfGate } from './conditions/isOpen.ts';
import { alternativesIn, keysReadBy } from '../declare/Check.ts';
import type { Form, WatcherNode } from '../declare/FormNode.ts';
import { askedKeys } from '../kinds/kinds.ts';
import { writtenKeys } from '../kinds/questionKeys.ts';
import { type PlacedQuestion, walkForm } from './walkForm.ts';

/** Lookup tables derived from the declaration alone, independent of any answers. */
export interface FormIndex {
  readonly form: Form;
  /** Every question in reading order; a question in two condition groups is listed twice. */
  readonly questions: readonly PlacedQuestion[];
  /** Key → the questions that write it. */
  readonly placesOf: ReadonlyMap<AnswerKey, readonly PlacedQuestion[]>;
  /** Key → the questions that its answer can show or hide. */
  readonly gatedBy: ReadonlyMap<AnswerKey, readonly PlacedQuestion[]>;
  readonly watchers: readonly WatcherNode[];
  /** Group of tabs → the ids of its tabs. */
  readonly tabsOf: ReadonlyMap<string, readonly string[]>;
  /** Key → the questions to recheck when it changes: those that ask for it, or whose checks or gates read it. */
  readonly recheckOf: ReadonlyMap<AnswerKey, readonly PlacedQuestion[]>;
  /** Key → all the keys of which only one must be answered, such as the phone numbers. */
  readonly alternatives: ReadonlyMap<AnswerKey, readonly AnswerKey[]>;
  /** The keys of upload questions, whose answers follow from the list of documents. */
  readonly uploadKeys: readonly AnswerKey[];
  /** The keys of masked questions, whose answers are never stored in the browser (TRAP-13). */
  readonly maskedKeys: ReadonlySet<AnswerKey>;
  /** Keys that together form one answer, such as a country and its state. */
  readonly ties: readonly (readonly [controlling: AnswerKey, ...dependent: AnswerKey[]])[];
}

/** Indexes a form once, so that a keystroke costs the same in a form of 30 questions as in one of 1,000. */
export function indexForm(form: Form): FormIndex {
  const questions: PlacedQuestion[] = [];
  const watchers: WatcherNode[] = [];
  const tabsOf = new Map<string, readonly string[]>();
  for (const { node, ...at } of walkForm(form)) {
    if ('key' in node) questions.push({ ...at, question: node });
    if (node.kind === 'watcher') watchers.push(node);
    if (node.kind === 'tabs')
      tabsOf.set(
        node.id,
        node.tabs.map(({ id }) => id),
      );
  }

  const placesOf = new Map<AnswerKey, PlacedQuestion[]>();
  const recheckOf = new Map<AnswerKey, PlacedQuestion[]>();
  const gatedBy = new Map<AnswerKey, PlacedQuestion[]>();
  const alternatives = new Map<AnswerKey, readonly AnswerKey[]>();
  for (const placed of questions) {
    for (const key of writtenKeys(placed.question)) push(placesOf, key, placed);
    const gating = new Set(placed.gates.flatMap(keysOfGate));
    for (const key of gating) push(gatedBy, key, placed);
    const read = placed.question.checks.flatMap(keysReadBy);
    for (const key of new Set([...askedKeys(placed.question), ...read, ...gating]))
      push(recheckOf, key, placed);
    const others = placed.question.checks.flatMap(alternativesIn);
    const all = [placed.question.key, ...others];
    if (others.length > 0) for (const key of all) alternatives.set(key, all);
  }

  return {
    form,
    questions,
    placesOf,
    gatedBy,
    watchers,
    tabsOf,
    recheckOf,
    alternatives,
    uploadKeys: questions.flatMap(({ question }) => (question.kind === 'upload' ? [question.key] : [])),
    maskedKeys: new Set(
      questions.flatMap(({ question }) => (question.kind === 'sensitive' ? writtenKeys(question) : [])),
    ),
    ties: questions.flatMap(({ question }) =>
      question.kind === 'dependent' ? [[question.controlledBy, ...writtenKeys(question)] as const] : [],
    ),
  };
}

/** Returns the keys written by an add-another's items beyond the given count. */
export function keysBeyond(index: FormIndex, buttonId: string, count: number): readonly AnswerKey[] {
  return index.questions
    .filter(({ gates }) =>
      gates.some((gate) => gate.gate === 'item' && gate.buttonId === buttonId && gate.n > count),
    )
    .flatMap(({ question }) => writtenKeys(question));
}

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
