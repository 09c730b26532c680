/** Reads the number of questions from the address. */
export function readSize(): number {
  return Number(new URLSearchParams(window.location.search).get('size'));
}
