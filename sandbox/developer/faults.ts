import type { Context, MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { SandboxContext } from '../SandboxContext.ts';
import { readSessionToken } from '../sessions/sessionCookies.ts';
import { findSession } from '../sessions/sessionStore.ts';
import { asNumber, asText } from './readOptions.ts';

/** An answer to give instead of the real one, or a delay before the real one. */
export interface Fault {
  /** The operationId of the calls it hits. */
  operation: string;
  /** Hits the calls of this student alone, so that two tests, or two people, do not meet. */
  student?: string;
  /** Without it the real reply is given, after the delay. */
  reply?: { status: number; body: object };
  /** How many calls it hits; all until it is taken back, unless told. */
  times?: number;
  delayMs?: number;
}

export type Faults = ReturnType<typeof createFaults>;

export function createFaults() {
  let faults: Fault[] = [];
  return {
    add: (fault: Fault) => void faults.push({ ...fault }),
    list: (): readonly Fault[] => faults,
    /** Takes back those of an operation and a student; of all, unless told. */
    clear({ operation, student }: Pick<Partial<Fault>, 'operation' | 'student'> = {}): void {
      const isMeant = (fault: Fault) =>
        (operation ?? fault.operation) === fault.operation && (student ?? fault.student) === fault.student;
      faults = faults.filter((fault) => !isMeant(fault));
    },
    /** Finds the fault that hits a call, and counts it. */
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

/** Lets calls fail or wait as they are planted, so that a test or a person can see what then happens. */
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
 * Plants a fault of the contract: `scenario` is `saveAnswers:500:unexpected`, an operation alone only waits, and '' takes
 * all back.
 *
 * Without a `student` it hits the one who is logged in in this browser.
 */
export async function plantFault(
  context: SandboxContext,
  c: Context,
  options: Record<string, unknown>,
): Promise<void> {
  const [operation = '', status = '', example = ''] = asText(options['scenario']).split(':');
  // The storage is another service, and knows no student.
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

/** The student of a session, or the one who is named on an account card. */
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
