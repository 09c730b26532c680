import type { Context, MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { SandboxContext } from '../SandboxContext.ts';
import { listExampleReplies } from './listExampleReplies.ts';
import { readSessionToken } from '../sessions/sessionCookies.ts';
import { findSession } from '../sessions/sessionStore.ts';
import { asText, readNumber } from './readOptions.ts';

/** A reply that replaces the real one, or a delay before the real reply. */
interface Fault {
  /** The operationId of the affected calls. */
  operation: string;
  /** Limits the fault to this student's calls, so that two tests or two people do not interfere. */
  student?: string;
  /** If missing, the real reply is sent after the delay. */
  reply?: { status: number; body: object; headers?: Readonly<Record<string, string>> };
  /** How many calls the fault affects; by default all, until it is removed. */
  times?: number;
  delayMs?: number;
}

export type Faults = ReturnType<typeof createFaults>;

export function createFaults() {
  let faults: Fault[] = [];
  return {
    add: (fault: Fault) => void faults.push({ ...fault }),
    list: (): readonly Fault[] => faults,
    /** Removes the faults that affect a student's calls, also those that affect everyone's; by default all. */
    clear(student?: string): void {
      faults = faults.filter((fault) => student && fault.student && fault.student !== student);
    },
    /** Finds the fault that affects a call, and counts the call towards its limit. */
    async take(operation: string, whoCalls: () => Promise<string>): Promise<Fault | undefined> {
      const hits = faults.filter((fault) => fault.operation === operation);
      if (hits.length === 0) return undefined;
      const student = await whoCalls();
      const fault = hits.find((one) => one.student === undefined || one.student === student);
      if (fault?.times !== undefined) fault.times -= 1;
      faults = faults.filter(({ times = 1 }) => times > 0);
      return fault;
    },
  };
}

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
