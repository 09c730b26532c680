/* What the journeys run in the page: each is complete in itself, for engines of 2022 too. */

/** Sets a control's value as the browser's own date control would; React listens to the event. */
export function setValue(element: HTMLInputElement, value: string): void {
  const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  property?.set?.call(element, value);
  element.dispatchEvent(new Event('input', { bubbles: true }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
  element.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

export function pressByScript(element: HTMLElement): void {
  const event = { bubbles: true, cancelable: true, button: 0 };
  const isTaken = !element.dispatchEvent(new MouseEvent('mousedown', event));
  if (!isTaken) element.focus();
  element.dispatchEvent(new MouseEvent('mouseup', event));
  element.click();
}

export function isFocused(element: Element): boolean {
  return element === document.activeElement;
}

/** Scrolls until it is whole, as a person does: WebKit's driver is content with a line of it. Says where it is. */
export function bringIntoView(element: Element): string {
  element.scrollIntoView({ block: 'center', behavior: 'instant' as ScrollBehavior });
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x, y, width, height].join(' ');
}

export function readValue(element: HTMLInputElement): string {
  return element.matches('[type=checkbox], [type=radio]') ? String(element.checked) : element.value;
}

export function listControls(): [Element, string][] {
  return [
    ...document.querySelectorAll('input, textarea, select, button, a[href], [role=combobox], [role=tab]'),
  ]
    .filter(
      (element) => element.getClientRects().length > 0 && !element.closest('[aria-hidden=true], [inert]'),
    )
    .map((element) => [element, `${element.tagName} #${element.id}`]);
}
