/** Marks the page as one React has not taken over yet; its value is the path of the card that was written into it. */
const WAITING = 'data-waiting';
/** Marks what was pressed meanwhile (keepPresses.ts). */
const PRESSED = 'data-pressed';
const CONTROLS = 'input, button, a[href]';

/** The card that the build wrote into this page; null where there is none. */
export function writtenPage(root: HTMLElement): string | null {
  return root.getAttribute(WAITING);
}

/**
 * Prepares to take over the page; the returned function ends the waiting, in the task in which React's elements came.
 *
 * React keeps a card's elements, with what was typed. It cannot where a translator or an extension has changed the
 * card, and replaces them all (decision 035): what was typed, filled in, focused and pressed is then brought over from
 * the elements that are gone, which still have it.
 */
export function prepareTakeOver(root: HTMLElement): () => void {
  const written = findControls(root);
  const readFocus = followFocus();

  return () => {
    root.removeAttribute(WAITING);
    const drawn = findControls(root);
    const heirOf = (control: HTMLElement) =>
      control.isConnected ? control : alike(drawn, control)[alike(written, control).indexOf(control)];

    const focused = written.find((control) => control === readFocus());
    // In this task, and after React's commit, in which it takes no input.
    queueMicrotask(() => {
      for (const control of written.filter(({ isConnected }) => !isConnected)) {
        const heir = heirOf(control);
        bringText(control, heir);
        if (control === focused) bringFocus(control, heir);
      }
    });
    const pressed = written.find((control) => control.hasAttribute(PRESSED));
    pressed?.removeAttribute(PRESSED);
    // After what was typed has been taken over: a link takes the address along.
    if (pressed) setTimeout(() => heirOf(pressed)?.click());
  };
}

function findControls(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(CONTROLS)];
}

/** Those of a kind with a control: of its id, else its element, class and address. */
function alike(controls: readonly HTMLElement[], control: HTMLElement): HTMLElement[] {
  const kindOf = (each: HTMLElement) =>
    each.id || [each.tagName, each.className, each.getAttribute('href')].join(' ');
  return controls.filter((each) => kindOf(each) === kindOf(control));
}

/** Types into a field what stands in another, as a password manager does; a blank one says nothing. */
function bringText(from: HTMLElement, to: HTMLElement | undefined): void {
  if (!(from instanceof HTMLInputElement && to instanceof HTMLInputElement) || from.value === '') return;
  // Past React's own setter, by which it would take this for its own doing.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(to, from.value);
  to.dispatchEvent(new Event('input', { bubbles: true }));
}

function bringFocus(from: HTMLElement, to: HTMLElement | undefined): void {
  to?.focus({ preventScroll: true });
  // An e-mail address tells no caret: it stands at the end.
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement && from.selectionStart !== null)
    to.setSelectionRange(from.selectionStart, from.selectionEnd, from.selectionDirection ?? undefined);
}

/** Follows the focus until it is read: an element that is taken away has lost it by then. */
function followFocus(): () => Element | null {
  let focused = document.activeElement;
  const gone = new AbortController();
  // Some browsers tell that a focused element is taken away, some do not; all of that is one task.
  const follow = () => queueMicrotask(() => (focused = document.activeElement));
  document.addEventListener('focusin', follow, { signal: gone.signal });
  document.addEventListener('focusout', follow, { signal: gone.signal });
  return () => {
    gone.abort();
    return focused;
  };
}
