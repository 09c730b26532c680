import { readReference } from '../../sandbox/http/readReference.ts';
import { createExchangeValidator } from './createExchangeValidator.ts';
import { forward, replyJson, startProxy } from './startProxy.ts';
import type { ExactRequest, Proxy } from './startProxy.ts';
import { describeViolation } from './Violation.ts';
import type { Violation } from './Violation.ts';

export interface GatewayOptions {
  /** Address of the backend, such as `http://127.0.0.1:8080`; asked for at each request when it is a function. */
  target: string | (() => string);
  /** Path of `openapi.yaml`. */
  openapi: string;
  /** Given one line for each violation that is not expected. */
  print?: (line: string) => void;
  /** Given one line for each call: reference, method, pattern of the path, status. */
  log?: (line: string) => void;
}

export interface Gateway extends Proxy {
  violations: readonly Violation[];
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
  const { target, print = () => undefined, log = () => undefined } = options;
  const { validate, findPattern } = await createExchangeValidator(options.openapi);
  const violations: Violation[] = [];

  const proxy = await startProxy(async (request) => {
    if (request.url.startsWith(VIOLATIONS)) return replyJson(200, takeViolations(request, violations));

    const response = await forward(typeof target === 'string' ? target : target(), request).catch(
      (error: unknown) =>
        replyJson(502, { message: `The backend does not answer: ${(error as Error).message}` }),
    );
    if (!isChecked(request)) return response;

    const found = await validate(request, response);
    violations.push(...found);
    for (const violation of found) if (!violation.expected) print(describeViolation(violation));
    const reference = readReference(request.headers.get('traceparent') ?? undefined);
    log(`${reference} ${request.method} ${findPattern(request)} ${String(response.status)}`);
    return response;
  });
  return { ...proxy, violations };
}

/** A preflight is the browser's own question, not an operation. */
function isChecked({ url, method, headers }: ExactRequest): boolean {
  const isPreflight = method === 'OPTIONS' && headers.has('access-control-request-method');
  return !url.startsWith(UNCHECKED) && !isPreflight;
}

function takeViolations({ method, url }: ExactRequest, violations: Violation[]): Violation[] {
  const client = new URL(url, 'http://localhost').searchParams.get('client') ?? '';
  const { asked = [], kept = [] } = Object.groupBy(violations, (violation) =>
    violation.client.includes(client) ? 'asked' : 'kept',
  );
  if (method === 'DELETE') violations.splice(0, violations.length, ...kept);
  return asked;
}
