import { fitsShape } from '../client/fitsShape.ts';
import { PAGE_ERRORS_SHAPE } from '../generated/replyShapes.ts';
import type { PageErrors } from '../types.ts';
import { GENERIC_ERROR_MESSAGE } from './errorMessages.ts';
import { ServerError, UnauthorizedError, type SdkError, type SdkErrorDetails } from './SdkError.ts';

/**
 * Creates the error for an error status, with the server's message if there is one to show. `body` is the parsed body,
 * or `undefined` if it was not JSON. Fields of the wrong type are ignored, so any body yields a usable error.
 */
export function createReplyError(response: Response, body: unknown, call: SdkErrorDetails): SdkError {
  const { message, code, errors, answers } = Object(body) as Record<string, unknown>;
  const details = {
    ...call,
    status: response.status,
    code: isText(code) ? code : undefined,
    errors: fitsShape(PAGE_ERRORS_SHAPE, errors) ? (errors as PageErrors) : undefined,
    answers: fitsShape({ '[]': 'string' }, answers) ? (answers as string[]) : undefined,
    retryAfterSeconds: readRetryAfter(response),
  };
  const text = isText(message) ? message : GENERIC_ERROR_MESSAGE;
  return response.status === 401 ? new UnauthorizedError(text, details) : new ServerError(text, details);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function readRetryAfter(response: Response): number | undefined {
  const value = response.headers.get('Retry-After') ?? '';
  return /^\d+$/.test(value) ? Number(value) : undefined;
}
