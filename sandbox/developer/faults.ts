import type { Context, MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { SandboxContext } from '../SandboxContext.ts';
import { readSessionToken } from '../sessions/sessionCookies.ts';
import { findSession } from '../sessions/sessionStore.ts';
import { asNumber, asText } from './readOptions.ts';

/**
 * Applies planted faults: fails or delays calls, so that a test or a person can watch how the product
 * responds.
 */
export function failCalls(context: SandboxContext): MiddlewareHandler {
  return async (c, next) => {
    const { operationId } = context.kit.find(c.req)?.operation ?? {};
    const fault = operationId && (await context.faults.take(operationId, () => whoCalls(context, c)));
    if (!fault) return next();
    if (fault.delayMs) await new Promise((resolve) => setTimeout(resolve, fault.delayMs));
    if (!fault.reply) return next();
    const { status, body } = fault.reply;
    return c.json(body, status as ContentfulStatusCode, status === 429 ? { 'retry-after': '30' } : {});
  };
}

/**
 * Plants a fault from the contract's examples. `scenario` is e.g. `saveAnswers:500:unexpected`; an operation
 * without a status only delays the reply, and '' removes the student's faults.
 * Without `student`, the fault affects the student logged in in this browser, or everyone if no one is.
 */
export async function plantFault(
  context: SandboxContext,
  c: Context,
  options: Record<string, unknown>,
): Promise<void> {
  const [operation = '', status = '', example = ''] = asText(options['scenario']).split(':');
  // The storage is a separate service and does not know which student is calling.
  const student =
    operation === 'uploadFile'
      ? undefined
      : asText(options['student']).toLowerCase() || (await whoCalls(context, c)) || undefined;
  if (operation === '') {
    context.faults.clear({ student });
    return;
  }
  const listed = context.kit.operations.find((one) => one.operation.operationId === operation);
  const value = listed?.responses[status]?.content?.['application/json']?.examples?.[example]?.value;
  if (!listed || (status !== '' && value === undefined))
    throw new HTTPException(400, {
      message: 'openapi.yaml has no such example: write saveAnswers:500:unexpected.',
    });
  const message = asText(options['message']);
  context.faults.add({
    operation,
    student,
    ...(value !== undefined && {
      reply: { status: Number(status), body: { ...(value as object), ...(message && { message }) } },
    }),
    times: asNumber(options['times']),
    delayMs: asNumber(options['delayMs']),
  });
}

/** Returns the username of the call's session, or the one in a public call's body; '' if there is neither. */
async function whoCalls(context: SandboxContext, c: Context): Promise<string> {
  const session = findSession(context, readSessionToken(c));
  if (session) return session.account.username.toLowerCase();
  if (!c.req.path.startsWith('/public/')) return '';
  const sent = (await c.req.raw
    .clone()
    .json()
    .catch(() => null)) as { username?: unknown } | null;
  return asText(sent?.username).toLowerCase();
}
