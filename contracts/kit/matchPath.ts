/** Returns the parameters of a path, or null if the path does not match. An empty segment counts as a value. */
export function matchPath(template: string, path: string): Record<string, string> | null {
  const pattern = template.replace(/\{(\w+)\}/g, '(?<$1>[^/]*)');
  const found = new RegExp(`^${pattern}$`).exec(path);
  return found ? { ...found.groups } : null;
}
