const SHOWN = 4;

/**
 * Masks an answer but for its last four letters or digits; one so short that four would be most of it,
 * wholly. What the server has masked already stays as it is.
 *
 * @example maskSensitive('123-45-6789') // '***-**-6789'
 */
export function maskSensitive(answer: string): string {
  const length = answer.replace(/[^A-Za-z0-9*]/g, '').length;
  const hidden = length < 2 * SHOWN ? length : length - SHOWN;
  let seen = 0;
  return answer.replace(/[A-Za-z0-9*]/g, (sign) => (seen++ < hidden ? '*' : sign));
}
