/**
 * Explains why a call got no answer, such as ` (ECONNREFUSED)`; '' if unknown.
 *
 * @param error what `fetch` threw.
 */
export function explainNoAnswer(error: unknown): string {
  const { name, cause } = error as Error;
  const code = (cause as { code?: unknown } | undefined)?.code;
  if (typeof code !== 'string') return name === 'TimeoutError' ? ' (timed out)' : '';
  const hint = /CERT|SIGN/.test(code) ? ': set NODE_EXTRA_CA_CERTS to the file of its certificate' : '';
  return ` (${code}${hint})`;
}
