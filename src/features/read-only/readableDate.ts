/** Writes a stored date the way the form asks for it, MM/DD/YYYY; anything else is left as it is. */
export function readableDate(answer: string): string {
  return answer.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$2/$3/$1');
}
