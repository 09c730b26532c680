import { readNumbers } from './admitSave.ts';
import { DOCUMENTS, isChange, isGone, isThere, STEPS, versionOf } from './refusals.ts';
import type { Asked } from './refusals.ts';
import type { Reply } from './World.ts';

/** A promise about a successful reply: section, wording, expected value and actual value. */
type Owed = [section: string, promise: string, expected: unknown, got: unknown];

const VERSIONS = 'PUT /api/answer';
const MOST_FORMS = 300;
const CONVERSION = 'GET /api/pdf/document-answer/{answer_key}';

const sorted = (map: unknown) =>
  Object.entries(Object(map) as Record<string, unknown>).toSorted(([one], [other]) => (one < other ? -1 : 1));
/** Drops empty answers, which count as missing, and document answers, which the backend may set by itself. */
const given = (answers: unknown) =>
  sorted(answers).filter(([key, value]) => value !== '' && !DOCUMENTS.includes(key));
/** Drops counts of 1, because an add-another without a saved count has one item. */
const counted = (counts: unknown) => sorted(counts).filter(([, count]) => count !== 1);

/** Updates the world after a successful call, and lists the promises that its reply must keep. */
export const EFFECTS: Record<string, (asked: Asked, reply: Reply) => Owed[]> = {
  getProfile: (asked, reply) => {
    const { account, application } = asked;
    const { username, answer, last_page, successful_login, web_status, document_answer } = reply.body;
    const statuses = (web_status as { web_status: string }[]).map((entry) => entry.web_status);
    const section = 'GET /api/profile';
    return [
      [section, 'username is that of the session', account?.username, username],
      [section, 'answer has the saved answers', given(application.answers), given(answer)],
      [section, 'last_page is the saved page', application.lastPage, last_page],
      [
        section,
        'successful_login has one entry per log-in',
        application.logins,
        (successful_login as unknown[]).length,
      ],
      [
        section,
        'web_status has the recorded statuses',
        STEPS.slice(0, application.reached),
        [...new Set(statuses)],
      ],
      ...owedDocuments(asked, document_answer),
      ...owedVersion(asked, reply, false),
      ...owedNumbers(asked, reply),
      ...owedKey(asked, reply.body.letters_key),
    ];
  },
  saveAnswers: (asked, reply) => {
    const hasChanged = isChange(asked);
    Object.assign(asked.application.answers, asked.body);
    recordNumbers(asked);
    return owedVersion(asked, reply, hasChanged);
  },
  getDocuments: (asked, { body }) => owedDocuments(asked, body.document_answer),
  getAddAnother: ({ application }, { body }) => [
    ['GET /api/add-another', 'the saved counts', counted(application.counts), counted(body.add_another)],
  ],
  saveAddAnother: ({ application, body }) => {
    application.counts[String(body.button_id)] = Number(body.num_components);
    return [];
  },
  getTabs: ({ application }, { body }) => [
    ['GET /api/tabs', 'the saved tabs', sorted(application.tabs), sorted(body.tabs)],
  ],
  saveTab: ({ application, body }) => {
    application.tabs[String(body.tab_id)] = String(body.chosen_tab);
    return [];
  },
  saveLastPage: ({ application, body }) => {
    application.lastPage = String(body.last_page);
    return [];
  },
  saveWebStatus: ({ application, body }) => {
    application.reached = Math.max(application.reached, STEPS.indexOf(String(body.web_status)) + 1);
    return [];
  },
  submitApplication: ({ application }) => {
    application.isAccepted = true;
    return [];
  },
  requestUpload: ({ world, session, body }, reply) => {
    const { key } = reply.body.fields as { key: string };
    const isNew = !world.uploads.has(key);
    const username = session?.username ?? '';
    world.uploads.set(key, { username, answerKey: String(body.answer_key), isStored: false });
    return [['POST /api/presigned-url', 'fields.key is new', true, isNew]];
  },
  uploadFile: ({ world, body }) => {
    const upload = world.uploads.get(String(body.key));
    if (upload) upload.isStored = true;
    return [];
  },
  startConversion: ({ application, call, body, document }) => {
    const fileKey = String(body.file_key);
    if (isThere(document) && document?.fileKey === fileKey) return [];
    const started = { fileKey, fileName: String(body.file_name), status: 'started' } as const;
    application.documents[call.answerKey ?? ''] = { ...started, removed: new Set() };
    application.isVersionKnown = false;
    return [];
  },
  getConversion: ({ document, application }, { body: { status } }) => {
    if (!document || isGone(document))
      return [[CONVERSION, 'status without a document', 'NOT_ANSWERED', status]];
    if (!isThere(document)) return [];
    if (document.status === 'completed')
      return [[CONVERSION, 'status of a completed document', 'COMPLETED', status]];
    if (status === 'FAILED') document.status = 'failed';
    if (status === 'COMPLETED') document.status = 'completed';
    application.isVersionKnown = false;
    return [
      [
        CONVERSION,
        'status is not NOT_ANSWERED once a conversion has been started',
        true,
        status !== 'NOT_ANSWERED',
      ],
    ];
  },
  deleteDocument: remove,
  deleteConversion: remove,
  signUp: ({ account, body }) => {
    account?.signUps.push({ password: String(body.password) });
    return [];
  },
  confirmAccount: ({ account, body }) => {
    if (!account) return [];
    account.isConfirmed = true;
    account.signUps = account.signUps.filter(({ code }) => code === body.code);
    return [];
  },
  logIn: ({ world, account, application, call }, { token = '', marker = '' }) => {
    const isNew = !world.secrets.has(token) && !world.secrets.has(marker);
    // A log-in may end the session whose cookie was sent with it.
    world.sessions.delete(call.token ?? '');
    world.sessions.set(token, { username: account?.username ?? '', marker });
    world.secrets.add(token).add(marker);
    application.logins += 1;
    return [['Session', 'both cookies are new at each log-in', true, isNew]];
  },
  logOut: ({ world, call }) => {
    world.sessions.delete(call.token ?? '');
    return [];
  },
  resetPassword: ({ world, account, body }) => {
    if (!account) return [];
    account.resetId = undefined;
    account.signUps = [{ password: String(body.password) }];
    for (const [token, { username }] of world.sessions)
      if (username === account.username) world.sessions.delete(token);
    return [];
  },
};

/** `ETag` is sent either always or never. A change to the answers changes it; reading the profile does not. */
function owedVersion({ world, application, operation }: Asked, { etag }: Reply, hasChanged: boolean): Owed[] {
  const { versions, isVersionKnown } = application;
  world.hasVersions ??= etag !== undefined;
  const isAsBefore = world.hasVersions === (etag !== undefined);
  const owed: Owed[] = [[VERSIONS, 'ETag is sent either always or never', true, isAsBefore]];
  if (etag === undefined) return owed;
  const version = versionOf(etag);
  if (hasChanged) owed.push([VERSIONS, 'ETag is new after a change', true, !versions.includes(version)]);
  if (operation === 'getProfile' && isVersionKnown)
    owed.push([VERSIONS, 'ETag is that of the last save', versions.at(-1), version]);
  application.versions = versions.filter((one) => one !== version).concat(version);
  application.isVersionKnown = true;
  return owed;
}

function recordNumbers({ call, application }: Asked): void {
  const numbers = readNumbers(call.saves) ?? [];
  for (const [form, number] of numbers) {
    const highest = Math.max(number, application.saves.get(form) ?? 0);
    application.saves.delete(form);
    application.saves.set(form, highest);
  }
  if (numbers.length > 0) application.savedLast = numbers.map(([form]) => form);
}

/** `saves` is sent either always or never, and only with `ETag`. At most 300 forms are kept. */
function owedNumbers({ world, application }: Asked, { body, etag }: Reply): Owed[] {
  world.hasNumbers ??= body.saves !== undefined;
  const isAsBefore = world.hasNumbers === (body.saves !== undefined);
  const owed: Owed[] = [['GET /api/profile', 'saves is sent either always or never', true, isAsBefore]];
  if (body.saves === undefined) return owed;
  const { saves, savedLast } = application;
  const listed = Object.keys(body.saves as object);
  // Which of the older forms are kept depends on how exactly the backend records the time.
  const isKept = (form: string) => saves.size <= MOST_FORMS || listed.includes(form);
  const known = [...saves].filter(([form]) => isKept(form));
  return [
    ...owed,
    [VERSIONS, 'saves is sent only with ETag', true, etag !== undefined],
    [
      VERSIONS,
      'saves has the highest number applied of each form',
      sorted(Object.fromEntries(known)),
      sorted(body.saves),
    ],
    [VERSIONS, 'saves keeps 300 forms', Math.min(saves.size, MOST_FORMS), listed.length],
    [
      VERSIONS,
      'saves keeps the forms that saved last',
      [],
      savedLast.filter((form) => !listed.includes(form)),
    ],
  ];
}

/** `letters_key` is sent either always or never. Messages do not contain it. */
function owedKey({ world, account }: Asked, key: unknown): Owed[] {
  world.hasKey ??= key !== undefined;
  const isAsBefore = world.hasKey === (key !== undefined);
  const owed: Owed[] = [['GET /api/profile', 'letters_key is sent either always or never', true, isAsBefore]];
  if (typeof key !== 'string' || !account) return owed;
  account.lettersKey ??= key;
  const owners = [...world.accounts.values()].filter(({ lettersKey }) => lettersKey === key);
  return [
    ...owed,
    ['GET /api/profile', 'letters_key is the same in each session', true, account.lettersKey === key],
    ['GET /api/profile', 'letters_key differs between accounts', true, owners.length === 1],
  ];
}

function owedDocuments({ application }: Asked, listed: unknown): Owed[] {
  const shown = Object(listed) as Record<string, { status?: string; file_name?: string } | undefined>;
  const section = 'GET /api/document-answer';
  return DOCUMENTS.flatMap((key): Owed[] => {
    const document = application.documents[key];
    const { status, file_name } = shown[key] ?? {};
    if (!document || isGone(document))
      return [[section, `${key} is not listed, because it was removed or never uploaded`, undefined, status]];
    if (status === 'COMPLETED' && isThere(document)) document.status = 'completed';
    if (!isThere(document) || document.status !== 'completed') return [];
    const name = document.fileName;
    return [
      [section, `${key} is listed once it is completed`, `COMPLETED ${name}`, `${status} ${file_name}`],
    ];
  });
}

function remove({ operation, document, world, application }: Asked): Owed[] {
  if (!document) return [];
  document.removed.add(operation);
  application.isVersionKnown = false;
  if (isGone(document)) world.uploads.delete(document.fileKey);
  return [];
}
