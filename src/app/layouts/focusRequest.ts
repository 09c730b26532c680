let requested: string | null = null;

/** Asks that the next change of page lands on an element; if it is already here, it takes the focus at once. */
export function requestFocus(id: string): void {
  const element = document.getElementById(id);
  requested = id;
  element?.focus();
  element?.scrollIntoView({ block: 'start' });
}

/** Hands over the request, once. */
export function takeFocusRequest(): string | null {
  const id = requested;
  requested = null;
  return id;
}
