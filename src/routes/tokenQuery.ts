/** Returns the part of a query that is kept when navigating within the form: the token of a token view. */
export function tokenQuery(search: string): string {
  const token = new URLSearchParams(search).get('token');
  return token ? `?${new URLSearchParams({ token }).toString()}` : '';
}
