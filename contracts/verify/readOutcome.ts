import type { ContractKit } from '../kit/openContract.ts';
import type { Interaction, Pact } from './Pact.ts';
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
  /** Each value by itself, so that two cookies are two. */
  headers: [name: string, value: string][];
}

/** What came of replaying a pact. */
export interface Verification {
  passed: number;
  failures: Failure[];
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

/**
 * Reads the verifier's own report and names operation, state, expected and got of whatever failed.
 *
 * Every reply is held against openapi.yaml as well: a pact says what the client reads, and lets pass what it
 * does not.
 */
export function readOutcome(
  { report, replies, refused }: VerifierAnswer,
  pact: Pact,
  kit: ContractKit,
): Verification {
  const { errors, interactionResults } = parse(report);
  const called = listCalled(interactionResults, errors);
  const isMatched = called.length === replies.length;
  const replyOf = (description: string) => (isMatched ? replies[called.indexOf(description)] : undefined);
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
  if (isMatched) return judgeReplies(outcome, pact, replyOf, kit);
  const counts = `${String(called.length)} interactions were called and ${String(replies.length)} replies came`;
  const unjudged: Failure = {
    operation: 'every operation',
    description: 'replies held against openapi.yaml',
    states: [],
    problems: [`${counts}: which reply belongs to which cannot be told, and none was checked`],
  };
  return { ...outcome, failures: [...outcome.failures, unjudged] };
}

/** Says a failure over several lines, to be read without the pact at hand. */
export function describeFailure({ operation, description, states, problems, reply }: Failure): string {
  return [
    operation,
    `  interaction: ${description}`,
    ...states.map((state) => `  state:       ${state}`),
    ...problems.map((problem) => `  ${problem}`),
    ...(reply ? [`  replied:     ${String(reply.status)} ${sayRedirect(reply)}${shorten(reply.body)}`] : []),
  ].join('\n');
}

/** A backend that sends browsers to its log-in page answers calls so, too. */
function sayRedirect({ status, headers }: Reply): string {
  const location = headers.find(([name]) => name === 'location')?.[1];
  return status >= 300 && status < 400 ? `a redirect to ${location ?? 'nowhere'} ` : '';
}

/** Adds what openapi.yaml forbids: to what failed already, or as a failure of what Pact found kept. */
function judgeReplies(
  { passed, failures }: Verification,
  { interactions }: Pact,
  replyOf: (description: string) => Reply | undefined,
  kit: ContractKit,
): Verification {
  const judged = { passed, failures: [...failures] };
  for (const { description, providerStates, request, response } of interactions) {
    const { method, path } = request;
    const reply = replyOf(description);
    const known = failures.find((failure) => failure.description === description);
    // A wrong status is told already, and says more than the faults of the body that came with it.
    if (!reply || (known && reply.status !== response.status)) continue;
    const headers = new Headers(reply.headers);
    const problems = kit
      .checkResponse({ method, url: path }, { status: reply.status, headers, body: reply.body })
      .map((fault) => `openapi.yaml: ${fault}`);
    if (problems.length === 0) continue;
    if (known) {
      // Pact knows one cookie at a time and shows the example of the other.
      const isCookie = (text: string) => text.includes('header Set-Cookie');
      const own = problems.some(isCookie) ? known.problems.filter((text) => !isCookie(text)) : known.problems;
      known.problems = [...own, ...problems];
      continue;
    }
    judged.passed -= 1;
    const states = (providerStates ?? []).map(sayState);
    judged.failures.push({ operation: `${method} ${path}`, description, states, problems, reply });
  }
  return judged;
}

/** Pact calls one interaction after the other; those whose state could not be set up call nothing. */
function listCalled(results: Outcome['interactionResults'], errors: Outcome['errors']): string[] {
  const uncalled = errors.filter(({ mismatch }) => mismatch.message !== undefined);
  return results
    .map(({ description }) => description)
    .filter((description) => !uncalled.some(({ interaction }) => interaction.endsWith(` - ${description}`)));
}

/** Pact's own words for a state that could not be set up say neither which nor why. */
function sayMessage(message: string | undefined, names: string[], refused: RefusedState[]): string[] {
  if (message === undefined) return [];
  const known = refused.find(({ state }) => names.includes(state));
  if (!known) return [message];
  return [
    `provider state: expected any 2xx from --states-url, got ${shorten(known.got)}`,
    'to mend: make true what provider-states.md says under this name, and answer with 200',
  ];
}

const sayState = ({ name, params }: NonNullable<Interaction['providerStates']>[number]): string =>
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
