import { exampleFetch } from '@admission/sdk/examples';
import type { ContractKit } from '../../../contracts/kit/openContract.ts';
import { forward, replyJson, type ExactRequest, type ExactResponse } from '../startProxy.ts';
import { describeConnectionError } from './describeConnectionError.ts';

/** Marks a reply that comes from the contract's examples. */
export const MOCKED = 'x-gateway-mock';
/** Says why a reply comes from the gateway instead of the backend. */
export const PROBLEM = 'x-gateway-problem';
/** The name that stands for every operation that the backend does not have. */
const MISSING = 'missing';
/** Three times as long as a reply may take, for a backend that stops in a debugger. */
export const SILENCE_MS = 30_000;

export interface BackendOptions {
  /** The backend's origin. */
  origin: string;
  kit: ContractKit;
  /** Operations to answer from the contract's examples; `missing` stands for those that the backend does not have. */
  mocked: readonly string[];
  /** Origins that uploads may go to, besides the backend's own. */
  storage: readonly string[];
  /** A certificate to trust besides the usual ones, in PEM. */
  ca?: string;
  /** How long the backend may be silent. */
  timeout?: number;
  print: (line: string) => void;
}

/**
 * Sends calls to a backend, or answers them from the contract's examples. A reply that no application can use, because
 * the backend is down, redirects or answers with a page, becomes a 502 with a sentence.
 */
export function createBackendSender(options: BackendOptions) {
  const { origin, kit, mocked, ca, timeout = SILENCE_MS, print } = options;
  const counts = new Map<string, number>();
  const answer = exampleFetch();
  const blocked = new Set<string>();

  const mock = async (id: string, { method, url, headers, body }: ExactRequest): Promise<ExactResponse> => {
    counts.set(id, (counts.get(id) ?? 0) + 1);
    const init = { method, headers, ...(method !== 'GET' && { body: new Uint8Array(body) }) };
    const reply = await answer(new Request(new URL(url, 'http://mock'), init));
    const marked = new Headers(reply.headers);
    marked.set(MOCKED, id);
    marked.set('cache-control', 'no-store');
    return { status: reply.status, headers: marked, body: Buffer.from(await reply.arrayBuffer()) };
  };

  const send = async (request: ExactRequest): Promise<ExactResponse> => {
    const id = kit.find(request)?.operation.operationId;
    if (id !== undefined && mocked.includes(id)) return mock(id, request);
    const headers = new Headers(request.headers);
    headers.delete('x-forwarded-proto');
    const response = await forward(origin, { ...request, headers }, { ca, timeout }).catch((error: unknown) =>
      fail(describeConnectionError(origin, error)),
    );
    if (id !== undefined && mocked.includes(MISSING) && isMissing(kit, request, response))
      return mock(id, request);
    if (id === undefined || response.headers.has(PROBLEM)) return response;
    if (id === 'requestUpload') checkStorage(response);
    return judge(request, response);
  };

  const judge = ({ method, url }: ExactRequest, response: ExactResponse): ExactResponse => {
    const { status, headers } = response;
    const call = `${method} ${url.split('?')[0] ?? ''}`;
    const type = headers.get('content-type') ?? '';
    if (status >= 300 && status < 400 && status !== 304)
      return fail(
        `The backend answers ${call} with a redirect (${String(status)}) to ${describeTarget(origin, headers.get('location'))}: is ${origin} its address?`,
      );
    if (status < 500 && type.includes('text/html'))
      return fail(
        `The backend answers ${call} with a page (${String(status)}) instead of JSON: is ${origin} its address?`,
      );
    return response;
  };

  /** Names the storage that the page's policy blocks. */
  const checkStorage = ({ body }: ExactResponse): void => {
    const target = readTarget(body, origin);
    if (target === undefined || [origin, ...options.storage].includes(target) || blocked.has(target)) return;
    blocked.add(target);
    print(`Uploads go to ${target}, which the page's policy blocks: add --storage ${target}.`);
  };

  return {
    send,
    /** What the page of the violations says about this backend. */
    notes: (): string[] => [
      `The data is that of ${origin}. Its cookies have other names here, and neither Secure nor Domain.`,
      ...[...counts].map(
        ([id, count]) => `Answered from the contract's examples: ${id}, ${String(count)} times.`,
      ),
      ...[...blocked].map((target) => `Uploads to ${target} are blocked: add --storage ${target}.`),
    ],
  };
}

function fail(message: string): ExactResponse {
  const response = replyJson(502, { message });
  response.headers.set(PROBLEM, message.replace(/[^ -~]/g, '?'));
  return response;
}

/** Whether the backend does not have this operation: a 501, or a 404 that the operation does not declare. */
function isMissing(kit: ContractKit, request: ExactRequest, response: ExactResponse): boolean {
  if (response.status === 501) return true;
  if (response.status !== 404 && response.status !== 405) return false;
  return kit
    .checkResponse(request, response)
    .some((fault) => /^(status|body|header Content-Type)/.test(fault));
}

/** Only the host, because a query may contain a token. */
function describeTarget(origin: string, location: string | null): string {
  return location !== null && URL.canParse(location, origin) ? new URL(location, origin).origin : 'nowhere';
}

function readTarget(body: Buffer, origin: string): string | undefined {
  try {
    return new URL((JSON.parse(body.toString()) as { url: string }).url, origin).origin;
  } catch {
    return undefined;
  }
}
