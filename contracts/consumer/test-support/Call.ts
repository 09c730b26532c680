import type { Sdk } from '@admission/sdk';

/** One call of the sdk and the request it must send. */
export interface Call {
  /** Ends the sentence `a request …`; with what the situation adds it names the interaction. */
  asks: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  query?: Record<string, string>;
  body?: unknown;
  /** False for what is open to everybody: the request then carries no cookie. */
  session?: false;
  /** Sent besides what the sdk sends, as a browser does by itself. */
  headers?: Record<string, string>;
  send: (sdk: Sdk) => Promise<unknown>;
}

/** A provider state with its parameters. */
export interface State {
  name: string;
  params?: Record<string, Json>;
}

type Json = string | number | boolean | Json[] | { [key: string]: Json };

/** Names a provider state; docs/contracts/provider-states.md says what must be true in each. */
export function state(name: string, params?: State['params']): State {
  return { name, params };
}

/** Passes a value the sdk's types rule out, for the contract of its refusal. */
export function asWrong(value: unknown): never {
  return value as never;
}
