import { EXAMPLES } from '../generated/examples.ts';
import type { OperationId, Reply, ReplyBody, Sent, StatusOf } from './OperationExamples.ts';

/** The name of one of an operation's example replies, e.g. `200:submitted`. */
export type ReplyName<Id extends OperationId> = string & keyof (typeof EXAMPLES)[Id]['replies'];

/** A reply from a fake server: an example, by name, or any other reply that the contract allows. */
export type Answer<Id extends OperationId> = ReplyName<Id> | Reply<Id>;

/** Computes the reply to a request. If it throws, no reply arrives. */
export type Answering<Id extends OperationId> = (sent: Sent<Id>) => Answer<Id> | Promise<Answer<Id>>;

/** The reply to each operation; by default its first example. */
export type Answers = { readonly [Id in OperationId]?: Answer<Id> | Answering<Id> };

type StatusIn<Id extends OperationId, Name> = Name extends `${infer Status extends number}:${string}`
  ? Status & StatusOf<Id>
  : never;

type Changes<Json> = Json extends readonly unknown[] ? Json : Partial<Json>;

/** Returns the example reply with this name; by default, the operation's first example in the contract. */
export function example<Id extends OperationId>(id: Id, name?: ReplyName<Id>): Reply<Id> {
  const replies: Readonly<Record<string, unknown>> = EXAMPLES[id].replies;
  const reply = name === undefined ? Object.values(replies)[0] : replies[name];
  if (reply === undefined) throw new Error(`openapi.yaml has no example ${id}:${name}.`);
  return reply as Reply<Id>;
}

/**
 * Creates a variant of an example reply with some fields changed, within what the contract allows.
 * @param headers replace the example's own headers.
 * @example
 * variant('getProfile', '200:started', { last_page: '/about' }, { ETag: '"8"' });
 */
export function variant<Id extends OperationId, Name extends ReplyName<Id>>(
  id: Id,
  name: Name,
  changes: Changes<ReplyBody<Id, StatusIn<Id, Name>>>,
  headers?: Reply<Id>['headers'],
): Reply<Id> {
  const reply = example(id, name);
  const body = Array.isArray(changes) ? changes : Object.assign({}, reply.body, changes);
  return { ...reply, body, ...(headers && { headers }) };
}
