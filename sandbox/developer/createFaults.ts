import type { Context, Next } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** An answer to give instead of the real one, or a delay before the real one. */
export type Fault = {
  method: string;
  path: string;
  /** Without a status the real answer is given, after the delay. */
  status?: number;
  message?: string;
  code?: string;
  /** Answers with this body instead of a message and a code. */
  body?: object;
  /** How many calls are hit; 1 unless told. */
  times?: number;
  delayMs?: number;
};

export type Faults = ReturnType<typeof createFaults>;

const GENERIC = "We've encountered an unexpected error at this time. Please try again later.";

/** Makes chosen calls fail or wait, so that a test or a developer can see what then happens. */
export function createFaults() {
  let faults: (Fault & { times: number })[] = [];
  const take = (method: string, path: string): Fault | undefined => {
    const fault = faults.find((one) => one.method === method && one.path === path);
    if (!fault) return undefined;
    fault.times -= 1;
    faults = faults.filter((one) => one.times > 0);
    return fault;
  };
  return {
    add(fault: Fault): void {
      faults.push({ ...fault, method: fault.method.toUpperCase(), times: fault.times ?? 1 });
    },
    list: () => faults,
    clear(): void {
      faults = [];
    },
    middleware: async (c: Context, next: Next) => {
      const fault = c.req.path.startsWith('/_sandbox') ? undefined : take(c.req.method, c.req.path);
      if (fault?.delayMs) await new Promise((resolve) => setTimeout(resolve, fault.delayMs));
      if (fault?.status === undefined) return next();
      const status = fault.status as ContentfulStatusCode;
      const headers: Record<string, string> = fault.status === 429 ? { 'retry-after': '30' } : {};
      const { message = GENERIC, code } = fault;
      const body = fault.body ?? { message, ...(code && { code }) };
      return c.json(body, status, headers);
    },
  };
}
