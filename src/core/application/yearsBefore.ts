/** The same calendar day so many years earlier; 29 February becomes 1 March in other years. */
export function yearsBefore(isoDate: string, years: number): string {
  const date = new Date(isoDate);
  date.setUTCFullYear(date.getUTCFullYear() - years);
  return date.toISOString().slice(0, 10);
}
