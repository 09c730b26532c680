import type { DocumentAnswerKey, ProcessingStatus } from '@admission/sdk';
import { storeCode } from '../accounts/confirmationCode.ts';
import { storeResetLink } from '../accounts/forgotPassword.ts';
import type { Account } from '../accounts/Account.ts';
import { asNumber, asText } from '../developer/readOptions.ts';
import { seedStudent } from '../developer/seedStudent.ts';
import type { Seed } from '../developer/seedStudent.ts';
import { exhaustTurns } from '../http/takeTurn.ts';
import { writePdf } from '../pdf/pdfStore.ts';
import { renderApplicationPdf } from '../pdf/renderApplicationPdf.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import { startSession } from '../sessions/sessionStore.ts';
import { makeAccessToken } from '../views/accessToken.ts';
import type { TokenKind } from '../views/accessToken.ts';
import { readStudent } from './resetState.ts';

type Params = Record<string, unknown>;
type StateHandler = (context: SandboxContext, params: Params) => void | Promise<void>;

/** The cookie value of every session a provider state begins. */
export const CONTRACT_SESSION = 'contract-session';
const CONTRACT_MARKER = 'contract-marker';
const CONTRACT_CODE = '012345';
const CONTRACT_RESET_ID = 'contract-reset-id';
const CONTRACT_TOKEN = 'contract-token';
const CONTRACT_FILE_KEY = 'contract-file-key';
const DEFAULT_KEY: DocumentAnswerKey = 'hs_transcript_doc';

/** Params override what a state seeds: any field of `Seed`, under its own name. */
function seed(context: SandboxContext, params: Params, defaults: Partial<Seed> = {}): Promise<Account> {
  return seedStudent(context, { ...defaults, ...params, username: readStudent(params) });
}

async function seedLoggedIn(
  context: SandboxContext,
  params: Params,
  defaults: Partial<Seed> = {},
): Promise<Account> {
  const account = await seed(context, params, { status: 'started', logins: 1, ...defaults });
  startSession(context, account.id, {
    token: asText(params['session']) || CONTRACT_SESSION,
    marker: CONTRACT_MARKER,
  });
  return account;
}

const nothing: StateHandler = () => undefined;

const loggedIn =
  (defaults: Partial<Seed> = {}): StateHandler =>
  async (context, params) => {
    await seedLoggedIn(context, params, defaults);
  };

const withDocument: StateHandler = async (context, params) => {
  const status = (asText(params['status']) || 'COMPLETED') as ProcessingStatus;
  const key = (asText(params['answer_key']) || DEFAULT_KEY) as DocumentAnswerKey;
  const file_name = asText(params['file_name']) || 'transcript.docx';
  const documents = status === 'NOT_ANSWERED' ? {} : { [key]: { status, file_name } };
  // `status` names the conversion's state here, not the application's.
  await seedLoggedIn(context, { ...params, status: 'started' }, { documents });
};

const withPdf: StateHandler = async (context, params) => {
  const status = asText(params['status']) as ProcessingStatus;
  const isSubmitted = status !== 'NOT_ANSWERED';
  const account = await seedLoggedIn(context, { ...params, status: isSubmitted ? 'submitted' : 'started' });
  if (!isSubmitted) return;
  const { username } = account;
  const submittedAt = new Date(context.now());
  const copy = { username, submittedAt, answers: {}, documents: {}, keyOrder: [] };
  const pdf = status === 'COMPLETED' ? await renderApplicationPdf(copy) : null;
  writePdf(context, account.id, status, { pdf, isHeld: true });
};

const withToken =
  (kind: TokenKind): StateHandler =>
  async (context, params) => {
    const account = await seed(context, params, { status: 'submitted' });
    makeAccessToken(context, account.id, kind, asText(params['token']) || CONTRACT_TOKEN);
  };

/** The next call of `params.method` and `params.path` is refused. */
const refusing =
  (status: number, code: string): StateHandler =>
  async (context, params) => {
    await seedLoggedIn(context, { username: params['username'], session: params['session'] });
    const call = { method: asText(params['method']) || 'GET', path: asText(params['path']) || '*' };
    context.faults.add({ ...call, status, code });
  };

const failing =
  (method: string, path: string): StateHandler =>
  async (context, params) => {
    await seedLoggedIn(context, { username: params['username'], session: params['session'] });
    context.faults.add({
      method: asText(params['method']) || method,
      path: asText(params['path']) || path,
      status: asNumber(params['status']) ?? 500,
      code: 'unexpected',
    });
  };

/** Every state a contract may name; add a line for a new one. Each is set up on a clean student. */
export const PROVIDER_STATES: Partial<Record<string, StateHandler>> = {
  'no account exists for the address': nothing,
  'an unconfirmed account exists': async (context, params) => {
    const account = await seed(context, params, { confirmed: false });
    storeCode(context, account, asText(params['code']) || CONTRACT_CODE);
  },
  'a confirmed account exists': async (context, params) => {
    await seed(context, params);
  },
  'a reset link was sent': async (context, params) =>
    storeResetLink(context, await seed(context, params), asText(params['id']) || CONTRACT_RESET_ID),
  'the rate limit is reached': async (context, params) => {
    const [method, path] = [asText(params['method']) || 'POST', asText(params['path']) || '/public/login'];
    // The sandbox counts the calls of the auth cards only; the others are made to refuse.
    if (method !== 'POST' || !path.startsWith('/public/'))
      return refusing(429, 'too_many_requests')(context, params);
    await seed(context, params);
    exhaustTurns(context, readStudent(params));
  },

  'a student is logged in': loggedIn(),
  'the session is invalid': nothing,
  'a student with status {status}': loggedIn(),
  'the application is ready to submit': loggedIn({
    status: 'validating',
    documents: { hs_transcript_doc: { status: 'COMPLETED' } },
  }),
  'a required document is missing': loggedIn({ status: 'validating' }),
  'the submission was accepted': async (context, params) => {
    const account = await seedLoggedIn(context, params, { status: 'validating' });
    context.database.run('UPDATE accounts SET submitted_at = ? WHERE id = ?', context.now(), account.id);
  },

  'the server finds page errors': async (context, params) => {
    await seedLoggedIn(context, { ...params, status: 'validating' });
    const body = { message: 'Some answers need your attention.', errors: Object(params['errors']) as object };
    context.faults.add({ method: 'POST', path: '/api/validations', status: 200, body });
  },
  'the body is larger than the server takes': refusing(413, 'too_large'),

  'an uploaded file is waiting': async (context, params) => {
    const account = await seedLoggedIn(context, params);
    context.database.run(
      'INSERT OR REPLACE INTO uploads (file_key, account_id, answer_key, expires_at, content) VALUES (?, ?, ?, ?, ?)',
      asText(params['file_key']) || CONTRACT_FILE_KEY,
      account.id,
      asText(params['answer_key']) || DEFAULT_KEY,
      context.now(),
      new TextEncoder().encode('%PDF-'),
    );
  },
  'a document conversion with status {status}': withDocument,
  'an application PDF with status {status}': withPdf,

  'the lookup finds entries': nothing,
  'the lookup finds nothing': nothing,
  'the lookup record exists': nothing,
  'the lookup record is missing': nothing,
  'the lookup is failing': failing('GET', '/lookup/find'),
  'the next call fails': failing('GET', '*'),

  'a public token is valid': withToken('public'),
  'a public token is invalid': nothing,
  'a service token is valid': withToken('service'),
  'a service token is invalid': nothing,
};
