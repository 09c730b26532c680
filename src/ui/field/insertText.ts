/**
 * Inserts text at the caret or replaces the selection, as typing does, so that it can be undone.
 * `execCommand` is deprecated but has no replacement: setting `value` clears the undo history.
 */
export function insertText(text: string): void {
  const page: { execCommand?: (command: string, hasUi: boolean, text: string) => boolean } = document;
  page.execCommand?.(text === '' ? 'delete' : 'insertText', false, text);
}
