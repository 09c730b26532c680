// oxlint-disable-next-line house/restricted-syntax -- there is one pointer
let isPressed = false;

if (typeof document !== 'undefined') {
  const note = (pressed: boolean) => () => (isPressed = pressed);
  document.addEventListener('pointerdown', note(true), true);
  document.addEventListener('pointerup', note(false), true);
  document.addEventListener('pointercancel', note(false), true);
}

/**
 * Does something now, or, while a button or finger is down, when it has been lifted.
 *
 * Leaving a field by a press elsewhere may move the page: a message goes, a section opens. Done between press and
 * release, what was pressed would no longer lie under the pointer, and the click would be lost. It is done
 * before anything hears of the click.
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
  // A press that ends elsewhere than it began is no click.
  document.addEventListener('pointerup', lifted, true);
  document.addEventListener('pointercancel', lifted, true);
}
