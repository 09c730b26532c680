/** Finds a way in a directed graph that leads back to where it began, or null: `['a', 'b', 'a']`. */
export function findCycle<T>(edges: ReadonlyMap<T, Iterable<T>>): readonly T[] | null {
  const finished = new Set<T>();
  const way: T[] = [];

  const follow = (from: T): readonly T[] | null => {
    if (finished.has(from)) return null;
    const at = way.indexOf(from);
    if (at >= 0) return [...way.slice(at), from];
    way.push(from);
    for (const to of edges.get(from) ?? []) {
      const found = follow(to);
      if (found) return found;
    }
    way.pop();
    finished.add(from);
    return null;
  };

  for (const start of edges.keys()) {
    const found = follow(start);
    if (found) return found;
  }
  return null;
}
