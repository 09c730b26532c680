import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createExchangeValidator } from './createExchangeValidator.ts';
import { readReference } from '../../sandbox/http/readReference.ts';
import { forwardExactly, headerValues, readExactly, replyExactly } from './forwardExactly.ts';
import type { ExactRequest, ExactResponse } from './forwardExactly.ts';
import { listen } from './listen.ts';
import { describeViolation } from './Violation.ts';
import type { Violation } from './Violation.ts';

export interface GatewayOptions {
  /** Address of the backend, such as `http://127.0.0.1:8080`; asked for at each request when it is a function. */
  target: string | (() => string);
  /** Path of `openapi.yaml`. */
  openapi: string;
  /** Chosen by the system when not given. */
  port?: number;
  /**
   * How a violation is met. True records and prints it; 'reply' also answers 500 in place of a wrong
   * response; false records only.
   */
  strict?: boolean | 'reply';
  print?: (line: string) => void;
  /** Given one line for each call: reference, method, pattern of the path, status. */
  log?: (line: string) => void;
}

export interface Gateway {
  url: string;
  violations: readonly Violation[];
  close: () => Promise<void>;
}

/** Paths of the sandbox's own developer pages; they are no part of the contract. */
const UNCHECKED = '/_sandbox/';
const VIOLATIONS = '/_gateway/violations';

/**
 * Starts a proxy that holds every request and response against the contract and changes no byte of either.
 *
 * What it found is at `GET /_gateway/violations` (`?client=` narrows it to callers whose User-Agent contains
 * that text); `DELETE` gives the same and forgets it.
 */
export async function startGateway(options: GatewayOptions): Promise<Gateway> {
  const { target, strict = true, print = console.error, log = () => undefined } = options;
  const { validate, findPattern } = await createExchangeValidator(options.openapi);
  const violations: Violation[] = [];

  const record = (found: Violation[]) => {
    violations.push(...found);
    if (strict === false) return;
    for (const violation of found) if (!violation.expected) print(describeViolation(violation));
  };

  const answer = async (incoming: IncomingMessage, reply: ServerResponse) => {
    const request = await readExactly(incoming);
    if (request.url.startsWith(VIOLATIONS)) {
      answerViolations(request, reply, violations);
      return;
    }

    const response = await forwardExactly(typeof target === 'string' ? target : target(), request).catch(
      describeUnreachable,
    );
    const isContract = isChecked(request);
    const found = isContract ? await validate(request, response) : [];
    record(found);
    if (isContract) {
      const reference = readReference(headerValues(request.headers, 'traceparent')[0]);
      log(`${reference} ${request.method} ${findPattern(request)} ${String(response.status)}`);
    }

    const wrong = found.filter(({ side }) => side === 'response');
    if (strict === 'reply' && wrong.length > 0) {
      replyJson(reply, 500, { message: 'The response breaks the contract.', wrong });
      return;
    }
    replyExactly(reply, response, request.method);
  };

  const server = createServer((incoming, reply) => {
    // A caller that went away mid-request is not an error of anybody here.
    answer(incoming, reply).catch(() => reply.destroy());
  });
  const url = await listen(server, options.port);

  return {
    url,
    violations,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A preflight is the browser's own question, not an operation. */
function isChecked({ url, method, headers }: ExactRequest): boolean {
  const preflight =
    method === 'OPTIONS' && headers.some((name) => /^access-control-request-method$/i.test(name));
  return !url.startsWith(UNCHECKED) && !preflight;
}

function answerViolations(
  { method, url }: ExactRequest,
  reply: ServerResponse,
  violations: Violation[],
): void {
  const client = new URL(url, 'http://localhost').searchParams.get('client') ?? '';
  const isAsked = (violation: Violation) => violation.client.includes(client);
  const asked = violations.filter(isAsked);
  if (method === 'DELETE') {
    const kept = violations.filter((violation) => !isAsked(violation));
    violations.splice(0, violations.length, ...kept);
  }
  replyJson(reply, 200, asked);
}

function replyJson(reply: ServerResponse, status: number, body: unknown): void {
  reply.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  reply.end(JSON.stringify(body, null, 2));
}

function describeUnreachable(error: unknown): ExactResponse {
  const reason = error instanceof Error ? error.message : String(error);
  return {
    status: 502,
    statusText: 'Bad Gateway',
    headers: ['Content-Type', 'application/json'],
    body: Buffer.from(JSON.stringify({ message: `The backend does not answer: ${reason}` })),
  };
}
