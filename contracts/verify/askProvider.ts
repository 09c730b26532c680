import { request as httpRequest, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

/** A reply from the provider, with its body decoded. */
export interface Reply {
  method: string;
  path: string;
  /** The cookies that the request sent. */
  cookie?: string;
  /** Whether the session cookie has the prefix `__Host-`, as it must have over https. */
  isPrefixed?: boolean;
  /** 0 if no reply could be read. */
  status: number;
  body: string;
  /** The body as it is, if it is a PDF. */
  pdf?: Buffer;
  /** Each value separately, so that two cookies are two entries. */
  headers: [name: string, value: string][];
  /** The request as a curl command. */
  curl?: string;
  /** Why the reply could not be read. */
  broken?: string;
}

/** A request as Pact makes it. */
export interface Asked {
  method: string;
  /** Path and query. */
  url: string;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

const CODINGS: Record<string, (body: Buffer) => Buffer> = {
  identity: (body) => body,
  gzip: gunzipSync,
  'x-gzip': gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
};

/**
 * Sends a request to the provider and reads the whole reply.
 * Never throws: a reply that is late or unreadable is reported as a fault of its interaction.
 */
export async function askProvider(provider: string, asked: Asked, limitMs: number): Promise<Reply> {
  const { method, url, headers } = asked;
  const reply: Reply = {
    method,
    path: url.split('?')[0] ?? url,
    cookie: headers.cookie as string | undefined,
    status: 0,
    body: '',
    headers: [],
  };
  try {
    const { incoming, body } = await exchange(provider, asked, limitMs);
    reply.status = incoming.statusCode ?? 0;
    reply.headers = listHeaders(incoming);
    const decoded = decode(body, incoming.headers['content-encoding']);
    reply.body = decoded.toString();
    if (decoded.subarray(0, 1024).includes('%PDF-')) reply.pdf = decoded;
  } catch (error) {
    reply.broken = sayBroken(error as NodeJS.ErrnoException, limitMs);
  }
  return reply;
}

/** Thrown if a reply is broken in a way we can describe. */
class BrokenReply extends Error {
  override name = 'BrokenReply';
}

const TOO_LONG = 'expected one as long as Content-Length, got a longer one';
/** Error codes of Node's parser for data after the end of a message. */
const SURPLUS = ['HPE_CLOSED_CONNECTION', 'HPE_INVALID_CONSTANT'];

/** Sends a request on a separate connection, so that a broken reply affects no other request. */
function exchange(
  provider: string,
  { method, url, headers, body }: Asked,
  limitMs: number,
): Promise<{ incoming: IncomingMessage; body: Buffer }> {
  const { connection: _connection, ...others } = headers;
  const sent: OutgoingHttpHeaders = { ...others, 'accept-encoding': 'identity' };
  // Sends a length even without a body, as a browser does: some frameworks otherwise reject a write with 415.
  if (/^(POST|PUT)$/.test(method)) sent['content-length'] ??= body.length;
  const target = new URL(provider.replace(/\/$/, '') + url);
  // A URL resolves dot segments, which must be sent as they are.
  const path = /\/\.{1,2}\//.test(url) ? url : target.pathname + target.search;
  const send = target.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(limitMs);
    let hasBegun = false;
    const request = send(target, { path, method, headers: sent, agent: false, signal }, (incoming) => {
      hasBegun = true;
      const parts: Buffer[] = [];
      incoming.on('data', (part: Buffer) => parts.push(part));
      incoming.once('error', reject);
      incoming.once('end', () => resolve({ incoming, body: Buffer.concat(parts) }));
    });
    request.on('error', (error: NodeJS.ErrnoException) => {
      const isSurplus = hasBegun && SURPLUS.includes(error.code ?? '');
      reject(isSurplus ? new BrokenReply(TOO_LONG) : error);
    });
    // Given an empty buffer, Node would send a length, which a browser omits for a DELETE.
    request.end(body.length > 0 ? body : undefined);
  });
}

/** Lists each value of each header separately, as received. */
function listHeaders({ rawHeaders }: IncomingMessage): [string, string][] {
  return rawHeaders.flatMap((name, at): [string, string][] =>
    at % 2 === 0 ? [[name.toLowerCase(), rawHeaders[at + 1] ?? '']] : [],
  );
}

function decode(body: Buffer, coding = 'identity'): Buffer {
  const read = CODINGS[coding.trim().toLowerCase()];
  try {
    if (read) return body.length > 0 ? read(body) : body;
  } catch {
    // Fails below with the same message as an unknown content coding.
  }
  throw new BrokenReply(
    `expected a body in the encoding of Content-Encoding, got one that is not "${coding}"`,
  );
}

function sayBroken(error: NodeJS.ErrnoException, limitMs: number): string {
  if (error instanceof BrokenReply) return error.message;
  if (error.name === 'AbortError') return `expected one within ${String(limitMs / 1000)} s, got none`;
  if (error.code === 'ECONNRESET') return 'expected a complete reply, got a connection that was closed early';
  return `expected HTTP, got something else (${error.message})`;
}
