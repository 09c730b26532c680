/** Reads the values of a path's parameters; null when it is another path. An empty step is a value too. */
export function matchPath(template: string, path: string): Record<string, string> | null {
  const pattern = template.replace(/\{(\w+)\}/g, '(?<$1>[^/]*)');
  const found = new RegExp(`^${pattern}$`).exec(path);
  return found ? { ...found.groups } : null;
}
