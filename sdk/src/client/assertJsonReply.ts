import { createNetworkError } from '../errors/createNetworkError.ts';
import { createReplyError } from '../errors/createReplyError.ts';

/**
 * Throws unless the response is a success with a JSON object or array.
 *
 * Every 2xx of the contract has such a body, so an empty, truncated or HTML one is a failure, even with 200 or
 * 204. API-01, ERR-03, TRAP-38. Reads a clone: the response itself can still be read.
 */
export async function assertJsonReply(response: Response, signal: AbortSignal): Promise<void> {
  const body = parseJson(await readText(response.clone(), signal));
  if (!response.ok || typeof body !== 'object' || body === null) {
    throw createReplyError(response, response.ok ? undefined : body);
  }
}

async function readText(response: Response, signal: AbortSignal): Promise<string> {
  try {
    return await response.text();
  } catch (error) {
    if (signal.aborted) throw error;
    // The status still decides: a 401 that broke off is an ended session.
    if (response.status === 401) return '';
    throw createNetworkError(error);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
