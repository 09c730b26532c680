/**
 * The only file that knows openapi-fetch; decision 002 tells how to leave it.
 */
import createClient from 'openapi-fetch';
import type { Client } from 'openapi-fetch';
import { createReplyError } from '../errors/createReplyError.ts';
import { NO_ANSWER_MESSAGE } from '../errors/errorMessages.ts';
import { SdkError, ServerError } from '../errors/SdkError.ts';
import { REPLY_SHAPES } from '../generated/replyShapes.ts';
import type { paths } from '../generated/schema.ts';
import { fetchNow, readReply } from './readReply.ts';
import type { CallOptions, SdkOptions } from './SdkOptions.ts';
import { withDeadline } from './withDeadline.ts';

/** A typed client of the contract's paths whose calls throw on every failure. */
export type HttpClient = Pick<Client<paths>, 'GET' | 'PUT' | 'POST' | 'DELETE'>;

/** The deadline of a call with a JSON reply, its body included. */
const JSON_DEADLINE_MS = 30_000;

/** Our own part of a call's init; openapi-fetch gets the rest. */
interface Init extends CallOptions {
  /** Which reply is expected, where the contract has several. */
  replyKind?: string;
}

/** Builds the client: JSON both ways, cookies included, failures thrown as `SdkError`. */
export function createHttpClient(options: SdkOptions): HttpClient {
  const client = createClient<paths>({
    baseUrl: options.baseUrl ?? '',
    credentials: 'include',
    headers: { Accept: 'application/json' },
  });

  function method<Method extends keyof HttpClient>(name: Method): HttpClient[Method] {
    const request = client[name] as (path: string, init: object) => Promise<unknown>;

    const send = (path: string, { deadlineMs, ifMatch, replyKind, signal, ...init }: Init = {}) => {
      const traceparent = createTraceparent();
      const call = { path, reference: traceparent.slice(3, 11) };
      const shape = REPLY_SHAPES[`${name} ${path}${replyKind ? ` ${replyKind}` : ''}`];
      const headers = {
        traceparent,
        'If-Match': ifMatch,
        ...options.headers?.({ method: name, path }),
      };

      let response: Response | undefined;
      const answer = async (sent: Request) => {
        // Said twice: Firefox reads `keepalive` from the second argument alone, and drops the save of a closing tab.
        response = await fetchNow(options, call, sent, { keepalive: sent.keepalive });
        return readReply(response, shape, call);
      };
      // A 401 whose body never ends is an ended session all the same.
      const createError = () =>
        response?.status === 401
          ? createReplyError(response, undefined, call)
          : new ServerError(NO_ANSWER_MESSAGE, { ...call, isTimeout: true });

      const ms = Math.min(deadlineMs ?? JSON_DEADLINE_MS, JSON_DEADLINE_MS);
      return withDeadline({ ms, signals: [options.signal, signal], createError }, async (ended) => {
        const marker = path.startsWith('/api/') ? await options.sessionMarker?.() : null;
        return request(path, {
          ...init,
          headers: { 'Admit-Session': marker, ...headers },
          signal: ended,
          fetch: answer,
        });
      }).catch((error: unknown) => {
        if (error instanceof SdkError) options.onFailure?.(error);
        throw error;
      });
    };
    return send as unknown as HttpClient[Method];
  }

  return { GET: method('GET'), PUT: method('PUT'), POST: method('POST'), DELETE: method('DELETE') };
}

/** Awaits a call and returns its body; a call without one has thrown. */
export async function takeBody<Body>(call: Promise<{ data?: Body }>): Promise<Body> {
  return (await call).data as Body;
}

/** Awaits a call and returns its body and the version of the answers, the reply's `ETag`. */
export async function takeVersionedBody<Body extends object>(
  call: Promise<{ data?: Body; response: Response }>,
): Promise<Body & { version: string | null }> {
  const { data, response } = await call;
  return { ...(data as Body), version: response.headers.get('ETag') };
}

/** Begins a trace of its own for one call, which is no secret: it does without `crypto`. W3C Trace Context, level 1. */
function createTraceparent(): string {
  const hex = Array.from({ length: 48 }, () => Math.floor(Math.random() * 16).toString(16)).join('');
  return `00-${hex.slice(0, 32)}-${hex.slice(32)}-01`;
}
