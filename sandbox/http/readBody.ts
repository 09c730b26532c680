import type { Context } from 'hono';
import type { SandboxContext } from '../SandboxContext.ts';
import { HttpError } from './HttpError.ts';
import { readJson } from './readJson.ts';

/**
 * Reads the JSON body of an operation in the shape `openapi.yaml` gives it.
 *
 * A body in another shape is a 400 with the applicant's sentence; what was wrong goes to developers in a
 * header, without the value.
 */
export async function readBody<Body>(
  context: SandboxContext,
  c: Context,
  operationId: string,
  refusal: string,
  code = 'invalid_request',
): Promise<Body> {
  const body = await readJson(c);
  const fault = context.checker.findFault(operationId, body);
  if (fault !== null) throw new HttpError(400, refusal, code, { 'x-sandbox-fault': fault });
  return body as Body;
}
