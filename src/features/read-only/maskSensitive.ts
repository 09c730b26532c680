const SHOWN = 4;

/**
 * Masks an answer except for its last four letters or digits; a short answer, of which four would be most, is
 * masked completely. Keeps characters that the server has masked.
 *
 * @example maskSensitive('123-45-6789') // '***-**-6789'
 */
export function maskSensitive(answer: string): string {
  const length = answer.replace(/[^A-Za-z0-9*]/g, '').length;
  const hidden = length < 2 * SHOWN ? length : length - SHOWN;
  let seen = 0;
  return answer.replace(/[A-Za-z0-9*]/g, (sign) => (seen++ < hidden ? '*' : sign));
}
