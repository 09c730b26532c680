import type { Change } from './Change.ts';

/** Describes changes one a line; one that a shared schema repeats is told once, with the number of its places. */
export function describeChanges(changes: Change[]): string[] {
  const groups = Map.groupBy(changes, ({ part, field, what }) => {
    const [direction] = part.split(' ');
    return JSON.stringify(field ? [direction, field, what] : [part, what]);
  });
  return [...groups.values()].map((group) => {
    const [{ operation, part, field, what } = {} as Change] = group;
    const where = [operation, part, field].filter(Boolean).join(', ');
    const more = group.length - 1;
    return `${where}: ${what}${more > 0 ? ` So in ${String(more)} more places.` : ''}`;
  });
}
