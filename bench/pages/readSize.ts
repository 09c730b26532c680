/** Reads from the address how many questions the form has. */
export function readSize(): number {
  return Number(new URLSearchParams(window.location.search).get('size'));
}
