/** `Object.entries` with the type of the keys, for objects that have no other keys. */
export function entriesOf<T extends object>(object: T): [keyof T & string, Required<T>[keyof T & string]][] {
  return Object.entries(object) as [keyof T & string, Required<T>[keyof T & string]][];
}
