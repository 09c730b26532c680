import type { FormIndex } from '../run/indexForm.ts';
import { askedKeys } from '../kinds/kinds.ts';
import type { Gate, PlacedQuestion } from '../run/walkForm.ts';

/** Finds keys that a form writes but the contract lacks, and keys that the form asks for more than once. */
export function checkKeys(
  { questions, placesOf }: FormIndex,
  contract: ReadonlySet<string>,
): readonly string[] {
  const extra = [...placesOf.keys()].filter((key) => !contract.has(key));
  const asked = new Set(questions.flatMap(({ question }) => askedKeys(question)));
  return [
    ...(extra.length > 0 ? [`Your yup schema has extra keys in it: ${extra.join(', ')}`] : []),
    ...[...asked].flatMap((key) => checkPlaces(key, placesOf.get(key) ?? [])),
    ...extra.map((key) => `The key ${key} is not in the tenant data model`),
  ];
}

function checkPlaces(key: string, places: readonly PlacedQuestion[]): readonly string[] {
  const pages = [...new Set(places.map((placed) => placed.page.id))];
  if (pages.length > 1) return [`The question key ${key} is on more than one page: ${pages.join(', ')}`];
  const isTwice = places.some((one, at) =>
    places.slice(at + 1).some((other) => !areAlternatives(one, other)),
  );
  return isTwice ? [`The question key ${key} is asked twice on the page ${pages.join()}`] : [];
}

/**
 * Returns whether two questions are mutually exclusive: in different groups of one condition group, or in different
 * tabs of one tab group.
 */
function areAlternatives(one: PlacedQuestion, other: PlacedQuestion): boolean {
  return one.gates.some((gate) => other.gates.some((counterpart) => excludes(gate, counterpart)));
}

function excludes(gate: Gate, other: Gate): boolean {
  const [one, two] = [alternativeOf(gate), alternativeOf(other)];
  return one !== null && one.of === two?.of && one.at !== two.at;
}

/** Returns the alternatives a gate belongs to and its position among them; null if there are none. */
function alternativeOf(gate: Gate) {
  if (gate.gate === 'group') return { of: gate.groups, at: gate.index };
  return gate.gate === 'tab' ? { of: gate.tabsId, at: gate.tabId } : null;
}
