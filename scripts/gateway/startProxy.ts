import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { rootCertificates } from 'node:tls';
import { listen } from './listen.ts';

/**
 * A request or response exactly as transmitted: each Set-Cookie stays a separate header, and the body is raw
 * bytes.
 */
interface Message {
  headers: Headers;
  body: Buffer;
}

export interface ExactRequest extends Message {
  method: string;
  /** The path and query, as requested. */
  url: string;
  /** Aborted when the caller disconnects. */
  signal: AbortSignal;
}

export interface ExactResponse extends Message {
  status: number;
}

export interface Proxy {
  url: string;
  close: () => Promise<void>;
}

/** Headers that apply only to a single connection; a proxy sets its own (RFC 9110 §7.6.1). */
const ONE_HOP = ['connection', 'keep-alive', 'proxy-connection', 'transfer-encoding', 'upgrade', 'expect'];

/**
 * Answers every request on a local port (by default a free one) without changing a byte of a body.
 * If it cannot answer, for example because the caller has disconnected, it closes the connection.
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

export interface ForwardOptions {
  /** A certificate to trust besides the usual ones, in PEM. */
  ca?: string;
  /** How long the target may be silent; without it, for ever. */
  timeout?: number;
}

/**
 * Forwards a request and returns the response.
 * Uses a new connection each time, because a request on a kept-alive one fails if the backend has just closed it.
 */
export function forward(
  target: string,
  { method, url, headers, body }: ExactRequest,
  { ca, timeout }: ForwardOptions = {},
): Promise<ExactResponse> {
  const sent = dropHop(headers);
  if (body.length > 0 || headers.has('content-length')) sent.set('content-length', String(body.length));
  return new Promise((resolve, reject) => {
    const { hostname: host, port, protocol } = new URL(target);
    const hostname = host.replace(/^\[|\]$/g, '');
    const options = {
      hostname,
      port,
      path: url,
      method,
      headers: Object.fromEntries(sent),
      agent: false,
      timeout,
    };
    const trusted = ca === undefined ? {} : { ca: [...rootCertificates, ca] };
    const send = protocol === 'https:' ? httpsRequest : httpRequest;
    const sending = send({ ...options, ...trusted }, (incoming) => {
      readMessage(incoming).then(
        (message) => resolve({ status: incoming.statusCode ?? 502, ...message }),
        reject,
      );
    });
    sending
      .on('timeout', () => {
        const error = Object.assign(new Error('It takes too long.'), { code: 'ETIMEDOUT' });
        reject(error);
        sending.destroy(error);
      })
      .on('error', reject)
      .end(body);
  });
}

/** Creates a JSON reply of the proxy itself. */
export function replyJson(status: number, content: unknown): ExactResponse {
  const headers = new Headers({ 'content-type': 'application/json', 'cache-control': 'no-store' });
  return { status, headers, body: Buffer.from(JSON.stringify(content, null, 2)) };
}

export function replyHtml(content: string): ExactResponse {
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  return { status: 200, headers, body: Buffer.from(content) };
}

async function readMessage(incoming: IncomingMessage): Promise<Message> {
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(incoming.headersDistinct))
    for (const value of values) headers.append(name, value);
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part as Buffer);
  return { headers, body: Buffer.concat(parts) };
}

/** Removes the hop-by-hop headers, and Content-Length, which the sender sets again. */
function dropHop(headers: Headers): Headers {
  const kept = new Headers(headers);
  for (const name of [...ONE_HOP, 'content-length']) kept.delete(name);
  return kept;
}
