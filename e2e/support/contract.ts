import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** The calls of the account cards. */
export type PublicOperation =
  'signUp' | 'confirmAccount' | 'resendConfirmation' | 'logIn' | 'forgotPassword' | 'resetPassword';

/** A reply the contract shows as an example. */
export interface ExampleReply {
  /** '429 too_many_requests', for the titles of steps. */
  name: string;
  status: number;
  body: { message: string; code?: string };
  headers: Record<string, string>;
}

interface Node {
  $ref?: string;
  [key: string]: unknown;
}

const contract = parse(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8')) as {
  paths: Record<string, { get?: Node; post?: Node }>;
  components: { schemas: { StudentAnswers: { properties: Record<string, Node> } } };
};

/** Every key an application can have an answer for. */
export const ANSWER_KEYS = Object.keys(contract.components.schemas.StudentAnswers.properties);

/** The answers of the contract's example of an application that can be submitted. */
export function readReadyAnswers(): Record<string, string> {
  const response = child(child(contract.paths['/api/profile']?.get, 'responses'), '200');
  const examples = child(child(child(response, 'content'), 'application/json'), 'examples');
  return child(child(child(examples, 'ready_to_submit'), 'value'), 'answer') as Record<string, string>;
}

/** Reads every named example of every declared status of an operation from `openapi.yaml`. */
export function readExamples(operation: PublicOperation): { path: string; replies: ExampleReply[] } {
  const found = Object.entries(contract.paths).find(([, { post }]) => post?.operationId === operation);
  if (!found) throw new Error(`openapi.yaml has no ${operation}.`);
  const [path, { post }] = found;
  const replies = Object.entries(child(post, 'responses')).flatMap(([status, response]) => {
    const { example: retryAfter } = child(child(response, 'headers'), 'Retry-After');
    const headers: Record<string, string> =
      typeof retryAfter === 'number' ? { 'retry-after': String(retryAfter) } : {};
    const examples = child(child(child(response, 'content'), 'application/json'), 'examples');
    return Object.entries(examples).map(([name, example]) => ({
      name: `${status} ${name}`,
      status: Number(status),
      body: child(example, 'value') as unknown as ExampleReply['body'],
      headers,
    }));
  });
  return { path, replies };
}

/** Looks one step down, through references; an empty node where there is nothing. */
function child(node: unknown, name: string): Node {
  return resolve(resolve(node)[name] ?? {});
}

function resolve(node: unknown): Node {
  const { $ref } = node as Node;
  if ($ref === undefined) return node as Node;
  return $ref
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((at, name) => (at as Node)[name], contract) as Node;
}
