/**
 * The only file that knows openapi-fetch; decision 002 tells how to leave it.
 */
import createClient from 'openapi-fetch';
import type { Client } from 'openapi-fetch';
import { createReplyError } from '../errors/createReplyError.ts';
import { NO_ANSWER_MESSAGE } from '../errors/errorMessages.ts';
import { ServerError } from '../errors/ServerError.ts';
import { REPLY_SHAPES } from '../generated/replyShapes.ts';
import type { paths } from '../generated/schema.ts';
import { createTraceparent } from './createTraceparent.ts';
import { fetchNow, readReply } from './readReply.ts';
import type { CallOptions, SdkOptions } from './SdkOptions.ts';
import { withDeadline } from './withDeadline.ts';

/** A typed client of the contract's paths whose calls throw on every failure. */
export type HttpClient = Pick<Client<paths>, 'GET' | 'PUT' | 'POST' | 'DELETE'>;

/** What a method takes besides openapi-fetch's own. */
interface Init extends CallOptions {
  /** Which reply is awaited, where the contract knows several. */
  replyKind?: string;
}

/** How long a call with a JSON reply may take, its body included. */
export const JSON_DEADLINE_MS = 30_000;

/** Builds the client: JSON both ways, cookies included, failures thrown as `SdkError`. API-01, API-40. */
export function createHttpClient(options: SdkOptions): HttpClient {
  const client = createClient<paths>({
    baseUrl: options.baseUrl ?? '',
    credentials: 'include',
    headers: { Accept: 'application/json' },
  });

  function method<Name extends keyof HttpClient>(name: Name) {
    const request = client[name] as (path: string, init: object) => Promise<unknown>;
    const send = (path: string, { deadlineMs, ifMatch, replyKind, signal, ...init }: Init = {}) => {
      const traceparent = createTraceparent();
      const call = { path, reference: traceparent.slice(3, 11) };
      const isSessionCall = path.startsWith('/api/');
      const headers = {
        traceparent,
        'Admit-Session': isSessionCall ? options.sessionMarker?.() : null,
        'If-Match': ifMatch,
        ...options.headers?.({ method: name, path }),
      };
      const shape = REPLY_SHAPES[[name, path, replyKind].filter(Boolean).join(' ')];
      let response: Response | undefined;

      return withDeadline(
        {
          ms: Math.min(deadlineMs ?? JSON_DEADLINE_MS, JSON_DEADLINE_MS),
          signals: [options.signal, signal],
          // The status still decides: a 401 whose body never ends is an ended session.
          createError: () =>
            response?.status === 401
              ? createReplyError(response, undefined, call)
              : new ServerError(NO_ANSWER_MESSAGE, { ...call, isTimeout: true }),
        },
        (ended) =>
          request(path, {
            ...init,
            headers,
            signal: ended,
            fetch: async (sent: Request) => {
              response = await fetchNow(options, call, sent);
              return readReply(response, shape, call);
            },
          }),
      );
    };
    return send as unknown as HttpClient[Name];
  }

  return { GET: method('GET'), PUT: method('PUT'), POST: method('POST'), DELETE: method('DELETE') };
}

/** Waits for a call and returns its body; every call without one has thrown. */
export async function takeBody<Body>(call: Promise<{ data?: Body }>): Promise<Body> {
  return (await call).data as Body;
}

/** Waits for a call and returns its body with the version of the answers, as the server named it. */
export async function takeVersionedBody<Body extends object>(
  call: Promise<{ data?: Body; response: Response }>,
): Promise<Body & { version: string | null }> {
  const { data, response } = await call;
  return { ...(data as Body), version: response.headers.get('ETag') };
}
