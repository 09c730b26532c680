/** The limits of `answers` in `InvalidAnswerError`. */
const MOST_KEYS = 1000;
const MOST_CHARACTERS = 100;

/**
 * Returns the field of an `invalid_answer` that names the refused answers: unknown keys, and those with a fault. It is
 * left out if none is refused, as with a malformed `Admit-Save` or a body that is no map, and if they do not fit.
 */
export function sayRefused(
  answerKeys: readonly string[],
  body: unknown,
  faults: string[],
): { answers?: string[] } {
  const isRefused = (key: string) =>
    !answerKeys.includes(key) || faults.some((text) => text.startsWith(`body.${key} `));
  const isMap = typeof body === 'object' && body !== null && !Array.isArray(body);
  const answers = Object.keys(isMap ? body : {}).filter(isRefused);
  const fits = answers.length <= MOST_KEYS && answers.every((key) => key.length <= MOST_CHARACTERS);
  return fits && answers.length > 0 ? { answers } : {};
}
