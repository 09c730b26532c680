import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Mailer } from './createBackend.ts';
import type { DocumentKey, Store, Student } from './Store.ts';

/** What an operation is handed. The request already fits `openapi.yaml`. */
export interface Call<Body = unknown> {
  store: Store;
  mail: Mailer;
  request: FastifyRequest;
  reply: FastifyReply;
  body: Body;
  params: { answer_key: DocumentKey };
  query: Record<string, string | number | undefined>;
}

/** A call of a student who is logged in. */
export interface StudentCall<Body = unknown> extends Call<Body> {
  student: Student;
}

/** What answers each operation, by its `operationId`; the result is the JSON of the reply. */
export type Operations = Record<string, (call: StudentCall<never>) => object | Promise<object>>;
