/**
 * Returns the address of the story after or before the one with which the page was loaded; the first or last if it was
 * loaded with none.
 */
export function neighbourOf(addresses: readonly string[], loaded: string, by: 1 | -1): string {
  const at = addresses.indexOf(loaded);
  const from = at === -1 && by === -1 ? 0 : at;
  return addresses.at((from + by) % addresses.length) ?? '/';
}
