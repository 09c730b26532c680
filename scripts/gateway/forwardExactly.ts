import { request as httpRequest } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** A request or response as it went over the wire: headers in order and uncombined, the body in bytes. */
interface Message {
  headers: string[];
  body: Buffer;
}

export interface ExactRequest extends Message {
  method: string;
  /** Path and query, as asked. */
  url: string;
}

export interface ExactResponse extends Message {
  status: number;
  statusText: string;
}

/** Headers that speak of one connection; a proxy has its own (RFC 9110 §7.6.1). */
const ONE_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'transfer-encoding',
  'upgrade',
  'expect',
]);

/** Reads a whole request, byte for byte. */
export async function readExactly(incoming: IncomingMessage): Promise<ExactRequest> {
  return {
    method: incoming.method ?? 'GET',
    url: incoming.url ?? '/',
    headers: incoming.rawHeaders,
    body: await readBody(incoming),
  };
}

/**
 * Sends a request on and gives the answer, changing no byte of either body and joining no headers.
 *
 * A new connection each time: a kept one that the backend has just closed would fail a request now and then.
 */
export function forwardExactly(target: string, request: ExactRequest): Promise<ExactResponse> {
  const headers = endToEnd(request.headers);
  if (request.body.length > 0 || hasHeader(request.headers, 'content-length')) {
    headers.push('Content-Length', String(request.body.length));
  }

  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(target);
    const outgoing = httpRequest(
      { hostname, port, path: request.url, method: request.method, headers, agent: false },
      (incoming) => {
        readBody(incoming).then(
          (body) =>
            resolve({
              status: incoming.statusCode ?? 502,
              statusText: incoming.statusMessage ?? '',
              headers: incoming.rawHeaders,
              body,
            }),
          reject,
        );
      },
    );
    outgoing.on('error', reject);
    outgoing.end(request.body);
  });
}

/** Answers with a response exactly as it came; an answer without a body keeps the length it declared. */
export function replyExactly(reply: ServerResponse, response: ExactResponse, method: string): void {
  const headers = endToEnd(response.headers);
  const bodiless = method === 'HEAD' || response.status === 204 || response.status === 304;
  const declared = headerValues(response.headers, 'content-length')[0];
  const length = bodiless ? declared : String(response.body.length);
  if (length !== undefined) headers.push('Content-Length', length);

  reply.writeHead(response.status, response.statusText, headers);
  reply.end(bodiless ? undefined : response.body);
}

/** Gives every value of one header, in order. */
export function headerValues(headers: string[], name: string): string[] {
  return headers.filter((_, index) => index % 2 === 1 && headers[index - 1]?.toLowerCase() === name);
}

function hasHeader(headers: string[], name: string): boolean {
  return headerValues(headers, name).length > 0;
}

/** Drops the headers of this hop, and the length, which whoever sends the body states anew. */
function endToEnd(headers: string[]): string[] {
  return headers.filter((_, index) => {
    const name = headers[index - (index % 2)]?.toLowerCase() ?? '';
    return !ONE_HOP.has(name) && name !== 'content-length';
  });
}

async function readBody(stream: AsyncIterable<unknown>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
