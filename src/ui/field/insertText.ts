/**
 * Writes text where an input's caret is, or over what is selected, as a person would, so that it can be undone.
 *
 * `execCommand` is deprecated and has no successor: setting `value` empties the list of what can be undone.
 */
export function insertText(text: string): void {
  const page: { execCommand?: (command: string, hasUi: boolean, text: string) => boolean } = document;
  page.execCommand?.(text === '' ? 'delete' : 'insertText', false, text);
}
