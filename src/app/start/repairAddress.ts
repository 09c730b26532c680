/** The beginning of a query, encoded as if it belonged to the path. No path of ours contains it. */
const ENCODED = /%3F/i;

/**
 * Gives a link its query back if a mail program has encoded the `?`: otherwise it would be an unknown path, and the id or the
 * token in it would stay in the address. Runs before anything reads the address.
 */
export function repairAddress(): void {
  const address = new URL(window.location.href);
  const [path = '', ...rest] = address.pathname.split(ENCODED);
  if (rest.length === 0) return;
  const query = rest.join('%3F');
  // Such a program may have encoded all of it.
  const plain = query.includes('=') ? query : query.replace(/%(?:25|26|3D)/gi, decodeURIComponent);
  address.pathname = path;
  address.search = [plain, address.search.slice(1)].filter(Boolean).join('&');
  window.history.replaceState(window.history.state, '', address);
}
