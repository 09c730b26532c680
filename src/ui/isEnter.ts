/**
 * Returns whether a key press is an Enter, and not one that accepts a suggestion of an input method editor.
 *
 * Safari ends the composition before it reports that key, so only its code shows what it was: 229.
 */
export function isEnter(event: Pick<KeyboardEvent, 'key' | 'isComposing' | 'keyCode'>): boolean {
  // oxlint-disable-next-line typescript/no-deprecated -- Safari says it in no other way
  return event.key === 'Enter' && !event.isComposing && event.keyCode !== 229;
}
