/**
 * Inserts text at the caret of an input or replaces the selection, in the way typing does, so that it can be undone.
 * `execCommand` is deprecated but has no replacement, because setting `value` clears the undo history.
 */
export function insertText(text: string): void {
  const page: { execCommand?: (command: string, hasUi: boolean, text: string) => boolean } = document;
  page.execCommand?.(text === '' ? 'delete' : 'insertText', false, text);
}
