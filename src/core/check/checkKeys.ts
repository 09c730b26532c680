import type { FormProblem } from './FormProblem.ts';
import type { FormIndex } from '../run/indexForm.ts';
import { askedKeys, companionKeys } from '../declare/questionKeys.ts';
import type { Gate, PlacedQuestion } from '../declare/walkForm.ts';

/** Compares the keys a form asks with those of the contract, both ways, and with each other. */
export function checkKeys(index: FormIndex, contract: ReadonlySet<string>): FormProblem[] {
  const asked = new Set(index.questions.flatMap((placed) => askedKeys(placed.question)));
  const companions = new Map(
    index.questions.flatMap(({ question }) =>
      companionKeys(question).map((key) => [key, question.key] as const),
    ),
  );
  const extra = [...asked].filter((key) => !contract.has(key));

  return [
    ...(extra.length > 0
      ? [problem('extraSchemaKeys', `Your yup schema has extra keys in it: ${extra.join(', ')}`)]
      : []),
    ...[...asked].flatMap((key) => checkPlaces(key, placesAsking(index, key))),
    ...extra.map((key) => problem('unknownKey', `The key ${key} is not in the tenant data model`)),
    ...[...companions]
      .filter(([key]) => !contract.has(key))
      .map(([key, owner]) =>
        problem('unknownCompanion', `The companion key ${key} of ${owner} is not in the tenant data model`),
      ),
    ...[...contract]
      .filter((key) => !index.placesOf.has(key as never))
      .map((key) =>
        problem('keyWithoutPage', `The question with yupValueKey ${key} does not correlate to a page`),
      ),
  ];
}

function problem(kind: FormProblem['kind'], message: string): FormProblem {
  return { kind, message };
}

function placesAsking(index: FormIndex, key: string): readonly PlacedQuestion[] {
  return index.questions.flatMap((placed) =>
    askedKeys(placed.question)
      .filter((asked) => asked === key)
      .map(() => placed),
  );
}

function checkPlaces(key: string, places: readonly PlacedQuestion[]): FormProblem[] {
  const pages = [...new Set(places.map((placed) => placed.page.id))];
  if (pages.length > 1)
    return [
      problem('keyOnSeveralPages', `The question key ${key} is on more than one page: ${pages.join(', ')}`),
    ];
  const together = places.some((one, at) =>
    places.slice(at + 1).some((other) => !areAlternatives(one, other)),
  );
  if (!together) return [];
  return [problem('keyAskedTwice', `The question key ${key} is asked twice on the page ${pages.join()}`)];
}

/** Two groups of one condition group, or two tabs of one tab group, are never shown together. */
function areAlternatives(one: PlacedQuestion, other: PlacedQuestion): boolean {
  return one.gates.some((gate) => other.gates.some((counterpart) => excludes(gate, counterpart)));
}

function excludes(gate: Gate, other: Gate): boolean {
  if (gate.gate === 'group' && other.gate === 'group')
    return gate.groups === other.groups && gate.index !== other.index;
  if (gate.gate === 'tab' && other.gate === 'tab')
    return gate.tabsId === other.tabsId && gate.tabId !== other.tabId;
  return false;
}
