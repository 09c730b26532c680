const focusable = 'input:not([type=hidden]):not(:disabled), button:not(:disabled), textarea, select, a[href]';

/**
 * Moves focus to the control of a question and scrolls its label into view; tells whether it was there.
 *
 * A group (fieldset, upload, confirmation) passes focus to its chosen radio, else to its first control.
 * The whole question is scrolled to, not the input alone, so that its label and message are seen.
 */
export function focusControl(id: string): boolean {
  const element = document.getElementById(id);
  if (!element) return false;

  const isGroup = element.tabIndex < 0 && !element.matches(focusable);
  const inner = isGroup
    ? (element.querySelector<HTMLElement>('input[type=radio]:checked') ??
      element.querySelector<HTMLElement>(focusable))
    : null;
  (element.closest('.app-field') ?? element).scrollIntoView({ block: 'start' });
  (inner ?? element).focus({ preventScroll: true });
  return true;
}
