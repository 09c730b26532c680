/** Returns the part of a query that is kept when navigating within the form: the token of a token view. */
export function tokenQuery(search: string): string {
  const token = new URLSearchParams(search).get('token');
  return token ? `?${new URLSearchParams({ token }).toString()}` : '';
}

/** Restores the query of a link whose `?` a mail program has encoded: it would be an unknown path, with an id or token. */
export const restoreQuery = (address: string): string => address.replace(/^([^?#]*?)%3F/i, '$1?');
