import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import type { ContractKit } from '../../contracts/kit/openContract.ts';
import { isOwnHost } from '../../sandbox/http/isOwnHost.ts';
import { PROBLEM } from './backend/createBackendSender.ts';
import { maskUrl, sayMaskedCurl } from './backend/maskCall.ts';
import { timeOnSlowLine } from './slowLine.ts';
import {
  forward,
  replyJson,
  replyHtml,
  startProxy,
  type ExactRequest,
  type ExactResponse,
  type Proxy,
} from './startProxy.ts';
import { describeViolation, renderViolations, type Violation } from './Violation.ts';

export interface GatewayOptions {
  /** Returns the address of the backend, e.g. `http://127.0.0.1:8080`; called for each request. */
  target: () => string;
  /** Sends a request to the backend; by default `forward`. */
  send?: (request: ExactRequest) => Promise<ExactResponse>;
  /** Returns sentences for the page of the violations. */
  notes?: () => string[];
  /** The contract to check against. */
  kit: ContractKit;
  /** Names of this machine that callers may use in `Host`, besides localhost and addresses in digits. */
  hosts?: readonly string[];
  /** Receives one line per violation. */
  print?: (line: string) => void;
}

export interface Gateway extends Proxy {
  violations: readonly Violation[];
}

/** How many violations are kept, the newest ones. */
const MOST_KEPT = 1000;

/** Paths of the sandbox's developer pages, which are not part of the contract. */
const UNCHECKED = '/_sandbox/';
const VIOLATIONS = '/_gateway/violations';
const SLOW_LINE = '/_gateway/slow-line';
/** A script that shows the number of violations in the corner of a page. */
const MARK = '/_gateway/mark.js';
const MARK_FILE = new URL('backend/mark.js', import.meta.url);

/**
 * Starts a proxy that checks every request and response against the contract without changing a byte of
 * either.
 * `GET /_gateway/violations` returns the newest violations, as a page if a browser asks; `DELETE` also clears them.
 * `?client=` selects the callers whose User-Agent contains that text.
 * `PUT /_gateway/slow-line` slows replies to 3G speed for the callers selected by `?client=`, until `DELETE`. Both
 * return the `client` texts that are currently slowed down.
 */
export async function startGateway({
  target,
  send = (request) => forward(target(), request),
  notes = () => [],
  kit,
  hosts = [],
  print = () => undefined,
}: GatewayOptions): Promise<Gateway> {
  const violations: Violation[] = [];
  const slowClients = new Set<string>();

  const proxy = await startProxy(async (request) => {
    if (!isOwnHost(request.headers.get('host'), hosts))
      return replyJson(403, {
        message:
          'This address does not use the name localhost. Start the product with `--host NAME` to allow its name.',
      });
    if (request.url === MARK) return replyFile(MARK_FILE);
    if (request.url.startsWith(VIOLATIONS)) {
      const taken = takeViolations(request, violations);
      const isForPerson = request.headers.get('accept')?.includes('text/html');
      const cut = violations.length === MOST_KEPT ? ['Only the newest are kept.'] : [];
      return isForPerson ? replyHtml(renderViolations(taken, [...cut, ...notes()])) : replyJson(200, taken);
    }
    if (request.url.startsWith(SLOW_LINE)) return replyJson(200, setLine(request, slowClients));

    const response = await send(request).catch((error: unknown) =>
      replyJson(502, { message: `The backend does not answer: ${(error as Error).message}` }),
    );
    const found = isChecked(request) ? await findViolations(kit, target(), request, response) : [];
    violations.push(...found);
    violations.splice(0, violations.length - MOST_KEPT);
    for (const violation of found) print(describeViolation(violation));
    if ([...slowClients].some((client) => clientOf(request).includes(client))) {
      const { body, signal } = request;
      await setTimeout(timeOnSlowLine(body.length, response.body.length), undefined, { signal });
    }
    return response;
  });
  return { ...proxy, violations };
}

/**
 * Returns whether to check a request: all but the sandbox's pages and CORS preflights, which the browser
 * sends on its own.
 */
function isChecked({ url, method, headers }: ExactRequest): boolean {
  const isPreflight = method === 'OPTIONS' && headers.has('access-control-request-method');
  return !url.startsWith(UNCHECKED) && !isPreflight;
}

/**
 * Finds where a completed exchange violates the contract.
 * An invalid request that the backend rejects with a declared status is not a violation: for example, a
 * missing cookie answered with 401, or an invalid body answered with 400.
 */
async function findViolations(
  kit: ContractKit,
  target: string,
  request: ExactRequest,
  response: ExactResponse,
): Promise<Violation[]> {
  const { method, url } = request;
  const { status } = response;
  const input = await kit.readRequest(request);
  // A reply of the gateway itself says what is wrong with the backend's.
  const problem = response.headers.get(PROBLEM);
  const output = problem === null ? kit.checkResponse(request, response) : [problem];
  const isRejected = kit.find(request) && status >= 400 && status < 500 && output.length === 0;
  const path = maskUrl(url.split('?')[0] ?? '');
  const curl = sayMaskedCurl(target, request);
  const expected = describeExpected(kit, request, status);
  const common = { method, path, status, client: clientOf(request), curl, expected };
  const both: Violation[] = [
    { side: 'request', ...common, what: isRejected ? [] : input.faults },
    { side: 'response', ...common, what: output },
  ];
  return both.filter(({ what }) => what.length > 0);
}

async function replyFile(file: URL): Promise<ExactResponse> {
  const headers = new Headers({ 'content-type': 'text/javascript', 'cache-control': 'no-store' });
  return { status: 200, headers, body: await readFile(file) };
}

/** Names the place in openapi.yaml that describes an exchange, and what it says of this status. */
function describeExpected(kit: ContractKit, request: ExactRequest, status: number): string {
  const listed = kit.find(request);
  if (!listed) return 'openapi.yaml declares no such path.';
  const { name, operation, responses } = listed;
  const { description } = responses[String(status)] ?? {};
  const statuses = `one of the statuses ${Object.keys(responses).join(', ')}`;
  return `openapi.yaml, ${name} (${operation.operationId ?? ''}), ${String(status)}: ${description?.trim() ?? statuses}`;
}

/** Returns the caller's User-Agent. */
const clientOf = ({ headers }: ExactRequest) => headers.get('user-agent') ?? '';

/** Returns the text that selects callers; '' selects all of them. */
const askedClient = ({ url }: ExactRequest) =>
  new URL(url, 'http://localhost').searchParams.get('client') ?? '';

function takeViolations(request: ExactRequest, violations: Violation[]): Violation[] {
  const client = askedClient(request);
  const { asked = [], kept = [] } = Object.groupBy(violations, (violation) =>
    violation.client.includes(client) ? 'asked' : 'kept',
  );
  if (request.method === 'DELETE') violations.splice(0, violations.length, ...kept);
  return asked;
}

function setLine(request: ExactRequest, slowClients: Set<string>): string[] {
  if (request.method === 'PUT') slowClients.add(askedClient(request));
  if (request.method === 'DELETE') slowClients.delete(askedClient(request));
  return [...slowClients];
}
