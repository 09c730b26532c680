/** Returns whether two usernames belong to the same person; like the server, ignores case. */
export const isSamePerson = (a: string, b: string | undefined): boolean =>
  a.toLowerCase() === b?.toLowerCase();
