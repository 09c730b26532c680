/**
 * Joins class names, leaving out those that are switched off.
 *
 * Keeps conditional modifiers readable without a dependency.
 */
export function joinClasses(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
