import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { followRefs } from '../../contracts/kit/followRefs.ts';

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

const { paths = {}, components } = followRefs(
  parse(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8')),
);

/** Every key an application can have an answer for. */
export const ANSWER_KEYS = Object.keys(components?.schemas?.StudentAnswers?.properties ?? {});

/** The answers of the contract's example of an application that can be submitted. */
export function readReadyAnswers(): Record<string, string> {
  const profile = paths['/api/profile']?.get?.responses?.['200']?.content?.['application/json'];
  const { answer } = (profile?.examples?.ready_to_submit?.value ?? {}) as { answer: Record<string, string> };
  return answer;
}

/** Reads every named example of every declared status of an operation from `openapi.yaml`. */
export function readExamples(operation: PublicOperation): { path: string; replies: ExampleReply[] } {
  const found = Object.entries(paths).find(([, { post }]) => post?.operationId === operation);
  if (!found) throw new Error(`openapi.yaml has no ${operation}.`);
  const [path, { post }] = found;
  const replies = Object.entries(post?.responses ?? {}).flatMap(
    ([status, { headers: declared, content }]) => {
      const retryAfter = declared?.['Retry-After']?.example;
      const headers: Record<string, string> =
        typeof retryAfter === 'number' ? { 'retry-after': String(retryAfter) } : {};
      return Object.entries(content?.['application/json']?.examples ?? {}).map(([name, { value }]) => ({
        name: `${status} ${name}`,
        status: Number(status),
        body: value as ExampleReply['body'],
        headers,
      }));
    },
  );
  return { path, replies };
}
