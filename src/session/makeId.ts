/**
 * Makes an id that no other tab or form has.
 *
 * It is no secret, so it does without `crypto`, which a browser may lack or refuse.
 */
export function makeId(): string {
  return Array.from({ length: 4 }, () => Math.floor(Math.random() * 2 ** 32).toString(36)).join('-');
}
