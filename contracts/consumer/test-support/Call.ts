import type { Sdk } from '@admission/sdk';
import { listOperations, type ListedOperation } from '../../kit/listOperations.ts';
import { loadContract } from '../../kit/loadContract.ts';

const operations = listOperations(await loadContract());

/** An sdk call and the request it must send. */
export interface Call {
  /** Completes the description `a request …`. */
  asks: string;
  method: string;
  path: string;
  query?: Record<string, string>;
  body?: unknown;
  /** The values of the body or query that a provider state may replace by its own, by their names there. */
  own?: Record<string, string>;
  /** False for public calls, whose requests carry no cookie. */
  session?: false;
  /** Headers that the sdk must send because of an option. */
  sent?: Record<string, string>;
  /** Headers that a browser adds to the sdk's own. */
  headers?: Record<string, string>;
  send: (sdk: Sdk) => Promise<unknown>;
  /** The replies that openapi.yaml declares, by status. */
  responses: ListedOperation['responses'];
}

/** Sdk methods that share an operation of openapi.yaml. */
const SHARED: Partial<Record<keyof Sdk, string>> = {
  searchLookup: 'findLookup',
  getLookupRecord: 'findLookup',
};

/**
 * Creates an sdk call with the request that openapi.yaml prescribes for it: arguments named in the path go
 * into the path, the others into the query or the body.
 */
export function call<Name extends keyof Sdk>(
  name: Name,
  asks: string,
  args?: Parameters<Sdk[Name]>[0],
  more?: Record<string, string>,
): Call {
  const listed = operations.find(({ operation }) => operation.operationId === (SHARED[name] ?? name));
  if (!listed) throw new Error(`openapi.yaml has no operation ${name}.`);
  const { path, operation, responses } = listed;
  const method = listed.method.toUpperCase();
  const given = Object.entries(args ?? {});
  const rest = Object.fromEntries(given.filter(([key]) => !path.includes(`{${key}}`)));
  const hasRest = Object.keys(rest).length > 0;
  return {
    asks,
    method,
    path: given.reduce((filled, [key, value]) => filled.replace(`{${key}}`, String(value)), path),
    ...(hasRest && (method === 'GET' ? { query: { ...rest, ...more } } : { body: rest })),
    ...(operation.security && { session: false }),
    responses,
    send: (sdk) => (sdk[name] as (given: unknown) => Promise<unknown>)(args),
  };
}

/** A provider state with its parameters. */
export interface State {
  name: string;
  params?: Record<string, Json>;
}

type Json = string | number | boolean | Json[] | { [key: string]: Json };

/** Names a provider state; docs/contracts/provider-states.md describes each. */
export function state(name: string, params?: State['params']): State {
  return { name, params };
}

/** Lets a test pass a value that the sdk's types forbid, to record how the backend rejects it. */
export function asWrong(value: unknown): never {
  return value as never;
}
