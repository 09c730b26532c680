const SHOWN = 4;
/** A letter or a digit, or any sign with which a server may mask one. */
const SIGNS = /[^\s()./-]/gu;

/**
 * Masks all but the last four letters or digits of an answer, or all of them if four would be more than half. The server
 * may already have masked some.
 *
 * @example maskSensitive('123-45-6789') // '***-**-6789'
 */
export function maskSensitive(answer: string): string {
  const length = answer.match(SIGNS)?.length ?? 0;
  const hidden = length < 2 * SHOWN ? length : length - SHOWN;
  let seen = 0;
  return answer.replace(SIGNS, (sign) => (seen++ < hidden ? '*' : sign));
}
