/**
 * Makes an id that no other tab or form has.
 *
 * Not `crypto.randomUUID`: over plain http only localhost has it, and a phone on the desk opens another address.
 */
export function makeId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
}
