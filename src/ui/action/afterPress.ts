// oxlint-disable-next-line house/restricted-syntax -- there is one pointer
let isPressed = false;

if (typeof document !== 'undefined') {
  const note = (pressed: boolean) => () => (isPressed = pressed);
  document.addEventListener('pointerdown', note(true), true);
  document.addEventListener('pointerup', note(false), true);
  document.addEventListener('pointercancel', note(false), true);
}

/**
 * Runs an action now or, if a mouse button or a finger is down, as soon as it is released, before any click handler.
 * Leaving a field may shift the page, e.g. because a message disappears. If that happened during the press, the pressed
 * element would no longer be under the pointer, and the click would be lost.
 */
export function afterPress(act: () => void): void {
  if (!isPressed) {
    act();
    return;
  }
  const lifted = () => setTimeout(end);
  const end = () => {
    document.removeEventListener('click', end, true);
    document.removeEventListener('pointerup', lifted, true);
    document.removeEventListener('pointercancel', lifted, true);
    if (isDone) return;
    isDone = true;
    act();
  };
  let isDone = false;
  document.addEventListener('click', end, true);
  // A press that ends on another element fires no click.
  document.addEventListener('pointerup', lifted, true);
  document.addEventListener('pointercancel', lifted, true);
}
