/**
 * Runs Pact's own verifier in a separate process, started by `verifyProvider`, so that its output, which lists every
 * interaction, can be discarded. The verifier calls a server in this process, which forwards requests to the provider.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Verifier } from '@pact-foundation/pact-core';
import { askProvider, type Reply } from './askProvider.ts';
import { nameSession } from './nameSession.ts';
import { postState, type StateChange } from './postState.ts';
import { formatCurl } from './formatCurl.ts';
import { readStateValues } from './readStateValues.ts';

export interface VerifierTask {
  url: string;
  statesUrl?: string;
  /** Whether the session cookie has the prefix `__Host-`. */
  isPrefixed: boolean;
  /** Path of the pact file. */
  pact: string;
  /** The time limit for a reply. */
  limitMs: number;
}

/** A provider state whose set-up or tear-down failed. */
export interface RejectedState {
  /** The index of the call it was meant for. */
  call: number;
  /** The status and body of the reply, or a note that there was no reply. */
  got: string;
}

/** The process's result: the verifier's report, and the provider's replies in order. */
export interface VerifierAnswer {
  report: string;
  replies: Reply[];
  rejected: RejectedState[];
}

/** The path to which Pact's verifier posts provider states; no path of the contract starts with it. */
const STATES = '/_pact/states';
/**
 * Headers that are not forwarded: those of the original connection and encoding, and `location`, because Pact
 * would follow a redirect and judge the target.
 */
const NOT_FORWARDED = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
  'location',
];

const replies: Reply[] = [];
const rejected: RejectedState[] = [];

process.once('message', (task) => void verify(task as VerifierTask));

async function verify(task: VerifierTask): Promise<void> {
  const server = createServer((request, response) => void answer(task, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const verifier = new Verifier({
    provider: 'admission-api',
    providerBaseUrl: address,
    providerStatesSetupUrl: address + STATES,
    pactUrls: [task.pact],
    timeout: 2 * task.limitMs,
    logLevel: 'error',
  });
  const report = await verifier.verify().catch((error: unknown) => (error as Error).message);
  const outcome: VerifierAnswer = { report, replies, rejected };
  process.send?.(outcome, () => process.exit(0));
}

async function answer(
  { url: provider, statesUrl, isPrefixed, limitMs }: VerifierTask,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = 'GET', url = '/' } = request;
  // Pact names this process as the host.
  const { host: _host, ...headers } = request.headers;
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const body = Buffer.concat(parts);
  if (url === STATES) {
    const values = await changeState(statesUrl, body.toString(), limitMs);
    response.setHeader('content-type', 'application/json').end(values);
    return;
  }
  const plain = { method, url, headers, body };
  const asked = isPrefixed ? nameSession(plain) : plain;
  const reply = await askProvider(provider, asked, limitMs);
  replies.push({ ...reply, isPrefixed, curl: formatCurl(provider, asked) });
  const passed = reply.headers
    .filter(([name]) => !NOT_FORWARDED.includes(name))
    // Pact compares media types case-sensitively.
    .map(([name, value]) => [name, name === 'content-type' ? value.toLowerCase() : value]);
  response.writeHead(reply.status || 502, passed.flat()).end(reply.body);
}

/**
 * Sets up a provider state or tears it down; returns the provider's values for the requests, as JSON.
 * Pact itself would retry a 5xx with growing delays and discard an error's message.
 */
async function changeState(statesUrl: string | undefined, change: string, limitMs: number): Promise<string> {
  const { state, params, action } = JSON.parse(change) as StateChange;
  if (statesUrl === undefined || state === '') return '{}';
  const call = action === 'setup' ? replies.length : replies.length - 1;
  try {
    const { isOk, status, said } = await postState(statesUrl, { state, params, action }, limitMs);
    if (isOk) return JSON.stringify(readStateValues(said));
    rejected.push({ call, got: `${String(status)} ${said} (${String(action)})` });
  } catch (error) {
    rejected.push({ call, got: `${(error as Error).message} (${String(action)})` });
  }
  return '{}';
}
