/** Reads the number of questions from the URL. */
export function readSize(): number {
  return Number(new URLSearchParams(window.location.search).get('size'));
}
