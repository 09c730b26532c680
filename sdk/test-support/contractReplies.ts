import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { JsonSchema } from '../../contracts/kit/contract.ts';
import { followRefs } from '../../contracts/kit/followRefs.ts';

export type Schema = JsonSchema;

/** What one operation answers with 200, and every example of it. */
export interface ContractReply {
  schema: Schema;
  examples: unknown[];
}

interface Contract {
  components: { schemas: Record<string, Schema> };
  paths: Record<string, Record<string, { responses: { 200: Response } }>>;
}
interface Response {
  content: { 'application/json': { schema: Schema; examples: Record<string, Example> } };
}
interface Example {
  value: unknown;
}

const contract = followRefs(
  parse(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8')),
) as unknown as Contract;

/** The schemas that have a name in openapi.yaml. */
export const { schemas: SCHEMAS } = contract.components;

/** The storage's reply no program of ours can read; the health is for load balancers. */
const UNCALLED = ['/mock-storage', '/health'];

/** The replies of openapi.yaml by `GET /api/profile`, but those the sdk never reads. */
export const CONTRACT_REPLIES: ReadonlyMap<string, ContractReply> = new Map(
  Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => !UNCALLED.includes(path) && ['get', 'put', 'post', 'delete'].includes(method))
      .map(([method, { responses }]): [string, ContractReply] => {
        const { schema, examples } = responses[200].content['application/json'];
        const values = Object.values(examples).map(({ value }) => value);
        return [`${method.toUpperCase()} ${path}`, { schema, examples: values }];
      }),
  ),
);

/** The reply of openapi.yaml to what a call sent; of a path with several kinds of reply, the kind it asks for. */
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
