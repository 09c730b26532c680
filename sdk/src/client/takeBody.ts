import { GENERIC_ERROR_MESSAGE } from '../errors/genericErrorMessage.ts';
import { ServerError } from '../errors/ServerError.ts';

/**
 * Waits for a call and returns its body.
 *
 * The client has already thrown on every failure; the check only satisfies its wider types.
 */
export async function takeBody<Body>(call: Promise<{ data?: Body; response: Response }>): Promise<Body> {
  const { data, response } = await call;
  if (data === undefined) throw new ServerError(GENERIC_ERROR_MESSAGE, { status: response.status });
  return data;
}
