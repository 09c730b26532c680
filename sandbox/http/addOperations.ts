import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { OperationId } from '@admission/sdk/examples';
import type { ListedOperation } from '../../contracts/kit/listOperations.ts';
import { accountOperations } from '../accounts/accountOperations.ts';
import { answerOperations } from '../answers/answerOperations.ts';
import { sayRefused } from '../answers/sayRefused.ts';
import { documentOperations } from '../documents/documentOperations.ts';
import { MAX_FILE_BYTES, uploadFile } from '../documents/uploadFile.ts';
import { findLookup } from '../lookup/findLookup.ts';
import { getPdf } from '../pdf/getPdf.ts';
import { countCall } from './countAttempt.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import { authenticate } from '../sessions/authenticate.ts';
import { expireSessionCookies, readSessionToken } from '../sessions/sessionCookies.ts';
import { findSession } from '../sessions/sessionStore.ts';
import { viewOperations } from '../views/viewOperations.ts';
import type { Operations, StudentCall } from './Operations.ts';
import { Rejection } from './Rejection.ts';

/** The compiler names an operation of openapi.yaml that has no handler. */
const OPERATIONS: Record<OperationId, Operations[string]> = {
  ...accountOperations,
  ...answerOperations,
  ...documentOperations,
  ...viewOperations,
  uploadFile,
  getPdf,
  findLookup,
  getHealth: () => ({ status: 'ok' }),
};

/** Far more than an application's answers need. */
const MAX_JSON_BYTES = 512 * 1024;
/** Allowance for the form fields and multipart boundaries around a file. */
const MAX_FORM_BYTES = MAX_FILE_BYTES + 64 * 1024;

/**
 * Adds a route for each operation of `openapi.yaml`. Only that file defines which requests are valid.
 * Calling an operation without a handler fails only that call.
 */
export function addOperations(app: Hono, context: SandboxContext): void {
  for (const { method, path, operation, requests } of context.kit.operations) {
    const id = operation.operationId ?? '';
    const answer = (OPERATIONS as Operations)[id] ?? notImplemented(id);
    const maxSize = 'multipart/form-data' in requests ? MAX_FORM_BYTES : MAX_JSON_BYTES;
    const limit = bodyLimit({ maxSize, onError: () => Promise.reject(new Rejection('too_large')) });
    const route = path.replace(/\{(\w+)\}/g, ':$1{[^/]*}');
    // Given a request without a body or Content-Length, the limiter would copy the request and fail.
    if (hasBody(requests)) app.on(method, route, limit);
    app.on(method, route, async (c) => {
      // Logging out clears the cookies even if the session has already ended.
      if (id === 'logOut' && !findSession(context, readSessionToken(c))) expireSessionCookies(c);
      const account = operation.security ? undefined : authenticate(context, c);
      const { body, values } = await readRequest(context, c, { operation, requests });
      countCall(context, c, id);
      return c.json(await answer({ context, c, account, body, values } as StudentCall<never>));
    });
  }
}

function notImplemented(id: string): () => never {
  return () => {
    throw new Error(`The sandbox does not implement ${id}: add it to sandbox/http/addOperations.ts.`);
  };
}

/**
 * Reads a request and validates it against the contract.
 * If it is invalid, a response header tells developers why, without repeating the value.
 */
async function readRequest(
  { kit, answerKeys }: SandboxContext,
  c: Context,
  { operation, requests }: Pick<ListedOperation, 'operation' | 'requests'>,
) {
  const body = hasBody(requests) ? new Uint8Array(await c.req.arrayBuffer()) : '';
  const { method, url, raw } = c.req;
  const read = await kit.readRequest({ method, url, headers: raw.headers, body });
  // Ignores an invalid `traceparent`, and a missing session, which `authenticate` has already rejected.
  const faults = read.faults.filter((text) =>
    /^(path|query|body|header (content-type|admit-save))\b/i.test(text),
  );
  const [fault] = faults;
  if (fault === undefined) return read;
  const isWeak = faults.every((text) => text.startsWith('body.password is not as described'));
  // Headers cannot contain line breaks or non-ASCII characters.
  const headers = { 'x-sandbox-fault': fault.replace(/[^ -~]/g, '?').slice(0, 200) };
  if (operation.operationId !== 'saveAnswers')
    throw new Rejection(isWeak ? 'weak_password' : 'invalid_request', { headers });
  throw new Rejection('invalid_answer', { headers, body: sayRefused(answerKeys, read.body, faults) });
}

function hasBody(requests: ListedOperation['requests']): boolean {
  return Object.keys(requests).length > 0;
}
