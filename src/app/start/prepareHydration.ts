/** Marks a page that React has not hydrated yet; its value is the path of the prerendered card. */
const WAITING = 'data-waiting';
/** Marks the last control pressed before hydration (keepPresses.ts). */
const PRESSED = 'data-pressed';
const CONTROLS = 'input, button, a[href]';

/** Returns the path of the card in this page, or null. */
export function writtenPage(root: HTMLElement): string | null {
  return root.getAttribute(WAITING);
}

/**
 * Prepares to hydrate the page, and returns a function that completes this, to be called in the same task as React's
 * first render.
 *
 * React keeps a page's elements with their text, unless a translator or an extension has changed the page; then it
 * replaces them all (decision 035). Text, focus and presses are then copied from the removed elements.
 */
export function prepareHydration(root: HTMLElement): () => void {
  const written = findControls(root);
  const readFocus = followFocus();

  return () => {
    root.removeAttribute(WAITING);
    // The frame shown in place of a visitor's questions.
    document.querySelector('[data-frame]')?.remove();
    const form = root.querySelector('form[name=early]');
    for (const name of ['name', 'action']) form?.removeAttribute(name);
    const late = written.filter((control) => control.hasAttribute('readonly'));
    for (const control of late)
      for (const name of ['readonly', 'aria-disabled']) control.removeAttribute(name);
    const drawn = findControls(root);
    const heirOf = (control: HTMLElement) =>
      control.isConnected ? control : alike(drawn, control)[alike(written, control).indexOf(control)];

    const focused = written.find((control) => control === readFocus());
    // Runs in this task, but after React's commit, during which React accepts no input.
    queueMicrotask(() => {
      for (const control of written.filter(({ isConnected }) => !isConnected)) {
        const heir = heirOf(control);
        copyText(control, heir);
        if (control === focused) moveFocus(control, heir);
      }
      // A date accepts typing only if it was editable when it was focused.
      for (const control of late.filter((each) => each === document.activeElement)) {
        control.blur();
        control.focus({ preventScroll: true });
      }
    });
    const pressed = written.find((control) => control.hasAttribute(PRESSED));
    pressed?.removeAttribute(PRESSED);
    // The click is repeated only after the typed text has been restored, because a link to another card passes on
    // the e-mail address.
    if (pressed)
      setTimeout(() => {
        const heir = heirOf(pressed);
        // Firefox does not focus a read-only date on click.
        if (!document.activeElement?.matches(CONTROLS)) heir?.focus({ preventScroll: true });
        heir?.click();
      });
  };
}

function findControls(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(CONTROLS)];
}

/** Returns the controls with the same id, or else the same tag name, class and link target. */
function alike(controls: readonly HTMLElement[], control: HTMLElement): HTMLElement[] {
  const kindOf = (each: HTMLElement) =>
    each.id || [each.tagName, each.className, each.getAttribute('href')].join(' ');
  return controls.filter((each) => kindOf(each) === kindOf(control));
}

/** Types one field's text into another, as a password manager does, or ticks it. Does nothing if the first is blank. */
function copyText(from: HTMLElement, to: HTMLElement | undefined): void {
  if (!(from instanceof HTMLInputElement && to instanceof HTMLInputElement)) return;
  if (from.checked) to.click();
  if (/radio|checkbox/.test(from.type) || from.value === '') return;
  // Bypasses React's own setter, which would make React treat this as its own change.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(to, from.value);
  to.dispatchEvent(new Event('input', { bubbles: true }));
}

function moveFocus(from: HTMLElement, to: HTMLElement | undefined): void {
  to?.focus({ preventScroll: true });
  // An e-mail field does not expose its caret, which therefore ends up at the end.
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement && from.selectionStart !== null)
    to.setSelectionRange(from.selectionStart, from.selectionEnd, from.selectionDirection ?? undefined);
}

/** Tracks the focused element until it is read, because a removed element loses focus first. */
function followFocus(): () => Element | null {
  let focused = document.activeElement;
  const gone = new AbortController();
  // Some browsers fire `focusout` when a focused element is removed. That event has no effect here, because the caller
  // reads the result before the microtask runs.
  const follow = () => queueMicrotask(() => (focused = document.activeElement));
  document.addEventListener('focusin', follow, { signal: gone.signal });
  document.addEventListener('focusout', follow, { signal: gone.signal });
  return () => {
    gone.abort();
    return focused;
  };
}
