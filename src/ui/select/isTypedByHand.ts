/**
 * Says whether an input event comes from typing, pasting or dictating, not from a browser or a password manager.
 *
 * What fills a form sends a plain event, or says that it replaces the text.
 */
export function isTypedByHand(event: Event): boolean {
  const { inputType } = event as Partial<InputEvent>;
  return Boolean(inputType) && inputType !== 'insertReplacementText';
}
