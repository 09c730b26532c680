import { findCookieFaults } from './findCookieFaults.ts';
import type { VerifierAnswer } from './runVerifier.ts';
import type { RefusedState } from './startStatesRelay.ts';

/** An interaction the provider did not keep to. */
export interface Failure {
  /** Such as `POST /public/login`. */
  operation: string;
  description: string;
  states: string[];
  /** What was expected and what came, one line each. */
  problems: string[];
  /** What the provider replied, where it could be told which reply it was. */
  reply?: Reply;
}

/** A reply of the provider, in the order they came. */
export interface Reply {
  method: string;
  path: string;
  status: number;
  body: string;
  /** Each `Set-Cookie` by itself. */
  cookies: string[];
}

/** What came of replaying a pact. */
export interface Verification {
  passed: number;
  failures: Failure[];
}

export interface PactFile {
  /** Only from a broker. */
  _links?: Record<string, { href?: string } | undefined>;
  interactions: {
    description: string;
    providerStates?: ProviderState[];
    request: { method: string; path: string };
    response: { status: number };
  }[];
}

interface ProviderState {
  name: string;
  params?: Record<string, unknown>;
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
  interactionResults: { description: string; result: string }[];
}

/** Reads the verifier's own report and names operation, state, expected and got of whatever failed. */
export function readOutcome({ report, replies, refused }: VerifierAnswer, pact: PactFile): Verification {
  const { errors, interactionResults } = parse(report);
  const replyOf = matchReplies(interactionResults, errors, replies);
  const failures = errors.map(({ interaction, mismatch }) => {
    const known = pact.interactions.find(({ description }) => interaction.endsWith(` - ${description}`));
    const states = (known?.providerStates ?? []).map(sayState);
    return {
      operation: known ? `${known.request.method} ${known.request.path}` : 'unknown operation',
      description: known?.description ?? interaction,
      states,
      problems: (mismatch.mismatches ?? []).map(sayMismatch).concat(
        sayMessage(
          mismatch.message,
          (known?.providerStates ?? []).map(({ name }) => name),
          refused,
        ),
      ),
      reply: replyOf(known?.description ?? ''),
    };
  });

  const missed = pact.interactions.filter(
    ({ description }) => !interactionResults.some((result) => result.description === description),
  );
  const outcome = {
    passed: interactionResults.filter(({ result }) => result === 'OK').length,
    failures: [
      ...failures,
      ...missed.map(({ description, request }) => ({
        operation: `${request.method} ${request.path}`,
        description,
        states: [],
        problems: ['was not verified'],
      })),
    ],
  };
  return judgeCookies(outcome, replies, pact, replyOf);
}

/** Says a failure over several lines, to be read without the pact at hand. */
export function describeFailure({ operation, description, states, problems, reply }: Failure): string {
  return [
    operation,
    `  interaction: ${description}`,
    ...states.map((state) => `  state:       ${state}`),
    ...problems.map((problem) => `  ${problem}`),
    ...(reply ? [`  replied:     ${String(reply.status)} ${shorten(reply.body)}`] : []),
  ].join('\n');
}

/** Adds the cookies Pact cannot miss: to what failed already, or as a failure of what it found kept. */
function judgeCookies(
  { passed, failures }: Verification,
  replies: Reply[],
  { interactions }: PactFile,
  replyOf: (description: string) => Reply | undefined,
): Verification {
  const judged = { passed, failures: [...failures] };
  for (const { description, providerStates, request, response } of interactions) {
    if (response.status !== 200) continue;
    const { method, path } = request;
    const known = failures.find((failure) => failure.description === description);
    const reply =
      replyOf(description) ??
      replies.find((one) => one.method === method && one.path === path && one.status === 200);
    const problems = findCookieFaults(reply ?? { method, path, status: 200, body: '', cookies: [] });
    if (problems.length === 0 || (known && !reply)) continue;
    if (known) {
      known.problems.push(...problems);
      continue;
    }
    judged.passed -= 1;
    const states = (providerStates ?? []).map(sayState);
    judged.failures.push({ operation: `${method} ${path}`, description, states, problems, reply });
  }
  return judged;
}

/** Pact calls one interaction after the other; those whose state could not be set up call nothing. */
function matchReplies(results: Outcome['interactionResults'], errors: Outcome['errors'], replies: Reply[]) {
  const uncalled = errors.filter(({ mismatch }) => mismatch.message !== undefined);
  const called = results
    .map(({ description }) => description)
    .filter((description) => !uncalled.some(({ interaction }) => interaction.endsWith(` - ${description}`)));
  return (description: string): Reply | undefined =>
    called.length === replies.length ? replies[called.indexOf(description)] : undefined;
}

/** Pact's own words for a state that could not be set up say neither which nor why. */
function sayMessage(message: string | undefined, names: string[], refused: RefusedState[]): string[] {
  if (message === undefined) return [];
  const known = refused.find(({ state }) => names.includes(state));
  if (!known) return [message];
  return [
    `provider state: expected any 2xx from --states-url, got ${shorten(known.got)}`,
    'to mend: make true what docs/contracts/provider-states.md says under this name, and answer with 200',
  ];
}

const sayState = ({ name, params }: ProviderState): string =>
  params ? `${name} ${JSON.stringify(params)}` : name;

function parse(report: string): Outcome {
  try {
    return JSON.parse(report) as Outcome;
  } catch {
    // Not a report but the reason there is none.
    throw new Error(`The pact could not be verified: ${report}`);
  }
}

function sayMismatch({ type, path, key, expected, actual, mismatch }: Mismatch): string {
  const place = [type.replace('Mismatch', '').toLowerCase(), key ?? path].filter(Boolean).join(' ');
  if (expected === undefined && actual === undefined) return `${place}: ${mismatch ?? 'differs'}`;
  const got = show(actual) === '' ? 'nothing' : show(actual);
  const reason = type === 'BodyMismatch' && mismatch !== undefined ? ` (${shorten(mismatch)})` : '';
  return `${place}: expected ${show(expected)}, got ${got}${reason}`;
}

function show(value: unknown): string {
  if (value === undefined) return '';
  return shorten(typeof value === 'string' ? value : JSON.stringify(value));
}

function shorten(text: string): string {
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}
