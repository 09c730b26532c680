import type { Context } from 'hono';
import type { Account } from '../accounts/Account.ts';
import type { SandboxContext } from '../SandboxContext.ts';

/** A call whose request matches `openapi.yaml`. */
export type OpenCall<Body = unknown> = {
  context: SandboxContext;
  c: Context;
  body: Body;
  /** Parameters from the path, query and headers, by name. */
  values: Record<string, string | number | undefined>;
};

/** A call by a logged-in student. */
export type StudentCall<Body = unknown> = OpenCall<Body> & { account: Account };

/** The handlers by `operationId`. Each returns the JSON body of the reply. */
export type Operations = Record<string, (call: StudentCall<never>) => object | Promise<object>>;
