import { fastify } from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerProviderStates } from './answerProviderStates.ts';
import { countAttempt } from './countAttempt.ts';
import { createStore } from './createStore.ts';
import type { Store } from './createStore.ts';
import type { Call } from './Operation.ts';
import { accountOperations } from './operations/accountOperations.ts';
import { answerOperations } from './operations/answerOperations.ts';
import { applicationOperations } from './operations/applicationOperations.ts';
import { documentOperations, LARGEST_FILE, storageOperations } from './operations/documentOperations.ts';
import { openOperations } from './operations/openOperations.ts';
import { readContract } from './readContract.ts';
import type { ContractOperation } from './readContract.ts';
import { Refusal } from './Refusal.ts';
import { findStudent, isReplaced } from './sessions.ts';

const CONTRACT = new URL('../../openapi.yaml', import.meta.url);
const LARGEST_BODY = 256 * 1024;

const forStudents = { ...applicationOperations, ...answerOperations, ...documentOperations };
const forAnybody = { ...accountOperations, ...storageOperations, ...openOperations };

/** Sends a mail; a real one hands it to a mail service. */
export type Mailer = (to: string, subject: string, text: string) => Promise<void>;

export interface BackendOptions {
  mail?: Mailer;
  /** Opens `POST /provider-states`. A caller may rewrite every account: never in production. */
  withStates?: boolean;
}

/** Makes the whole backend, not yet listening. Throws when the contract names an operation without a handler. */
export function createBackend(options: BackendOptions = {}): FastifyInstance {
  const { mail = () => Promise.resolve(), withStates = false } = options;
  const store = createStore();
  // The query may carry a token and the body a password: a logger must leave both out.
  const app = fastify({
    bodyLimit: LARGEST_BODY,
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, strict: false } },
  });
  const contract = readContract(CONTRACT);

  app.addSchema(contract.shared);
  acceptUploads(app);
  if (withStates) answerProviderStates(app, store, contract.operations);
  for (const operation of contract.operations) addOperation(app, store, mail, operation);

  app.addHook('onSend', (_request, reply, _payload, done) => {
    void reply.header('cache-control', 'no-store');
    done();
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ message: 'There is nothing at this address.', code: 'not_found' }),
  );
  return app;
}

function addOperation(app: FastifyInstance, store: Store, mail: Mailer, operation: ContractOperation) {
  const { id, method, url, schema, needsSession, isLimited } = operation;
  const found = needsSession ? forStudents[id] : forAnybody[id];
  if (!found) throw new Error(`openapi.yaml has the operation ${id}; no file in operations/ answers it.`);

  app.route({
    method,
    url,
    schema,
    // A form is larger than its file.
    ...(id === 'uploadFile' && { bodyLimit: LARGEST_FILE + LARGEST_BODY }),
    // Before the body is read: without a session nothing is looked at.
    onRequest: (request, _reply, done) => {
      if (needsSession && !findStudent(store, request)) throw new Refusal('session_invalid');
      if (needsSession && isReplaced(store, request)) throw new Refusal('session_replaced');
      if (needsSession && (method !== 'GET' || id === 'logOut')) refuseCrossSite(request);
      if (isLimited) countAttempt(store, id, request.ip);
      done();
    },
    preValidation: (request, _reply, done) => {
      readNumbers(request);
      done();
    },
    handler: (request, reply) => {
      const call = { store, mail, request, reply, body: request.body } as Call;
      Object.assign(call, { params: request.params, query: request.query });
      const student = needsSession && findStudent(store, request);
      return student ? forStudents[id]?.({ ...call, student }) : forAnybody[id]?.(call);
    },
    errorHandler: (error, _request, reply) => sendRefusal(reply, operation, toRefusal(error, operation)),
  });
}

/** Nothing is changed for a page of another site, or of another host of this one: docs/decisions/012. */
function refuseCrossSite({ headers }: FastifyRequest) {
  const { 'sec-fetch-site': site, origin, host } = headers;
  // Browsers without Sec-Fetch-Site send Origin with a write.
  const isForeign =
    site === undefined ? origin !== undefined && readHost(origin) !== host : /^(cross|same)-site$/.test(site);
  if (isForeign) throw new Refusal('cross_site');
}

const readHost = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : '');

/** `Response` knows multipart; a real backend never sees the file, the storage service does. */
function acceptUploads(app: FastifyInstance) {
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer' },
    (request: FastifyRequest, body: Buffer) => {
      const headers = { 'content-type': request.headers['content-type'] ?? '' };
      return new Response(new Uint8Array(body), { headers }).formData();
    },
  );
}

function readNumbers(request: FastifyRequest) {
  const query = request.query as Record<string, unknown>;
  if (typeof query.max_results === 'string') query.max_results = Number(query.max_results);
}

/** Turns what was thrown into one of the operation's errors. */
function toRefusal(error: unknown, { refusals }: ContractOperation): Refusal {
  if (error instanceof Refusal) return error;
  const status = (error as { statusCode?: number }).statusCode ?? 500;
  if (status === 413 && refusals.has('too_large')) return new Refusal('too_large');
  // What does not fit the contract, and what cannot be read at all.
  if (status < 500) return new Refusal(refusals.has('invalid_answer') ? 'invalid_answer' : 'invalid_request');
  console.error(error);
  return new Refusal('unexpected');
}

function sendRefusal(reply: FastifyReply, { id, refusals }: ContractOperation, refusal: Refusal) {
  const example = refusals.get(refusal.code);
  if (!example) throw new Error(`openapi.yaml gives ${id} no example of the code ${refusal.code}.`);
  if (refusal.retryAfter !== undefined) void reply.header('retry-after', refusal.retryAfter);
  void reply.code(example.status).send({ ...example.body, ...refusal.body });
}
