/**
 * A promise about a successful reply: section, wording, expected value and actual value. If `true` is expected, `told`
 * says what was received instead.
 */
export type Expectation = [section: string, promise: string, expected: unknown, got: unknown, told?: string];

type Entries = [string, unknown][];

/** Returns the entries of a map, sorted by name. */
export const sorted = (map: unknown) =>
  Object.entries(Object(map) as Record<string, unknown>).toSorted(([one], [other]) => (one < other ? -1 : 1));

/** Reduces two lists of entries to those that differ, at most three each. */
export function differing(section: string, promise: string, expected: Entries, got: Entries): Expectation {
  const lacks = (others: Entries) => (entry: Entries[number]) =>
    !others.some(([key, value]) => key === entry[0] && value === entry[1]);
  const pick = (some: Entries, others: Entries) => Object.fromEntries(some.filter(lacks(others)).slice(0, 3));
  return [section, promise, pick(expected, got), pick(got, expected)];
}

/** How far apart the clocks of a backend and of the server in front of it may be. */
const SKEW_MS = 5 * 60_000;

/** Returns whether two moments are near each other, or one of them is unknown. */
export const isSoon = (one = 0, other = one) => one === 0 || Math.abs(one - other) < SKEW_MS;
