import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Mailer } from './createBackend.ts';
import type { Store, Student } from './createStore.ts';

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

/** A call of a student who is logged in. */
export interface StudentCall extends Call {
  student: Student;
}

/** What answers each operation, by its `operationId`; the result is the JSON of the reply. */
export type Operations<OneCall = Call> = Record<string, (call: OneCall) => object | Promise<object>>;
