import type { Context, MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { SandboxContext } from '../SandboxContext.ts';
import type { Fault } from './createFaults.ts';
import { listExampleReplies } from './listExampleReplies.ts';
import { readSessionToken } from '../sessions/sessionCookies.ts';
import { findSession } from '../sessions/sessionStore.ts';
import { asText, readNumber } from './readOptions.ts';

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
    const { status, body, headers } = fault.reply;
    return c.json(body, status as ContentfulStatusCode, {
      ...(status === 429 && { 'retry-after': '30' }),
      ...headers,
    });
  };
}

/** The options of `plantFaults`. */
export const FAULT_OPTIONS = ['scenario', 'student', 'times', 'delayMs', 'message'];

/**
 * Plants faults from the contract's examples. `scenario` is e.g. `saveAnswers:500:unexpected`, or several, separated by
 * commas; an operation without a status only delays the reply, and '' removes the student's faults.
 * Without `student`, a fault affects the student logged in in this browser, or everyone if no one is.
 *
 * @throws HTTPException (400) and plants none, if one of them is impossible.
 */
export async function plantFaults(
  context: SandboxContext,
  c: Context,
  options: Record<string, unknown>,
): Promise<void> {
  const scenario = asText(options['scenario']);
  const student = asText(options['student']).toLowerCase() || (await whoCalls(context, c)) || undefined;
  if (scenario === '') context.faults.clear(student);
  else
    for (const fault of scenario.split(',').map((one) => readFault(context, one, options)))
      // The storage is a separate service and does not know which student is calling.
      context.faults.add({ ...fault, student: fault.operation === 'uploadFile' ? undefined : student });
}

function readFault(context: SandboxContext, scenario: string, options: Record<string, unknown>): Fault {
  const [operation = '', status = '', example = ''] = scenario.trim().split(':');
  const isListed = context.kit.operations.some((one) => one.operation.operationId === operation);
  const reply = listExampleReplies(context.kit, operation)[`${status}:${example}`];
  if (!isListed || (status !== '' && !reply))
    throw new HTTPException(400, {
      message: `The sandbox cannot do "${scenario}": write an example of openapi.yaml, such as saveAnswers:500:unexpected, or an operation whose replies are to be delayed.`,
    });
  const message = asText(options['message']);
  return {
    operation,
    ...(reply && { reply: { ...reply, body: { ...reply.body, ...(message && { message }) } } }),
    times: readNumber(options, 'times', [1, 1000]),
    delayMs: readNumber(options, 'delayMs', [0, 3_600_000]),
  };
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
