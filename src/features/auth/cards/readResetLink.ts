/** What a reset link carries besides its path. */
export interface ResetLink {
  readonly username: string;
  readonly id: string;
}

/**
 * Reads the hidden values out of a reset link's query; blank where they are missing.
 *
 * Neither value can hold a space: a space was a plus sign that was not encoded.
 */
export function readResetLink(search: string): ResetLink {
  const query = new URLSearchParams(search);
  const read = (name: string) => (query.get(name) ?? '').trim().replaceAll(' ', '+');
  return { username: read('username'), id: read('id') };
}

/** Returns the query without what a reset link carries; other parameters stay. */
export function withoutResetLink(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('username');
  query.delete('id');
  const rest = query.toString();
  return rest && `?${rest}`;
}
