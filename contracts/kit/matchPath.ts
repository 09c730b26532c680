/** Reads the parameters of a path; null if the path does not match. An empty segment is a value too. */
export function matchPath(template: string, path: string): Record<string, string> | null {
  const pattern = template.replace(/\{(\w+)\}/g, '(?<$1>[^/]*)');
  const found = new RegExp(`^${pattern}$`).exec(path);
  return found ? { ...found.groups } : null;
}
