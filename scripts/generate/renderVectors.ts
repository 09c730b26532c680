import { isDeepStrictEqual } from 'node:util';
import type { Answers, FormView } from '../../src/core/answers/FormState.ts';
import { isOpen, isShown, keysOfGate } from '../../src/core/run/conditions/isOpen.ts';
import { indexForm, type FormIndex } from '../../src/core/run/indexForm.ts';
import { isUnanswered } from '../../src/core/run/validation/countRequired.ts';
import type { Form } from '../../src/core/declare/FormNode.ts';
import { listsOf, tidyAnswer } from '../../src/core/kinds/kinds.ts';
import { optionsOf } from '../../src/core/kinds/optionsOf.ts';
import type { Gate, PlacedQuestion } from '../../src/core/run/walkForm.ts';

type AnswerKey = keyof Answers;

/** An input and the output that is right for it: for the form, the sandbox, and a backend in any language. */
export interface Vector<Given = unknown, Right = unknown> {
  name: string;
  given: Given;
  right: Right;
}

const FILES = ['required-documents', 'tidied-answers', 'asked-questions'];

/** The day on which the vectors hold; some conditions depend on an age. */
const TODAY = '2026-11-29';

/** Lists of more options than these are sampled: only options that lead to another outcome matter. */
const MANY = 20;

/**
 * Returns the right output of each vector according to the form, and adds a vector for each outcome of each condition.
 *
 * @param written the vectors of each file as they are. Their names and inputs are written by hand, except those of
 *   `asked-questions`.
 */
export function renderVectors(
  form: Form,
  written: Readonly<Record<string, readonly Vector[]>>,
): Record<string, Vector[]> {
  const index = indexForm(form);
  return {
    'required-documents': fill(written['required-documents'], (answers: Answers) =>
      listRequired(index, answers),
    ),
    'tidied-answers': fill(written['tidied-answers'], ({ key, typed }: { key: AnswerKey; typed: string }) => {
      const placed = index.placesOf.get(key)?.[0];
      return placed ? tidyAnswer(placed.question, typed) : typed;
    }),
    'asked-questions': listConditions(index),
  };
}

/** Reads the files of vectors, each by its name. */
export async function readVectors(
  read: (file: string) => Promise<string>,
): Promise<Record<string, readonly Vector[]>> {
  const entries = FILES.map(
    async (file) => [file, JSON.parse((await read(file)) || '[]') as Vector[]] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

/** Prints one vector per line, so that a difference shows which ones have moved. */
export const formatVectors = (vectors: readonly Vector[]): string =>
  `[\n${vectors.map((vector) => `  ${JSON.stringify(vector)}`).join(',\n')}\n]\n`;

/** Names the vectors that are new, gone, or have another right output than before. */
export function describeMoved(file: string, before: readonly Vector[], after: readonly Vector[]): string[] {
  const old = new Map(before.map((vector) => [vector.name, vector]));
  const moved = after.flatMap(({ name, right }) => {
    const was = old.get(name)?.right;
    const isKnown = old.delete(name);
    if (isKnown && isDeepStrictEqual(was, right)) return [];
    const earlier = was === undefined ? 'new' : `was ${JSON.stringify(was)}`;
    return [`${file}: ${name}: ${JSON.stringify(right)} (${earlier})`];
  });
  return [...moved, ...[...old.keys()].map((name) => `${file}: ${name}: gone`)];
}

function fill(vectors: readonly Vector[] = [], rule: (given: never) => unknown): Vector[] {
  return vectors.map(({ name, given }) => ({ name, given, right: rule(given as never) }));
}

const viewOf = (answers: Answers): FormView => ({
  read: (key) => answers[key] ?? '',
  count: () => 1,
  tab: (_, defaultTab) => defaultTab,
  today: () => TODAY,
});

function listRequired(index: FormIndex, answers: Answers): AnswerKey[] {
  const blank = viewOf({ ...answers, ...Object.fromEntries(index.uploadKeys.map((key) => [key, ''])) });
  const isRequired = (placed: PlacedQuestion) =>
    isShown(placed, blank) && isUnanswered(placed.question, blank);
  return index.uploadKeys.filter(
    (key) => answers[key] === 'ANSWERED' || index.placesOf.get(key)?.some(isRequired),
  );
}

/** One vector for each answer that shows other questions, and each of its values that shows different ones. */
function listConditions(index: FormIndex): Vector[] {
  return [...index.gatedBy.keys()].flatMap((key) => {
    const open = openingOf(index, key);
    const values = valuesOf(index, key);
    const vectors = values.map((value) => {
      const answers = { ...open, [key]: value };
      return {
        name: value === '' ? `${key} is blank` : `${key} is ${value}`,
        given: { today: TODAY, answers },
        right: listAsked(index, key, answers),
      };
    });
    if (values.length <= MANY) return vectors;
    const seen = new Map(vectors.map((vector) => [JSON.stringify(vector.right), vector]));
    return [...seen.values()];
  });
}

/** Lists the questions that depend on an answer and are asked. */
function listAsked(index: FormIndex, key: AnswerKey, answers: Answers): AnswerKey[] {
  const asked = index.gatedBy.get(key)?.filter((placed) => isShown(placed, viewOf(answers))) ?? [];
  return [...new Set(asked.map(({ question }) => question.key))];
}

/** Returns answers with which a question is asked. */
function openingOf(index: FormIndex, key: AnswerKey): Answers {
  const gates = index.placesOf.get(key)?.[0]?.gates ?? [];
  return gates.reduce<Answers>((answers, gate) => ({ ...answers, ...opensGate(index, gate) }), {});
}

function opensGate(index: FormIndex, gate: Gate): Answers {
  return keysOfGate(gate).reduce<Answers>((answers, key) => {
    if (isOpen(gate, viewOf(answers))) return answers;
    const before = { ...answers, ...openingOf(index, key) };
    const value = valuesOf(index, key).find((each) => isOpen(gate, viewOf({ ...before, [key]: each })));
    return { ...before, [key]: value ?? '' };
  }, {});
}

/** Returns the values of an answer that may matter to a condition: its options, or those around a limit. */
function valuesOf(index: FormIndex, key: AnswerKey): string[] {
  const { question } = index.placesOf.get(key)?.[0] ?? {};
  if (!question) return [];
  const options = listsOf(question).flatMap((list) =>
    list.key === key ? optionsOf(list.options, TODAY).map(({ value }) => value) : [],
  );
  if (options.length > 0) return ['', ...options];
  if (question.kind === 'confirmation' || question.kind === 'checkbox') return ['', 'true'];
  const targets = (index.gatedBy.get(key) ?? []).flatMap(({ gates }) =>
    gates.flatMap((gate) => (gate.gate === 'section' ? gate.hideWhen : [])),
  );
  const limits = targets.flatMap(({ valueKey, target }) => {
    if (valueKey !== key || target === undefined) return [];
    const limit = typeof target === 'function' ? target(TODAY) : String(target);
    return around(limit);
  });
  return ['', ...new Set(limits.length > 0 ? limits : ['1'])];
}

/** Returns a limit with the numbers or days before and after it. */
function around(limit: string): string[] {
  if (/^\d+$/.test(limit))
    return [-1, 0, 1].map((by) => String(Number(limit) + by)).filter((each) => !each.startsWith('-'));
  const day = Date.parse(limit);
  if (Number.isNaN(day)) return [limit];
  return [-1, 0, 1].map((by) => new Date(day + by * 86_400_000).toISOString().slice(0, 10));
}
