import { createServer, request as httpRequest } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { listen } from './listen.ts';

/** A request or response as it went over the wire: two cookies are two, and the body is in bytes. */
interface Message {
  headers: Headers;
  body: Buffer;
}

export interface ExactRequest extends Message {
  method: string;
  /** Path and query, as asked. */
  url: string;
  /** Aborted when the caller goes away. */
  signal: AbortSignal;
}

export interface ExactResponse extends Message {
  status: number;
}

export interface Proxy {
  url: string;
  close: () => Promise<void>;
}

/** Headers that speak of one connection; a proxy has its own (RFC 9110 §7.6.1). */
const ONE_HOP = ['connection', 'keep-alive', 'proxy-connection', 'transfer-encoding', 'upgrade', 'expect'];

/**
 * Answers every request at a port of this machine, free unless told, and changes no byte of a body.
 *
 * An answer that cannot be given (its caller went away, too) closes the connection.
 */
export async function startProxy(
  answer: (request: ExactRequest) => Promise<ExactResponse>,
  port = 0,
): Promise<Proxy> {
  const respond = async (incoming: IncomingMessage, reply: ServerResponse) => {
    const { method = 'GET', url = '/' } = incoming;
    const gone = new AbortController();
    reply.once('close', () => gone.abort());
    const { status, headers, body } = await answer({
      method,
      url,
      ...(await readMessage(incoming)),
      signal: gone.signal,
    });
    const isBodiless = method === 'HEAD' || status === 204 || status === 304;
    const declared = headers.get('content-length');
    reply.setHeaders(dropHop(headers));
    if (!isBodiless) reply.setHeader('content-length', body.length);
    else if (declared !== null) reply.setHeader('content-length', declared);
    reply.writeHead(status).end(isBodiless ? undefined : body);
  };
  const server = createServer((incoming, reply) => {
    respond(incoming, reply).catch(() => reply.destroy());
  });
  return {
    url: await listen(server, port),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * Sends a request on and gives the answer.
 *
 * A new connection each time: a kept one that the backend has just closed would fail a request now and then.
 */
export function forward(
  target: string,
  { method, url, headers, body }: ExactRequest,
): Promise<ExactResponse> {
  const sent = dropHop(headers);
  if (body.length > 0 || headers.has('content-length')) sent.set('content-length', String(body.length));
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(target);
    const options = { hostname, port, path: url, method, headers: Object.fromEntries(sent), agent: false };
    httpRequest(options, (incoming) => {
      readMessage(incoming).then(
        (message) => resolve({ status: incoming.statusCode ?? 502, ...message }),
        reject,
      );
    })
      .on('error', reject)
      .end(body);
  });
}

/** A reply made here. */
export function replyJson(status: number, content: unknown): ExactResponse {
  const headers = new Headers({ 'content-type': 'application/json', 'cache-control': 'no-store' });
  return { status, headers, body: Buffer.from(JSON.stringify(content, null, 2)) };
}

async function readMessage(incoming: IncomingMessage): Promise<Message> {
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(incoming.headersDistinct))
    for (const value of values) headers.append(name, value);
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part as Buffer);
  return { headers, body: Buffer.concat(parts) };
}

/** Drops the headers of this hop, and the length, which the sender of the body states anew. */
function dropHop(headers: Headers): Headers {
  const kept = new Headers(headers);
  for (const name of [...ONE_HOP, 'content-length']) kept.delete(name);
  return kept;
}
