import type { FastifyInstance } from 'fastify';
import { REQUIRED, STEPS } from './operations/applicationOperations.ts';
import { hashPassword } from './passwords.ts';
import { Refusal } from './Refusal.ts';
import { beginSession } from './sessions.ts';
import { Store, Student } from './Store.ts';
import type { DocumentKey, ProcessingStatus, WebStatus } from './Store.ts';

const USERNAME = 'maya@example.com';
const PASSWORD = 'Example-Pass-2026';
const HOUR_MS = 3_600_000;

interface World {
  store: Store;
  /** Codes of the refusals to come, by method and path. */
  planted: Map<string, string>;
  /** Who asks for the state, and will make the call. */
  caller: string;
}
/** What a state may say; provider-states.md names the parameters of each. */
interface Params {
  answers?: Record<string, string>;
  last_page?: string;
  logins?: number;
  documents?: Partial<Record<DocumentKey, { status: ProcessingStatus; file_name?: string }>>;
  add_another?: Record<string, number>;
  tabs?: Record<string, string>;
  status?: string;
  errors?: Student['foundErrors'];
  method?: string;
  path?: string;
}
type SetUp = (world: World, params: Params) => unknown;

const READY = {
  status: 'validating',
  answers: Object.fromEntries(REQUIRED.map((key) => [key, 'true'])),
};

/** True of an empty store, and of the entries of the search. */
const nothing: SetUp = () => undefined;

const loggedIn =
  (fixed: Params = {}): SetUp =>
  ({ store }, params) =>
    logIn(store, { ...params, ...fixed });

const withView =
  (view: 'public' | 'service'): SetUp =>
  ({ store }, params) => {
    const student = addStudent(store, params);
    store.views.set('contract-token', { view, student, expires: Date.now() + HOUR_MS });
  };

/** The call that the parameters name is refused. */
const refusing =
  (code: string): SetUp =>
  ({ store, planted }, { method = '', path = '' }) => {
    logIn(store);
    planted.set(`${method} ${path}`, code);
  };

/** How to make each sentence of docs/contracts/provider-states.md true, in a store that is empty. */
const PROVIDER_STATES: Record<string, SetUp> = {
  'no account exists for the address': nothing,
  'an unconfirmed account exists': async ({ store }) => {
    const student = await addAccount(store);
    student.isConfirmed = false;
    for (const signUp of student.signUps) signUp.code = { value: '012345', expires: Date.now() + HOUR_MS };
  },
  'a confirmed account exists': ({ store }) => addAccount(store),
  'a reset link was sent': async ({ store }) => {
    const student = await addAccount(store);
    student.resetLink = { value: 'contract-reset-id', expires: Date.now() + HOUR_MS };
  },
  'two students have accounts': async ({ store }) => {
    const signUp = { passwordHash: await hashPassword(PASSWORD) };
    const open = (username: string) => {
      const student = addStudent(store, { status: 'none', logins: 0 }, username);
      student.signUps = [{ ...signUp }];
      return student;
    };
    const student = open(USERNAME);
    student.resetLink = { value: 'contract-reset-id', expires: Date.now() + HOUR_MS };
    const ended = { student, marker: 'contract-marker', expires: Date.now() - 1 };
    store.sessions.set('contract-session', ended);
    open('noah@example.com');
    const newcomer = open('olive@example.com');
    newcomer.isConfirmed = false;
    newcomer.signUps = [{ ...signUp, code: { value: '012345', expires: Date.now() + HOUR_MS } }];
  },
  'the rate limit is reached': ({ store, caller }, { method = '', path = '' }) => {
    logIn(store);
    store.attempts.set(`${method} ${path} ${caller}`, { count: Infinity, until: Date.now() + HOUR_MS });
  },

  'a student is logged in': loggedIn(),
  'the session is invalid': nothing,
  'a student with status {status}': loggedIn(),
  'the application is ready to submit': loggedIn({
    ...READY,
    documents: { hs_transcript_doc: { status: 'COMPLETED' } },
  }),
  'a required document is missing': loggedIn(READY),
  'the submission was accepted': ({ store }, params) => {
    logIn(store, { ...params, status: 'validating' }).isAccepted = true;
  },
  'the server finds page errors': ({ store }, { errors = {} }) => {
    logIn(store, { status: 'validating' }).foundErrors = errors;
  },

  'an uploaded file is waiting': ({ store }) => {
    const upload = { student: logIn(store), signature: '', expires: Date.now(), file: new Uint8Array([1]) };
    store.uploads.set('contract-file-key', { ...upload, answer_key: 'hs_transcript_doc' });
  },
  'a document conversion with status {status}': ({ store }, { status, ...params }) => {
    const document = { status: status as ProcessingStatus };
    logIn(store, { ...params, documents: status === 'NOT_ANSWERED' ? {} : { hs_transcript_doc: document } });
    store.isHeld = true;
  },
  'an application PDF with status {status}': ({ store }, { status }) => {
    const student = logIn(store, { status: status === 'NOT_ANSWERED' ? 'started' : 'submitted' });
    student.pdf = { status: status as ProcessingStatus };
    store.isHeld = true;
  },

  'the lookup finds entries': nothing,
  'the lookup finds nothing': nothing,
  'the lookup record exists': nothing,
  'the lookup record is missing': nothing,

  'a public token is valid': withView('public'),
  'a public token is invalid': nothing,
  'a service token is valid': withView('service'),
  'a service token is invalid': nothing,

  'the lookup is failing': (world) => refusing('unexpected')(world, { method: 'GET', path: '/lookup/find' }),
  'the next call fails': refusing('unexpected'),
  'the body is larger than the server takes': refusing('too_large'),
};

/**
 * Opens `POST /provider-states`, as docs/contracts/provider-states.md describes it.
 *
 * Each set-up begins from nothing, so a tear-down has nothing to do. With a database: remove the one student.
 */
export function answerProviderStates(app: FastifyInstance, store: Store): void {
  const planted: World['planted'] = new Map();

  app.addHook('onRequest', (request, _reply, done) => {
    const path = request.url.split('?')[0] ?? '';
    const code = planted.get(`${request.method} ${path}`);
    if (code) throw new Refusal(code);
    done();
  });

  app.post('/provider-states', async (request, reply) => {
    const { state = '', params = {}, action = 'setup' } = request.body as Partial<StateRequest>;
    planted.clear();
    Object.assign(store, new Store());
    const setUp = Object.hasOwn(PROVIDER_STATES, state) ? PROVIDER_STATES[state] : undefined;
    if (!setUp) return reply.code(404).send({ message: `There is no provider state "${state}".` });
    if (action === 'setup') await setUp({ store, planted, caller: request.ip }, params);
    return { message: `${action}: ${state}` };
  });
}

interface StateRequest {
  state: string;
  params: Params;
  action: 'setup' | 'teardown';
}

async function addAccount(store: Store): Promise<Student> {
  const student = addStudent(store);
  student.signUps = [{ passwordHash: await hashPassword(PASSWORD) }];
  return student;
}

/** Adds the student with what the parameters say; unless told, the web status is started. */
function addStudent(store: Store, params: Params = {}, username = USERNAME): Student {
  const timestamp = new Date().toISOString();
  const { status = 'started', logins = 1, last_page = '', add_another = {}, tabs = {} } = params;
  const steps = STEPS.slice(0, STEPS.indexOf(status as WebStatus) + 1);
  const student = Object.assign(new Student(username), {
    isConfirmed: true,
    successful_login: Array.from({ length: logins }, () => ({ timestamp })),
    web_status: steps.map((web_status) => ({ web_status, timestamp })),
    isAccepted: status === 'submitted',
    answer: { ...params.answers },
    last_page,
    add_another,
    tabs,
  });
  for (const [key, document] of Object.entries(params.documents ?? {})) {
    const rest = { file_key: 'k', uploaded_at: timestamp };
    student.documents.set(key as DocumentKey, { file_name: 'transcript.docx', ...document, ...rest });
  }
  store.students.set(username, student);
  return student;
}

function logIn(store: Store, params?: Params): Student {
  const student = addStudent(store, params);
  beginSession(store, student, 'contract-session', 'contract-marker');
  return student;
}
