import type { ContractKit } from '../kit/openContract.ts';
import type { Reply } from './askProvider.ts';
import type { Interaction, Pact } from './Pact.ts';
import type { VerifierAnswer } from './runVerifier.ts';
import { formatState } from './formatCurl.ts';

/** An interaction the provider violated. */
export interface Failure {
  /** For example `POST /public/login`. */
  operation: string;
  description: string;
  /** The status that the pact expects. */
  status: number;
  states: string[];
  /** The requests that set the states up, as curl commands. */
  setUp: string[];
  /** What differs, one line per problem, with the expected and the actual value. */
  problems: string[];
  /** The request as a curl command; undefined if the call was not replayed. */
  curl?: string;
  /**
   * The provider's reply; undefined if the call was not replayed, its state was rejected or the reply was
   * unreadable.
   */
  reply?: Reply;
}

/** The result of replaying a pact. */
export interface Verification {
  passed: number;
  failures: Failure[];
  /** The correct replies. */
  kept: Reply[];
  /** The operation and description of each interaction that was kept. */
  names: [operation: string, description: string][];
}

interface Mismatch {
  type: string;
  path?: string;
  key?: string;
  expected?: unknown;
  actual?: unknown;
  mismatch?: string;
}

interface Outcome {
  errors: { interaction: string; mismatch: { message?: string; mismatches?: Mismatch[] } }[];
  /** In the order in which the verifier made the calls. */
  interactionResults: { description: string; result: string }[];
}

/**
 * Reads the verifier's own report. For every failure, names the operation, the state, and the expected and actual
 * reply.
 * Every reply is also checked against openapi.yaml, because a pact covers only what the client reads.
 */
export function readOutcome(
  { report, replies, rejected }: VerifierAnswer,
  pact: Pact,
  kit: ContractKit,
  statesUrl?: string,
): Verification {
  const { errors, interactionResults } = parse(report);
  if (interactionResults.length !== replies.length)
    throw new Error(
      `${String(interactionResults.length)} interactions were replayed, but ${String(replies.length)} replies were received, ` +
        'so replies cannot be matched to their calls.',
    );
  const kept: Reply[] = [];
  const names: Verification['names'] = [];
  expectStates(pact, rejected);
  const failures = pact.interactions.flatMap((interaction): Failure[] => {
    const { description, providerStates = [], request, response } = interaction;
    const call = interactionResults.findIndex((one) => one.description === description);
    const [reply, result] = [replies[call], interactionResults[call]?.result];
    const rejection = rejected.find((state) => state.call === call);
    const error = errors.find((one) => one.interaction.endsWith(` - ${description}`))?.mismatch;
    const mismatches = error?.mismatches ?? [];
    // A wrong status explains all other mismatches.
    const isOther = mismatches.some(isStatus);
    const own = isOther ? sayStatus(interaction, reply, kit) : mismatches.map(sayMismatch);
    if (own.length === 0 && result !== 'OK') own.push(error?.message ?? 'failed, but Pact gave no reason');
    const common = {
      operation: `${request.method} ${request.path}`,
      description,
      status: response.status,
      curl: reply?.curl,
      states: providerStates.map(({ name, params }) => (params ? `${name} ${JSON.stringify(params)}` : name)),
      setUp: providerStates.flatMap(({ name, params }) =>
        statesUrl === undefined ? [] : formatState(statesUrl, { state: name, params }),
      ),
    };
    if (!reply) return [{ ...common, problems: ['was not verified, because Pact did not replay it'] }];
    if (rejection) return [{ ...common, problems: sayRejection(rejection.got) }];
    if (reply.broken !== undefined) return [{ ...common, problems: [`reply: ${reply.broken}`] }];
    const faults = isOther ? [] : judgeReply(interaction, reply, kit);
    const problems = [...dropTold(own, faults), ...faults];
    if (problems.length > 0) return [{ ...common, problems, reply }];
    kept.push(reply);
    names.push([common.operation, description]);
    return [];
  });
  return { passed: kept.length, failures, kept, names };
}

/**
 * Throws if all provider states were rejected alike: then their address is wrong, or there is none yet, and no
 * interaction shows anything.
 */
function expectStates({ interactions }: Pact, rejected: VerifierAnswer['rejected']): void {
  const states = interactions.flatMap(({ providerStates = [] }) => providerStates.map(({ name }) => name));
  const names = [...new Set(states)];
  const withoutName = (got: string) =>
    names
      .toSorted((one, other) => other.length - one.length)
      .reduce((text, name) => text.replaceAll(name, '…'), got);
  const replies = new Set(
    rejected
      .filter(({ got }) => got.endsWith('(setup)'))
      .map(({ got }) => withoutName(got).replace(' (setup)', '')),
  );
  const [reply = ''] = replies;
  const isEach = rejected.filter(({ got }) => got.endsWith('(setup)')).length >= states.length;
  if (names.length < 2 || !isEach || replies.size > 1) return;
  throw new Error(
    `Each of the ${String(states.length)} provider states was rejected in the same way: ${shorten(reply)}\n` +
      'Check the address of --states-url; provider-states.md describes what it must do.',
  );
}

const isStatus = ({ type }: Mismatch) => type === 'StatusMismatch';

/** Describes the expected status and code, and what openapi.yaml says of that status. */
function sayStatus({ request, response }: Interaction, reply: Reply | undefined, kit: ContractKit): string[] {
  const { code = '' } = Object(response.body?.content) as { code?: string };
  const listed = kit.find({ method: request.method, url: request.path });
  const { description = '' } = listed?.responses[String(response.status)] ?? {};
  return [
    `status: expected ${String(response.status)} ${code}`.trimEnd() + `, got ${String(reply?.status)}`,
    `openapi.yaml: ${description.replaceAll(/\s+/g, ' ').trim()}`,
  ];
}

/** Describes a failure in several lines that can be understood without the pact. */
export function describeFailure(failure: Failure): string {
  const { operation, description, states, setUp, curl, problems, reply } = failure;
  return [
    operation,
    `  interaction: ${description}`,
    ...states.map((state) => `  state:       ${state}`),
    ...setUp.map((command) => `  set up:      ${command}`),
    ...(curl === undefined ? [] : [`  request:     ${curl}`]),
    ...problems.map((problem) => `  ${problem}`),
    ...(reply ? [`  replied:     ${String(reply.status)} ${sayRedirect(reply)}${sayBody(reply.body)}`] : []),
  ].join('\n');
}

/** Shortens a body, with its code first: a long message would hide it. */
function sayBody(body: string): string {
  const code = /"code" ?: ?"(\w+)"/.exec(body)?.[1];
  return body.length > 200 && code !== undefined ? `${code} ${shorten(body)}` : shorten(body);
}

/** Describes a redirect, because backends often redirect unauthenticated calls to a log-in page. */
function sayRedirect({ status, headers }: Reply): string {
  const location = headers.find(([name]) => name === 'location')?.[1];
  return status >= 300 && status < 400 ? `a redirect to ${location ?? 'no location'} ` : '';
}

function judgeReply({ request }: Interaction, reply: Reply, kit: ContractKit): string[] {
  const { status, body, cookie = '' } = reply;
  const asked = {
    method: request.method,
    url: request.path,
    headers: new Headers({ cookie, ...(reply.isPrefixed && { 'x-forwarded-proto': 'https' }) }),
  };
  const faults = kit.checkResponse(asked, { status, headers: new Headers(reply.headers), body });
  return faults.map((fault) => `openapi.yaml: ${fault}`);
}

/**
 * Drops Pact's messages about headers and timestamps for which openapi.yaml gives a better message: Pact compares them
 * with an example, and each cookie with the pattern of both.
 */
function dropTold(own: string[], faults: string[]): string[] {
  const told = faults.map((fault) => readPlace(fault.replace('openapi.yaml: ', '')));
  return own.filter((problem) => {
    const place = readPlace(problem);
    return !told.includes(place) || !/^header |\.(timestamp|uploaded_at)$/.test(place);
  });
}

/** Reads `body $.web_status[0].timestamp: …` and `body.web_status.0.timestamp must …` as the same location. */
function readPlace(problem: string): string {
  const [header] = /^header [\w-]+/.exec(problem) ?? [];
  if (header !== undefined) return header.toLowerCase();
  const [, path = ''] = /^body ?([^\s:]*)/.exec(problem) ?? [];
  return path.replace(/^\$/, '').replaceAll(/\[['"]?([^'"\]]*)['"]?\]/g, '.$1');
}

const sayRejection = (got: string) => [
  `provider state: expected any 2xx from --states-url, got ${shorten(got)}`,
  'to fix: set up what provider-states.md describes under this name, and answer with 200',
];

function parse(report: string): Outcome {
  try {
    return JSON.parse(report) as Outcome;
  } catch {
    // Not JSON, but the verifier's error message.
    throw new Error(`The pact could not be verified: ${report}`);
  }
}

function sayMismatch({ type, path, key, expected, actual, mismatch }: Mismatch): string {
  const place = [type.replace('Mismatch', '').toLowerCase(), key ?? path].filter(Boolean).join(' ');
  if (expected === undefined && actual === undefined) return `${place}: ${mismatch ?? 'differs'}`;
  const got = show(actual) === '' ? 'nothing' : show(actual);
  const reason = type === 'BodyMismatch' && mismatch !== undefined ? ` (${keepEnds(mismatch)})` : '';
  return `${place}: expected ${show(expected)}, got ${got}${reason}`;
}

function show(value: unknown): string {
  if (value === undefined) return '';
  return shorten(typeof value === 'string' ? value : JSON.stringify(value));
}

function shorten(text: string): string {
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}

/**
 * Shortens a message to its start and end: Pact's message about a list begins with the whole list and ends
 * with the error.
 */
function keepEnds(text: string): string {
  return text.length > 200 ? `${text.slice(0, 60)}…${text.slice(-140)}` : text;
}
