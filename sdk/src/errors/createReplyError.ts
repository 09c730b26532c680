import { GENERIC_ERROR_MESSAGE } from './genericErrorMessage.ts';
import { ServerError } from './ServerError.ts';
import type { SdkError } from './SdkError.ts';
import { UnauthorizedError } from './UnauthorizedError.ts';

/**
 * Builds the error of a reply, with the server's message when there is one to show.
 *
 * `body` is the parsed body, or `undefined` when it was not JSON. ERR-04, ERR-05, TRAP-37, TRAP-51.
 */
export function createReplyError(response: Response, body: unknown): SdkError {
  const { message, code } = readErrorBody(body);
  const details = {
    status: response.status,
    code: isText(code) ? code : undefined,
    retryAfterSeconds: readRetryAfter(response),
  };
  const text = isText(message) ? message : GENERIC_ERROR_MESSAGE;
  return response.status === 401 ? new UnauthorizedError(text, details) : new ServerError(text, details);
}

function readErrorBody(body: unknown): { message?: unknown; code?: unknown } {
  return typeof body === 'object' && body !== null ? body : {};
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function readRetryAfter(response: Response): number | undefined {
  const value = response.headers.get('Retry-After')?.trim() ?? '';
  return /^\d+$/.test(value) ? Number(value) : undefined;
}
