/**
 * Returns the address of the story after or before the one that is open; the first or last if none is.
 *
 * The page removes what it has read from its address, such as the steps, so the longest common part counts.
 */
export function neighbourOf(
  addresses: readonly string[],
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  by: 1 | -1,
): string {
  const open = new URLSearchParams(search);
  const scoreOf = (address: string) => {
    const url = new URL(address, 'http://mock');
    if (url.searchParams.get('scenario') !== open.get('scenario')) return 0;
    const parts = ['as', 'steps', 'on'].filter((name) => url.searchParams.get(name) === open.get(name));
    return 1 + parts.length + (url.pathname === pathname ? 4 : 0);
  };
  const scores = addresses.map(scoreOf);
  const best = Math.max(...scores);
  const at = best > 0 ? scores.indexOf(best) : by === 1 ? -1 : 0;
  return addresses.at((at + by) % addresses.length) ?? '/';
}
