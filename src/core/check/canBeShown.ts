import type { AnswerKey } from '@admission/sdk';
import type { FormView } from '../run/answers/FormState.ts';
import { keepsAnswer, keysOfGate } from '../run/conditions/isOpen.ts';
import type { Rule } from '../declare/Rule.ts';
import type { FormIndex } from '../run/indexForm.ts';
import { listsOf, optionsOf } from '../declare/optionsOf.ts';
import type { Question } from '../declare/FormNode.ts';
import type { Gate, PlacedQuestion } from '../declare/walkForm.ts';

/** Beyond this many combinations a question is taken to be showable: the search is for slips, not a proof. */
const MOST_COMBINATIONS = 20_000;

/**
 * Says whether any answers at all bring a question onto the screen.
 *
 * It tries the answers its conditions speak of, and one they do not, together with those that the
 * questions they read need to be asked themselves.
 */
export function canBeShown(index: FormIndex, placed: PlacedQuestion, today: string): boolean {
  if (placed.gates.some((gate, at) => placed.gates.slice(at).some((other) => isOtherTab(gate, other))))
    return false;

  const keys = keysNeeded(index, placed);
  const choices = keys.map((key) => valuesToTry(index, key, keys, today));
  const combinations = choices.reduce((product, values) => product * values.length, 1);
  if (combinations > MOST_COMBINATIONS) return true;

  for (let turn = 0; turn < combinations; turn += 1) {
    const answers = combination(keys, choices, turn);
    const view: FormView = {
      read: (key) => answers.get(key) ?? '',
      count: () => Number.POSITIVE_INFINITY,
      tab: (_, defaultTab) => defaultTab,
      today,
    };
    if (keepsAnswer(placed, view) && keys.every((key) => isConsistent(index, key, view))) return true;
  }
  return false;
}

function isOtherTab(gate: Gate, other: Gate): boolean {
  return (
    gate.gate === 'tab' && other.gate === 'tab' && gate.tabsId === other.tabsId && gate.tabId !== other.tabId
  );
}

/** The keys its gates read, those the gates of these read, and so on. */
function keysNeeded(index: FormIndex, placed: PlacedQuestion): readonly AnswerKey[] {
  const keys = new Set(placed.gates.flatMap(keysOfGate));
  for (const key of keys)
    for (const place of index.placesOf.get(key) ?? [])
      for (const read of place.gates.flatMap(keysOfGate)) keys.add(read);
  return [...keys];
}

/** An answer that is not blank needs a place where it can have been given. */
function isConsistent(index: FormIndex, key: AnswerKey, view: FormView): boolean {
  if (view.read(key) === '') return true;
  return (index.placesOf.get(key) ?? []).some((place) => keepsAnswer(place, view));
}

function combination(
  keys: readonly AnswerKey[],
  choices: readonly (readonly string[])[],
  turn: number,
): ReadonlyMap<AnswerKey, string> {
  let rest = turn;
  return new Map(
    keys.map((key, at) => {
      const values = choices[at] ?? [];
      const value = values[rest % values.length] ?? '';
      rest = Math.floor(rest / values.length);
      return [key, value];
    }),
  );
}

function valuesToTry(
  index: FormIndex,
  key: AnswerKey,
  keys: readonly AnswerKey[],
  today: string,
): readonly string[] {
  const mentioned = new Set(gatesOf(index, keys).flatMap((gate) => valuesMentioned(gate, key, today)));
  const questions = (index.placesOf.get(key) ?? []).map((place) => place.question);
  const offered = questions.flatMap((question) => valuesOffered(question, key, today) ?? []);
  const isFree = questions.some((question) => valuesOffered(question, key, today) === null);

  const near = [...mentioned].flatMap(neighbours);
  const values = isFree ? [...near, 'something else'] : someOf(offered, new Set(near));
  return [...new Set(['', ...values])];
}

/** The values conditions speak of, and the first and last of the others. */
function someOf(offered: readonly string[], near: ReadonlySet<string>): readonly string[] {
  const others = offered.filter((value) => !near.has(value));
  return [...offered.filter((value) => near.has(value)), ...others.slice(0, 1), ...others.slice(-1)];
}

/** Every gate that reads one of the keys, or guards a place of one. */
function gatesOf(index: FormIndex, keys: readonly AnswerKey[]): readonly Gate[] {
  const reading = keys.flatMap((key) => index.recheckOf.get(key) ?? []);
  return [...new Set(reading.flatMap((place) => place.gates))];
}

function valuesMentioned(gate: Gate, key: AnswerKey, today: string): readonly string[] {
  const ofRule = ({ valueKey, target }: Rule): readonly string[] =>
    valueKey !== key || target === undefined
      ? []
      : [typeof target === 'function' ? target(today) : target].flat();
  switch (gate.gate) {
    case 'section':
      return gate.hideWhen.flatMap(ofRule);
    case 'group':
      return gate.groups.flatMap((group) => ofRule(group.keepWhen));
    case 'dependent': {
      const { controlledBy, optionsByValue, showWhen } = gate.question;
      const values = controlledBy === key ? Object.keys(optionsByValue ?? {}) : [];
      return [...values, ...(showWhen ? ofRule(showWhen) : [])];
    }
    default:
      return [];
  }
}

/** The answers a question can be given, or null where the applicant writes it. */
function valuesOffered(question: Question, key: AnswerKey, today: string): readonly string[] | null {
  const lists = listsOf(question).filter((list) => list.key === key);
  if (lists.length > 0)
    return lists.flatMap(({ options }) => optionsOf(options, today)).map(({ value }) => value);
  switch (question.kind) {
    case 'checkbox':
    case 'checkboxGroup':
    case 'confirmation':
      return ['true'];
    case 'upload':
      return ['ANSWERED'];
    default:
      return null;
  }
}

/** A value, and those just below and above it where it has an order. */
function neighbours(value: string): readonly string[] {
  if (/^-?\d+$/.test(value)) return [value, String(Number(value) - 1), String(Number(value) + 1)];
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return [value, '0001-01-01', '9999-12-31'];
  return [value];
}
