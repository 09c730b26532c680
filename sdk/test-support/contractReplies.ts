import type { JsonSchema } from '../../contracts/kit/contract.ts';
import { listOperations } from '../../contracts/kit/listOperations.ts';
import { loadContract } from '../../contracts/kit/loadContract.ts';

export type Schema = JsonSchema;

/** An operation's 200 reply, with all its examples. */
export interface ContractReply {
  schema: Schema;
  examples: unknown[];
}

const contract = await loadContract();

/** The named schemas in openapi.yaml. */
export const SCHEMAS = contract.components?.schemas ?? {};

/** Paths whose replies the sdk never reads: the storage's is opaque, and the health check is for load balancers. */
const UNCALLED = ['/mock-storage', '/health'];

/** The replies in openapi.yaml, keyed by call, e.g. `GET /api/profile`, except those that the sdk never reads. */
export const CONTRACT_REPLIES: ReadonlyMap<string, ContractReply> = new Map(
  listOperations(contract)
    .filter(({ path }) => !UNCALLED.includes(path))
    .map(({ name, responses }) => {
      const { schema = {}, examples = {} } = responses['200']?.content?.['application/json'] ?? {};
      return [name, { schema, examples: Object.values(examples).map(({ value }) => value) }];
    }),
);

/**
 * Returns the reply that openapi.yaml defines for a request; if the path has several kinds of reply, the requested
 * kind.
 */
export function replyTo(sent: string): ContractReply {
  const [line = '', query = ''] = sent.split('?');
  const reply = CONTRACT_REPLIES.get(line.replace(/document-answer\/\w+/, 'document-answer/{answer_key}'));
  if (reply === undefined) throw new Error(`openapi.yaml has no reply to ${sent}.`);
  const [list, address, place] = reply.schema.oneOf ?? [];
  if (!list || !address || !place) return reply;

  const isAddress = (value: unknown) => 'address_line_1' in (value as object);
  if (query.includes('text=')) return { schema: list, examples: reply.examples.filter(Array.isArray) };
  const records = reply.examples.filter((value) => !Array.isArray(value));
  return query.includes('category=address')
    ? { schema: address, examples: records.filter(isAddress) }
    : { schema: place, examples: records.filter((value) => !isAddress(value)) };
}
