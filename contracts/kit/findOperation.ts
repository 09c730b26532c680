import type { ListedOperation } from './listOperations.ts';

/** Finds the operation a request calls; `{…}` stands for one step of a path, whatever its value. */
export function findOperation(
  operations: ListedOperation[],
  { request }: { request: { method: string; path: string } },
): ListedOperation | undefined {
  return operations.find(
    ({ method, path }) => method.toUpperCase() === request.method && matchPath(path, request.path) !== null,
  );
}

/** Reads the values of a path's parameters; null when it is another path. An empty step is a value too. */
export function matchPath(template: string, path: string): Record<string, string> | null {
  const pattern = template.replace(/\{(\w+)\}/g, '(?<$1>[^/]*)');
  const found = new RegExp(`^${pattern}$`).exec(path);
  return found ? { ...found.groups } : null;
}
