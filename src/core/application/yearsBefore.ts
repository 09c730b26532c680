/** The same calendar day so many years earlier; 29 February becomes 1 March in other years. */
export function yearsBefore(isoDate: string, years: number): string {
  const [year, rest] = [isoDate.slice(0, 4), isoDate.slice(4)];
  const earlier = Number(year) - years;
  const leap = (earlier % 4 === 0 && earlier % 100 !== 0) || earlier % 400 === 0;
  return `${String(earlier).padStart(4, '0')}${rest === '-02-29' && !leap ? '-03-01' : rest}`;
}
