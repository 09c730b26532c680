/** The only file that depends on openapi-fetch; decision 002 describes how to replace that library. */
import createClient from 'openapi-fetch';
import type { FetchOptions, Middleware } from 'openapi-fetch';
import { createReplyError } from '../errors/createReplyError.ts';
import { NO_ANSWER_MESSAGE } from '../errors/errorMessages.ts';
import { SdkError, ServerError } from '../errors/SdkError.ts';
import { REPLY_SHAPES } from '../generated/replyShapes.ts';
import type { paths } from '../generated/schema.ts';
import { fetchNow, readReply } from './readReply.ts';
import type { CallOptions, SdkOptions } from './SdkOptions.ts';
import { withDeadline } from './withDeadline.ts';

/** The deadline for a call with a JSON reply, including the time to read its body. */
const JSON_DEADLINE_MS = 30_000;

/** The options of one call; those not handled here are passed to openapi-fetch. */
interface Settings extends CallOptions {
  /** The expected kind of reply, if the contract has several. */
  replyKind?: string;
}

/** A result from openapi-fetch. `data` is always set here, because a reply without a body has already thrown. */
interface Reply<Body> {
  data?: Body;
  response: Response;
}

/** Sends one request through the client, with these fetch options. */
type Send<Body> = (init: Omit<FetchOptions<unknown>, 'body' | 'params'>) => Promise<Reply<Body>>;

/** Creates the client, which sends and receives JSON, includes cookies, and throws failures as `SdkError`. */
export function createHttpClient(options: SdkOptions) {
  const client = createClient<paths>({
    baseUrl: options.baseUrl ?? '',
    credentials: 'include',
    headers: { Accept: 'application/json' },
  });

  async function send<Body>(settings: Settings | undefined, request: Send<Body>): Promise<Reply<Body>> {
    const { deadlineMs, ifMatch, saves, replyKind, signal, ...init } = settings ?? {};
    const traceparent = createTraceparent();
    const details: { path?: string; reference: string } = { reference: traceparent.slice(3, 11) };
    let response: Response | undefined;

    const middleware: Middleware = {
      async onRequest({ request: { method, headers }, schemaPath: path }) {
        details.path = path;
        for (const [name, value] of Object.entries(options.headers?.({ method, path }) ?? {}))
          headers.set(name, value);
        const marker = path.startsWith('/api/') ? ((await options.sessionMarker?.()) ?? null) : null;
        if (marker !== null) headers.set('Admit-Session', marker);
      },
      onResponse({ request: { method }, response: received, schemaPath }) {
        response = received;
        options.onReply?.(received);
        const shape = REPLY_SHAPES[`${method} ${schemaPath}${replyKind ? ` ${replyKind}` : ''}`];
        return readReply(received, shape, details);
      },
    };
    // A 401 means that the session has ended, even if the response body never finishes.
    const createError = () =>
      response?.status === 401
        ? createReplyError(response, undefined, details)
        : new ServerError(NO_ANSWER_MESSAGE, { ...details, isTimeout: true });

    const ms = Math.min(deadlineMs ?? JSON_DEADLINE_MS, JSON_DEADLINE_MS);
    return withDeadline({ ms, signals: [options.signal, signal], createError }, async (ended) =>
      request({
        ...init,
        headers: { traceparent, 'If-Match': ifMatch, 'Admit-Save': writeSaves(saves) },
        signal: ended,
        middleware: [middleware],
        // Passed twice because Firefox reads `keepalive` only from the second argument, and would otherwise drop the
        // save of a closing tab.
        fetch: async (sent) => fetchNow(options, details, sent, { keepalive: sent.keepalive }),
      }).catch((error: unknown) => {
        // Outside a browser, no request can be made from a path alone.
        if (details.path !== undefined || options.baseUrl) throw error;
        throw new Error("createSdk needs a baseUrl outside a browser, e.g. 'http://127.0.0.1:4010'.", {
          cause: error,
        });
      }),
    ).catch((error: unknown) => {
      if (error instanceof SdkError) options.onFailure?.(error);
      throw error;
    });
  }

  /** Makes a call and returns the body of the reply. */
  async function call<Body>(settings: Settings | undefined, request: Send<Body>): Promise<Body> {
    return (await send(settings, request)).data as Body;
  }

  /** Makes a call and returns the body of the reply, plus the version of the answers (its `ETag`). */
  async function callVersioned<Body extends object>(
    settings: Settings | undefined,
    request: Send<Body>,
  ): Promise<Body & { version: string | null }> {
    const { data, response } = await send(settings, request);
    return { ...(data as Body), version: readVersion(response) };
  }

  return { client, call, callVersioned };
}

/** What compressing proxies add before the closing quote of an `ETag`. */
const COMPRESSED = /((--?|;)(gzip|br|zstd|deflate))+"$/i;

/** Returns the version of the answers as the backend sent it, because no other backend would recognise it. */
function readVersion({ headers }: Response): string | null {
  return headers.get('ETag')?.replace(COMPRESSED, '"') ?? null;
}

/** Writes the header `Admit-Save`, such as `k3x9w2pq.5, m1b7c4zd.2`; undefined if there are no numbers. */
function writeSaves(saves: CallOptions['saves'] = {}): string | undefined {
  const entries = Object.entries(saves).map(([form, number]) => `${form}.${String(number)}`);
  return entries.length > 0 ? entries.join(', ') : undefined;
}

/**
 * Creates a call's `traceparent` header (W3C Trace Context, level 1). `Math.random` suffices, because the ids are not
 * secret.
 */
function createTraceparent(): string {
  const hex = Array.from({ length: 48 }, () => Math.floor(Math.random() * 16).toString(16)).join('');
  return `00-${hex.slice(0, 32)}-${hex.slice(32)}-01`;
}
