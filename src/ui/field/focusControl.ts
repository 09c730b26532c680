const focusable = 'input:not([type=hidden]):not(:disabled), button:not(:disabled), textarea, select, a[href]';

/**
 * Focuses a question's control and returns whether it exists. In a group (fieldset, upload, confirmation), that is the
 * chosen radio, or else the first control. Scrolls to the whole question, so that its label and messages are visible.
 */
export function focusControl(id: string): boolean {
  const element = document.getElementById(id);
  if (!element) return false;

  const isGroup = element.tabIndex < 0 && !element.matches(focusable);
  const inner = isGroup
    ? (element.querySelector<HTMLElement>('input[type=radio]:checked') ??
      element.querySelector<HTMLElement>(focusable))
    : null;
  (element.closest('[data-field]') ?? element).scrollIntoView({ block: 'start' });
  (inner ?? element).focus({ preventScroll: true });
  return true;
}
