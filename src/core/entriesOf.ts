/**
 * Returns the entries of an object with the type of its keys, which `Object.entries` widens to strings. Only for
 * objects that have no other keys.
 */
export function entriesOf<T extends object>(object: T): [keyof T & string, Required<T>[keyof T & string]][] {
  return Object.entries(object) as [keyof T & string, Required<T>[keyof T & string]][];
}
