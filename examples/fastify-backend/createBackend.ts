import { fastify } from 'fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Operations, StudentCall } from './Call.ts';
import { countAttempt } from './countAttempt.ts';
import { accountOperations } from './operations/accountOperations.ts';
import { applicationOperations } from './operations/applicationOperations.ts';
import { documentOperations, LARGEST_FILE } from './operations/documentOperations.ts';
import { openOperations } from './operations/openOperations.ts';
import { answerProviderStates } from './providerStates.ts';
import { readContract } from './readContract.ts';
import type { ContractOperation } from './readContract.ts';
import { Refusal } from './Refusal.ts';
import { checkSession, findStudent } from './sessions.ts';
import { Store } from './Store.ts';

const CONTRACT = new URL('../../openapi.yaml', import.meta.url);
const LARGEST_BODY = 256 * 1024;

const OPERATIONS: Operations = {
  ...accountOperations,
  ...applicationOperations,
  ...documentOperations,
  ...openOperations,
};

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
  const store = new Store();
  // The query may carry a token and the body a password: a logger must leave both out.
  const app = fastify({
    bodyLimit: LARGEST_BODY,
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, strict: false } },
  });
  acceptUploads(app);
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.header('cache-control', 'no-store');
    done();
  });
  if (withStates) answerProviderStates(app, store);
  for (const operation of readContract(CONTRACT)) addOperation(app, store, mail, operation);
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ message: 'There is nothing at this address.', code: 'not_found' }),
  );
  return app;
}

function addOperation(app: FastifyInstance, store: Store, mail: Mailer, operation: ContractOperation) {
  const { id, method, url, schema, needsSession, isLimited, refusals } = operation;
  const answer = OPERATIONS[id];
  if (!answer) throw new Error(`openapi.yaml has the operation ${id}; no file in operations/ answers it.`);

  app.route({
    method,
    url,
    schema,
    // A form is larger than its file.
    ...(id === 'uploadFile' && { bodyLimit: LARGEST_FILE + LARGEST_BODY }),
    // Before the body is read: without a session nothing is looked at.
    onRequest: (request, _reply, done) => {
      if (needsSession) checkSession(store, request);
      if (needsSession && (method !== 'GET' || id === 'logOut')) refuseCrossSite(request);
      if (isLimited) countAttempt(store, `${method} ${url}`, request.ip);
      done();
    },
    preValidation: (request, _reply, done) => {
      const query = request.query as Record<string, unknown>;
      if ('max_results' in query) query.max_results = Number(query.max_results);
      done();
    },
    handler: (request, reply) => {
      const { body, params, query } = request;
      const student = needsSession && findStudent(store, request);
      return answer({ store, mail, request, reply, body, params, query, student } as StudentCall<never>);
    },
    errorHandler: (error, _request, reply) => {
      const { code, body, retryAfter } = toRefusal(error, operation);
      const example = refusals.get(code);
      if (!example) throw new Error(`openapi.yaml gives ${id} no example of the code ${code}.`);
      if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
      void reply.code(example.status).send({ ...example.body, ...body });
    },
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
