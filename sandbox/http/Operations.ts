import type { Context } from 'hono';
import type { Account } from '../accounts/Account.ts';
import type { SandboxContext } from '../SandboxContext.ts';

/** A call whose request fits `openapi.yaml`. */
export type OpenCall<Body = unknown> = {
  context: SandboxContext;
  c: Context;
  body: Body;
  /** Parameters of path, query and header by name. */
  values: Record<string, string | number | undefined>;
};

/** A call of an applicant who is logged in. */
export type StudentCall<Body = unknown> = OpenCall<Body> & { account: Account };

/** What answers each operation, by its `operationId`; the result is the JSON of the reply. */
export type Operations = Record<string, (call: StudentCall<never>) => object | Promise<object>>;
