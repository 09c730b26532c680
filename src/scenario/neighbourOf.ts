/**
 * Returns the address of the next or previous story; the first or last one if the page was loaded without a story.
 */
export function neighbourOf(addresses: readonly string[], loaded: string, by: 1 | -1): string {
  const at = addresses.indexOf(loaded);
  const from = at === -1 && by === -1 ? 0 : at;
  return addresses.at((from + by) % addresses.length) ?? '/';
}
