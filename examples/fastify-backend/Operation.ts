import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Mailer } from './createBackend.ts';
import type { Store, Student } from './createStore.ts';
import type { RefusalName } from './refusals.ts';

/** What an operation is handed. The request already fits `openapi.yaml`. */
export interface Call {
  store: Store;
  mail: Mailer;
  request: FastifyRequest;
  reply: FastifyReply;
  body: unknown;
  params: Record<string, string>;
  query: Record<string, string | number | undefined>;
}

/** A call of somebody who is logged in. */
export interface StudentCall extends Call {
  student: Student;
}

export interface PublicOperation {
  /** What a request is refused with that does not fit `openapi.yaml`. */
  invalid: RefusalName;
  answer: (call: Call) => object | Promise<object>;
}

export interface StudentOperation {
  invalid: RefusalName;
  answer: (call: StudentCall) => object | Promise<object>;
}
