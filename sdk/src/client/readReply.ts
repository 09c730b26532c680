import { createReplyError } from '../errors/createReplyError.ts';
import { GENERIC_ERROR_MESSAGE } from '../errors/errorMessages.ts';
import { ServerError, type SdkErrorDetails } from '../errors/SdkError.ts';
import { fitsShape, type Shape } from './fitsShape.ts';
import type { SdkOptions } from './SdkOptions.ts';

/**
 * Calls the `fetch` in the options, or else the global one; throws a `ServerError` if no reply arrives. The global one
 * is looked up on each call, not at import, so that tests and tools can still replace it.
 */
export async function fetchNow(
  options: SdkOptions,
  call: SdkErrorDetails,
  ...args: Parameters<typeof fetch>
): Promise<Response> {
  try {
    return await (options.fetch ?? globalThis.fetch)(...args);
  } catch (error) {
    throw createNetworkError(error, call);
  }
}

/**
 * Reads a whole reply and returns it; throws unless it is a success whose body has the contract's shape. Every 2xx
 * reply in the contract has a JSON body, so an empty, truncated or HTML body has the wrong shape too, even with status
 * 204.
 */
export async function readReply(
  response: Response,
  shape: Shape | undefined,
  call: SdkErrorDetails,
): Promise<Response> {
  const text = await response.text().catch((error: unknown) => {
    // The status still counts: a 401 means that the session has ended, even if its body is cut short.
    if (response.status === 401) return '';
    throw createNetworkError(error, call);
  });
  const body = parseJson(text);
  if (!response.ok) throw createReplyError(response, body, call);
  if (!fitsShape(shape, body)) {
    throw new ServerError(GENERIC_ERROR_MESSAGE, { ...call, status: response.status, isWrongShape: true });
  }
  return new Response(text, response);
}

function createNetworkError(cause: unknown, call: SdkErrorDetails): ServerError {
  return new ServerError(GENERIC_ERROR_MESSAGE, { ...call, isNetworkError: true, cause });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
