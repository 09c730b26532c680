import type { DocumentAnswerKey, ProcessingStatus } from '@admission/sdk';
import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Account } from '../accounts/Account.ts';
import { removeAccount } from '../accounts/accountStore.ts';
import { storeCode } from '../accounts/signUpStore.ts';
import { markSubmitted } from '../answers/webStatusStore.ts';
import { asText, readOptions } from '../developer/readOptions.ts';
import { seedStudent, type Seed } from '../developer/seedStudent.ts';
import { COPY, putDocument } from '../documents/documentStore.ts';
import { exhaustAttempts } from '../http/countAttempt.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import { startSession } from '../sessions/sessionStore.ts';
import { makeAccessToken, type TokenKind } from '../views/accessToken.ts';

type Params = Record<string, unknown>;
type SetUp = (context: SandboxContext, params: Params) => unknown;

/** The student that every provider state uses. */
const CONTRACT_STUDENT = 'maya@example.com';
/** The session's token and marker, in provider states that have a session. */
const CONTRACT_SESSION = { token: 'contract-session', marker: 'contract-marker' };
/** The other students in the histories: one with a confirmed account and one with an unconfirmed account. */
const OTHER_STUDENTS = { known: 'noah@example.com', newcomer: 'olive@example.com' };
const TRANSCRIPT: DocumentAnswerKey = 'hs_transcript_doc';

/** Seeds the student. Fields of `Seed` in `params` override a state's defaults. */
function seed(context: SandboxContext, params: Params = {}, defaults: Partial<Seed> = {}): Promise<Account> {
  return seedStudent(context, { ...defaults, ...params, username: CONTRACT_STUDENT });
}

async function logIn(context: SandboxContext, params: Params = {}, defaults: Partial<Seed> = {}) {
  const account = await seed(context, params, { status: 'started', logins: 1, ...defaults });
  startSession(context, account.id, CONTRACT_SESSION);
  return account;
}

const nothing: SetUp = () => undefined;

const loggedIn =
  (defaults: Partial<Seed> = {}): SetUp =>
  (context, params) =>
    logIn(context, params, defaults);

const withToken =
  (kind: TokenKind): SetUp =>
  async (context, params) => {
    const account = await seed(context, params, { status: 'submitted' });
    makeAccessToken(context, account.id, kind, 'contract-token');
  };

/** Returns a set-up that makes the call named in `params` fail with this code. */
const rejecting =
  (code: string): SetUp =>
  async (context, { method, path }) => {
    await logIn(context);
    const called = { method: asText(method), url: asText(path) };
    const { operationId: operation = '' } = context.kit.find(called)?.operation ?? {};
    context.faults.add({ operation, reply: context.kit.findRejection(operation, code), times: 1 });
  };

/**
 * The set-up of each state in docs/contracts/provider-states.md. Earlier students have already been removed.
 */
const PROVIDER_STATES: Partial<Record<string, SetUp>> = {
  'no account exists for the address': nothing,
  'an unconfirmed account exists': async (context) =>
    storeCode(context, await seed(context, { confirmed: false }), '012345'),
  'a confirmed account exists': (context) => seed(context),
  'a reset link was sent': async (context) =>
    makeAccessToken(context, (await seed(context)).id, 'reset', 'contract-reset-id'),
  'the rate limit is reached': async (context, params) => {
    // Other calls are limited by network, and a state does not know the caller's; a fault returns the 429.
    if (params['method'] !== 'POST' || !asText(params['path']).startsWith('/public/'))
      return rejecting('too_many_requests')(context, params);
    await seed(context);
    exhaustAttempts(context, CONTRACT_STUDENT);
  },

  'two students have accounts': async (context) => {
    const account = await seed(context);
    for (const kind of ['public', 'service'] as const)
      makeAccessToken(context, account.id, kind, `contract-${kind}-token`);
    makeAccessToken(context, account.id, 'reset', 'contract-reset-id');
    startSession(context, account.id, CONTRACT_SESSION);
    context.database.run(
      'UPDATE sessions SET created_at = 0, last_seen_at = 0 WHERE account_id = ?',
      account.id,
    );
    await seedStudent(context, { username: OTHER_STUDENTS.known });
    const newcomer = await seedStudent(context, { username: OTHER_STUDENTS.newcomer, confirmed: false });
    storeCode(context, newcomer, '012345');
    makeAccessToken(context, newcomer.id, 'reset', 'contract-newcomer-reset-id');
  },

  'a student is logged in': loggedIn(),
  'the session is invalid': nothing,
  'a student with status {status}': loggedIn(),
  'the application is ready to submit': loggedIn({
    status: 'validating',
    documents: { [TRANSCRIPT]: { status: 'COMPLETED' } },
  }),
  'a required document is missing': loggedIn({ status: 'validating' }),
  'the submission was accepted': async (context, params) =>
    markSubmitted(context, (await logIn(context, params, { status: 'validating' })).id),

  'the server finds page errors': async (context, { errors }) => {
    await logIn(context, { status: 'validating' });
    const body = { message: 'Some answers need your attention.', errors };
    context.faults.add({ operation: 'postValidations', reply: { status: 200, body }, times: 1 });
  },
  'the body is larger than the server takes': rejecting('too_large'),

  'an uploaded file is waiting': async (context) => {
    const { id } = await logIn(context);
    context.database.insert('uploads', {
      file_key: 'contract-file-key',
      account_id: id,
      answer_key: TRANSCRIPT,
      expires_at: context.now(),
      content: new Uint8Array(),
    });
  },
  'a document conversion with status {status}': (context, { status, ...params }) => {
    const document = { status: status as ProcessingStatus, file_name: 'transcript.docx' };
    return logIn(context, {
      ...params,
      documents: status === 'NOT_ANSWERED' ? {} : { [TRANSCRIPT]: document },
    });
  },
  'an application PDF with status {status}': async (context, { status }) => {
    const isSubmitted = status !== 'NOT_ANSWERED';
    const { id } = await logIn(context, { status: isSubmitted ? 'submitted' : 'started' });
    const copy = { account_id: id, answer_key: COPY, status: status as ProcessingStatus, held: 1 } as const;
    if (isSubmitted) putDocument(context, copy);
  },

  'the lookup finds entries': nothing,
  'the lookup finds nothing': nothing,
  'the lookup record exists': nothing,
  'the lookup record is missing': nothing,
  'the lookup is failing': (context) =>
    rejecting('unexpected')(context, { method: 'GET', path: '/lookup/find' }),
  'the next call fails': rejecting('unexpected'),

  'a public token is valid': withToken('public'),
  'a public token is invalid': nothing,
  'a service token is valid': withToken('service'),
  'a service token is invalid': nothing,
};

/**
 * Accepts the body that Pact's verifier sends before and after an interaction: `{state, params, action}`.
 * Resets only the students that the states use, never the developer's own accounts.
 */
export function createProviderStateRoutes(context: SandboxContext): Hono {
  const routes = new Hono();
  routes.post('/provider-states', async (c) => {
    const { state, params, action } = await readOptions(c);
    const name = asText(state);
    const setUp = Object.hasOwn(PROVIDER_STATES, name) ? PROVIDER_STATES[name] : undefined;
    if (!setUp) throw new HTTPException(404, { message: `There is no provider state "${name}".` });
    resetState(context);
    if (action !== 'teardown') await setUp(context, Object(params) as Record<string, unknown>);
    return c.json({ message: action === 'teardown' ? 'Torn down.' : 'Set up.' });
  });
  return routes;
}

/** Resets what an earlier state left behind: students, counted attempts, faults and the clock. */
function resetState(context: SandboxContext): void {
  for (const username of [CONTRACT_STUDENT, ...Object.values(OTHER_STUDENTS)])
    removeAccount(context, username);
  context.database.run('DELETE FROM tries');
  context.faults.clear();
  context.clockOffset.milliseconds = 0;
}
