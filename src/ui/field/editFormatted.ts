export interface EditFormattedConfig {
  /** The input's text before the keystroke. */
  previous: string;
  /** The input's text now, and the position of its caret. */
  text: string;
  caret: number;
  inputType: string;
  format: (text: string) => string;
}

/**
 * Formats text that has just been typed, and keeps the caret after the same digit.
 * Reformatting would undo the deletion of a separator, so the adjacent digit is deleted instead.
 */
export function editFormatted({ previous, text, caret, inputType, format }: EditFormattedConfig) {
  // Nothing to format, e.g. in a foreign number, whose spaces are not our separators.
  if (format(text) === text) return { value: text, caret };
  const digits = digitsOf(text);
  let before = digitsOf(text.slice(0, caret)).length;
  let source = text;

  const removedOnlySeparator = text.length < previous.length && digits === digitsOf(previous);
  if (removedOnlySeparator && inputType === 'deleteContentBackward' && before > 0) {
    source = digits.slice(0, before - 1) + digits.slice(before);
    before -= 1;
  } else if (removedOnlySeparator && inputType === 'deleteContentForward') {
    source = digits.slice(0, before) + digits.slice(before + 1);
  }

  const value = format(source);
  // Removing a country code moves every digit forward by the number of digits removed.
  const dropped = Math.max(0, digitsOf(source).indexOf(digitsOf(value)));
  if (digitsOf(value) === digitsOf(source).slice(dropped)) before = Math.max(0, before - dropped);
  return { value, caret: caretAfter(value, before) };
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

function caretAfter(value: string, digitCount: number): number {
  if (digitCount === 0) return 0;
  let seen = 0;
  for (let index = 0; index < value.length; index += 1) {
    if (/\d/.test(value.charAt(index))) seen += 1;
    if (seen === digitCount) return index + 1;
  }
  return value.length;
}
