import { expect, type Mock, vi } from 'vitest';
import { createSdk, type Sdk, type SdkOptions } from '@admission/sdk';
import {
  type Answer,
  type Answering,
  type Answers,
  example,
  EXAMPLES,
  exampleFetch,
  type OperationId,
} from '@admission/sdk/examples';

export { example, EXAMPLES, variant } from '@admission/sdk/examples';
export type { Answer, Answering, Answers, OperationId } from '@admission/sdk/examples';

/**
 * Creates an sdk client for a server with the given replies; any other call fails the test.
 *
 * @param requests collects the sent requests.
 */
export function sdkOn(answers: Answers, options: SdkOptions = {}, requests: Request[] = []): Sdk {
  let file: string | undefined;
  const answer = exampleFetch((id) => answers[id] ?? (() => reject(id, file)));
  const server: typeof answer = (input, init) => {
    file ??= expect.getState().testPath;
    if (input instanceof Request) requests.push(input);
    return answer(input, init);
  };
  return createSdk({ baseUrl: 'http://localhost', fetch: server, ...options });
}

/** Rejects an unexpected call, which fails the test unless its file has already finished. */
function reject(id: OperationId, file: string | undefined): never {
  if (expect.getState().testPath === file) console.error(`The test did not expect the call ${id}.`);
  throw new Error('No reply');
}

/**
 * A call that returns these replies in turn, then repeats the last; by default, the contract's first example.
 */
export function answering<Id extends OperationId>(id: Id, ...answers: Answer<Id>[]): Mock<Answering<Id>> {
  return vi.fn(() => (answers.length > 1 ? answers.shift() : answers[0]) ?? example(id));
}

/** A call whose replies the test provides one by one. */
export function held<Id extends OperationId>(_id: Id) {
  const waiting: PromiseWithResolvers<Answer<Id>>[] = [];
  const call = vi.fn<Answering<Id>>(() => {
    const reply = Promise.withResolvers<Answer<Id>>();
    waiting.push(reply);
    return reply.promise;
  });
  return { call, waiting };
}

/** A call that gets no reply, as when the network is down. */
export const unanswered = () =>
  vi.fn((): never => {
    throw new TypeError('Failed to fetch');
  });

/** A reply that the contract does not declare, e.g. from a proxy in front of the backend. */
export const undeclared = (status: number, body: object, headers = {}) =>
  ({ status, headers, body }) as never;

/** The error of a call with the reply `500:unexpected`. */
export const FAILED: unknown = expect.objectContaining({ status: 500 });

/** The message of `FAILED`. */
export const UNEXPECTED = EXAMPLES.getProfile.replies['500:unexpected'].body.message;
