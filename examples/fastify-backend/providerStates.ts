import { exhaustAttempts } from './countAttempt.ts';
import { createStudent } from './createStore.ts';
import type { DocumentKey, ProcessingStatus, Store, Student, WebStatus } from './createStore.ts';
import type { Planted } from './answerProviderStates.ts';
import { REQUIRED } from './operations/applicationOperations.ts';
import { hashPassword } from './passwords.ts';
import type { ContractOperation } from './readContract.ts';
import { beginSession } from './sessions.ts';

const USERNAME = 'maya@example.com';
const PASSWORD = 'Example-Pass-2026';
const HOUR_MS = 3_600_000;
const STEPS: WebStatus[] = ['started', 'validating', 'submitted'];

interface World {
  store: Store;
  planted: Planted;
  operations: ContractOperation[];
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
type SetUp = (world: World, params: Params) => void | Promise<void>;

const REQUIRED_ANSWERS = Object.fromEntries(REQUIRED.map((key) => [key, 'true']));
const TRANSCRIPT = { hs_transcript_doc: { status: 'COMPLETED' } } as const;

/** True of an empty store, and of the entries of lookups.ts. */
const nothing: SetUp = () => undefined;

/** How to make each sentence of docs/contracts/provider-states.md true, in a store that is empty. */
export const providerStates: Record<string, SetUp> = {
  'no account exists for the address': nothing,
  'an unconfirmed account exists': async ({ store }) => {
    const student = await addAccount(store, false);
    const code = { value: '012345', expires: Date.now() + HOUR_MS };
    student.signUps = [{ passwordHash: student.passwordHash, code }];
  },
  'a confirmed account exists': async ({ store }) => {
    await addAccount(store, true);
  },
  'a reset link was sent': async ({ store }) => {
    const student = await addAccount(store, true);
    student.resetLink = { value: 'contract-reset-id', expires: Date.now() + HOUR_MS };
  },
  'the rate limit is reached': ({ store, operations, caller }, { method, path }) => {
    logIn(store, addStudent(store, 1));
    const operation = operations.find((each) => each.method === method && each.url === path);
    if (!operation) throw new Error(`No operation is ${String(method)} ${String(path)}.`);
    exhaustAttempts(store, operation.id, caller);
  },

  'a student is logged in': ({ store }, params) => logIn(store, addStudent(store, 1, params)),
  'the session is invalid': ({ store }) => void addStudent(store, 1),
  'a student with status {status}': ({ store }, params) => {
    const steps = STEPS.indexOf(params.status as WebStatus) + 1;
    logIn(store, addStudent(store, steps, params));
  },
  'the application is ready to submit': ({ store }) => {
    logIn(store, addStudent(store, 2, { answers: REQUIRED_ANSWERS, documents: TRANSCRIPT }));
  },
  'a required document is missing': ({ store }) => {
    logIn(store, addStudent(store, 2, { answers: REQUIRED_ANSWERS }));
  },
  'the submission was accepted': ({ store }, params) => {
    const student = addStudent(store, 2, params);
    student.isAccepted = true;
    logIn(store, student);
  },
  'the server finds page errors': ({ store }, { errors = {} }) => {
    const student = addStudent(store, 2);
    student.foundErrors = errors;
    logIn(store, student);
  },

  'an uploaded file is waiting': ({ store }) => {
    const answer_key = 'hs_transcript_doc';
    const upload = { username: USERNAME, answer_key, signature: '', expires: Date.now() } as const;
    store.uploads.set('contract-file-key', { ...upload, file: new Uint8Array([1]) });
    logIn(store, addStudent(store, 1));
  },
  'a document conversion with status {status}': ({ store }, params) => {
    const status = params.status as ProcessingStatus;
    const documents = status === 'NOT_ANSWERED' ? {} : { hs_transcript_doc: { status } };
    logIn(store, addStudent(store, 1, { ...params, documents }));
  },
  'an application PDF with status {status}': ({ store }, params) => {
    const status = params.status as ProcessingStatus;
    const student = addStudent(store, status === 'NOT_ANSWERED' ? 1 : 3);
    student.pdf = { status, isHeld: true };
    logIn(store, student);
  },

  'the lookup finds entries': nothing,
  'the lookup finds nothing': nothing,
  'the lookup record exists': nothing,
  'the lookup record is missing': nothing,

  'a public token is valid': ({ store }, params) => addView(store, 'public', params),
  'a public token is invalid': nothing,
  'a service token is valid': ({ store }, params) => addView(store, 'service', params),
  'a service token is invalid': nothing,

  'the lookup is failing': ({ planted }) => void planted.set('GET /lookup/find', 'unexpected'),
  'the next call fails': ({ store, planted }, { method, path }) => {
    logIn(store, addStudent(store, 1));
    planted.set(`${String(method)} ${String(path)}`, 'unexpected');
  },
  'the body is larger than the server takes': ({ store, planted }, { method, path }) => {
    logIn(store, addStudent(store, 1));
    planted.set(`${String(method)} ${String(path)}`, 'too_large');
  },
};

async function addAccount(store: Store, isConfirmed: boolean): Promise<Student> {
  const student = createStudent(USERNAME);
  student.passwordHash = await hashPassword(PASSWORD);
  student.isConfirmed = isConfirmed;
  store.students.set(USERNAME, student);
  return student;
}

/** Adds the student with so many steps in the history of the web status, and what the parameters say. */
function addStudent(store: Store, steps: number, params: Params = {}): Student {
  const timestamp = new Date().toISOString();
  const documents = Object.entries(params.documents ?? {}).map(([key, { status, file_name }]) => {
    const document = {
      status,
      file_name: file_name ?? 'transcript.docx',
      file_key: 'k',
      uploaded_at: timestamp,
    };
    return [key as DocumentKey, { ...document, isHeld: true }] as const;
  });
  const student: Student = {
    ...createStudent(USERNAME),
    isConfirmed: true,
    last_page: params.last_page ?? '',
    successful_login: Array.from({ length: params.logins ?? 1 }, () => ({ timestamp })),
    web_status: STEPS.slice(0, steps).map((web_status) => ({ web_status, timestamp })),
    answer: { ...params.answers },
    documents: new Map(documents),
    add_another: { ...params.add_another },
    tabs: { ...params.tabs },
    isAccepted: steps === STEPS.length,
  };
  store.students.set(USERNAME, student);
  return student;
}

const logIn = (store: Store, student: Student) =>
  void beginSession(store, student.username, 'contract-session', 'contract-marker');

function addView(store: Store, view: 'public' | 'service', params: Params) {
  addStudent(store, 1, params);
  store.views.set('contract-token', { view, username: USERNAME, expires: Date.now() + HOUR_MS });
}
