/** Marks the page as one React has not taken over yet; its value is the path of the card that was written into it. */
const WAITING = 'data-waiting';
/** Marks what was pressed meanwhile (keepPresses.ts). */
const PRESSED = 'data-pressed';

/** The card that the build wrote into this page; null where there is none. */
export function writtenPage(root: HTMLElement): string | null {
  return root.getAttribute(WAITING);
}

/** Ends the waiting: from here on React hears what is pressed, and first of what was pressed before. */
export function takeOver(root: HTMLElement): void {
  root.removeAttribute(WAITING);
  const pressed = root.querySelector<HTMLElement>(`[${PRESSED}]`);
  pressed?.removeAttribute(PRESSED);
  // After what was typed has been taken over: a link takes the address along.
  setTimeout(() => pressed?.click());
}
