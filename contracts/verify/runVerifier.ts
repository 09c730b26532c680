/**
 * The process that runs Pact's own verifier; `verifyProvider` starts it.
 *
 * The verifier prints every interaction to the terminal by itself. In a process of its own that can be kept away, and
 * the outcome is reported in our words instead.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Verifier } from '@pact-foundation/pact';
import type { Reply } from './readOutcome.ts';

export interface VerifierTask {
  url: string;
  statesUrl?: string;
  /** A file. */
  pact: string;
  /** The names of its provider states. */
  states: string[];
}

/** A provider state whose set-up or tear-down was refused. */
export interface RefusedState {
  /** Which call it was meant for, in the order they were made. */
  call: number;
  /** The status and what came with it, or that there was none. */
  got: string;
}

/** What the process answers: the verifier's report, and what the provider replied in turn. */
export interface VerifierAnswer {
  report: string;
  replies: Reply[];
  refused: RefusedState[];
}

const replies: Reply[] = [];
const refused: RefusedState[] = [];

/** Sends what has no body as a browser does, and keeps what the provider replied: the report itself does not. */
function watch(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  const { method = 'GET', url = '/', headers } = request;
  const path = url.split('?')[0] ?? url;
  if (path.startsWith('/_pact')) return next();
  // Without a length Pact's proxy would send an empty chunked body, which some frameworks refuse with a 415.
  if (/^(POST|PUT)$/.test(method)) headers['content-length'] ??= '0';
  const reply: Reply = { method, path, status: 0, body: '', headers: [] };
  replies.push(reply);
  const write = response.write.bind(response) as (chunk: Buffer | string) => boolean;
  response.write = (chunk: Buffer | string) => {
    reply.body += chunk.toString();
    return write(chunk);
  };
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  response.writeHead = (...args: unknown[]) => {
    reply.headers = listHeaders(response);
    // Pact would follow a redirect and judge the page behind it.
    if (response.statusCode < 400) response.removeHeader('location');
    return writeHead(...args);
  };
  response.once('finish', () => {
    reply.status = response.statusCode;
  });
  next();
}

/** Each value of each header, a `Set-Cookie` by itself. */
function listHeaders(response: ServerResponse): [string, string][] {
  return Object.entries(response.getHeaders()).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, String(one)]),
  );
}

process.once('message', (task) => void verify(task as VerifierTask));

async function verify({ url, statesUrl, pact, states }: VerifierTask): Promise<void> {
  const handlers = states.map((state) => {
    const post = (action: 'setup' | 'teardown') => (params: unknown) =>
      postState(statesUrl, { state, params, action });
    return [state, { setup: post('setup'), teardown: post('teardown') }] as const;
  });
  const verifier = new Verifier({
    provider: 'admission-api',
    providerBaseUrl: url,
    pactUrls: [pact],
    stateHandlers: Object.fromEntries(handlers),
    requestFilter: watch,
    logLevel: 'error',
  });
  const report = await verifier.verifyProvider().catch((error: unknown) => (error as Error).message);
  const answer: VerifierAnswer = { report, replies, refused };
  process.send?.(answer, () => process.exit(0));
}

/**
 * Sets a provider state up or tears it down; answers with the values the provider wants to be sent.
 *
 * Left alone, Pact asks again after a 5xx, each time after a longer wait, and forgets what the refusal said.
 */
async function postState(
  statesUrl: string | undefined,
  body: { state: string; params: unknown; action: 'setup' | 'teardown' },
): Promise<Record<string, never>> {
  if (statesUrl === undefined) return {};
  const call = body.action === 'setup' ? replies.length : replies.length - 1;
  try {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(statesUrl, { method: 'POST', headers, body: JSON.stringify(body) });
    const text = await response.text();
    if (!response.ok) refused.push({ call, got: `${String(response.status)} ${text} (${body.action})` });
    else if (text.startsWith('{')) return JSON.parse(text) as Record<string, never>;
  } catch {
    refused.push({ call, got: `no answer at ${statesUrl} (${body.action})` });
  }
  return {};
}
