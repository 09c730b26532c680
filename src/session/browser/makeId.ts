/**
 * Returns an id that is unique among all tabs and forms.
 *
 * The id is not a secret, so it does not need `crypto`, which may be missing or blocked.
 */
export function makeId(): string {
  return Array.from({ length: 4 }, () => Math.floor(Math.random() * 2 ** 32).toString(36)).join('-');
}
