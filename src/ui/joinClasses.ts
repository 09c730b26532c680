/**
 * Joins class names, omitting falsy ones.
 * Keeps conditional class names readable without a dependency.
 */
export function joinClasses(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
