import { readNumbers } from './admitSave.ts';
import { DOCUMENT_EFFECTS, isLate, OVERDUE, owedDocuments, owedMarks } from './documentEffects.ts';
import type { Owed } from './documentEffects.ts';
import { DOCUMENTS, isChange, STEPS, versionOf } from './refusals.ts';
import type { Asked } from './refusals.ts';
import type { Application, Reply } from './World.ts';

const VERSIONS = 'PUT /api/answer';
const MOST_FORMS = 300;
/** Those of the last two of the saves that name many forms. */
const NEWEST_FORMS = 100;

const sorted = (map: unknown) =>
  Object.entries(Object(map) as Record<string, unknown>).toSorted(([one], [other]) => (one < other ? -1 : 1));
/** Drops empty answers, which count as missing, and document answers, which the backend may set by itself. */
const given = (answers: unknown) =>
  sorted(answers).filter(([key, value]) => value !== '' && !DOCUMENTS.includes(key));
/** Reduces two lists of entries to those that differ, at most three each. */
function differing(section: string, promise: string, expected: Entries, got: Entries): Owed {
  const lacks = (others: Entries) => (entry: Entries[number]) =>
    !others.some(([key, value]) => key === entry[0] && value === entry[1]);
  const pick = (some: Entries, others: Entries) => Object.fromEntries(some.filter(lacks(others)).slice(0, 3));
  return [section, promise, pick(expected, got), pick(got, expected)];
}
type Entries = [string, unknown][];

/** Drops counts of 1, because an add-another without a saved count has one item. */
const counted = (counts: unknown) => sorted(counts).filter(([, count]) => count !== 1);

/** Drops the default tab, which a group without a saved one has. */
const chosen = (tabs: unknown) => sorted(tabs).filter(([, tab]) => tab !== 'us');

/** Updates the world after a successful call, and lists the promises that its reply must keep. */
export const EFFECTS: Record<string, (asked: Asked, reply: Reply) => Owed[]> = {
  getProfile: (asked, reply) => {
    const { account, application } = asked;
    const { username, answer, last_page, successful_login, web_status, document_answer } = reply.body;
    const statuses = (web_status as { web_status: string }[]).map((entry) => entry.web_status);
    const section = 'GET /api/profile';
    return [
      [section, 'username is that of the session', account?.username, username],
      differing(section, 'answer has the saved answers', given(application.answers), given(answer)),
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
      ...owedMoments(application, 'successful_login', successful_login),
      ...owedMoments(application, 'web_status', web_status),
      ...owedDocuments(asked, document_answer),
      ...owedMarks(application, answer),
      ...owedVersion(asked, reply, false),
      ...owedNumbers(asked, reply),
      ...owedKey(asked, reply.body.letters_key),
    ];
  },
  saveAnswers: (asked, reply) => {
    const hasChanged = isChange(asked);
    Object.assign(asked.application.answers, asked.body);
    const isRaised = recordNumbers(asked);
    return owedVersion(asked, reply, hasChanged || (isRaised && asked.world.hasNumbers === true));
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
    ['GET /api/tabs', 'the saved tabs', chosen(application.tabs), chosen(body.tabs)],
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
  ...DOCUMENT_EFFECTS,
  signUp: ({ account, body }) => {
    account?.signUps.push({ password: String(body.password) });
    return [];
  },
  forgotPassword: ({ account }) => {
    if (account) account.mayHaveNewLink = true;
    return [];
  },
  findLookup: ({ world, call: { query = {} } }, { body }) => {
    const section = 'GET /lookup/find';
    const { category = '', id, max_results = '5' } = query;
    if (id !== undefined) {
      const text = category === 'address' ? undefined : world.items.get(`${category} ${id}`);
      return text === undefined ? [] : [[section, 'name is the text of the item', text, body.name]];
    }
    const found = Object.values(body) as { id: string; text: string }[];
    for (const item of found) world.items.set(`${category} ${item.id}`, item.text);
    const isShort = found.length <= Number(max_results);
    return [[section, `at most ${max_results} items`, true, isShort, `${String(found.length)} items`]];
  },
  getPdf: (asked, { body: { status, url } }) => {
    const section = 'GET /api/pdf';
    const told = `${String(status)} with the url '${String(url)}'`;
    const hasCopy = status !== 'NOT_ANSWERED';
    return [
      [section, "url is '' unless COMPLETED", true, (status === 'COMPLETED') === (url !== ''), told],
      [section, 'there is a copy of a submitted application alone', asked.application.isAccepted, hasCopy],
      [section, OVERDUE, true, !isLate(asked, status), told],
    ];
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
    return [['Session', 'both cookies are new at each log-in', true, isNew, 'a value that was there before']];
  },
  logOut: ({ world, call }) => {
    world.sessions.delete(call.token ?? '');
    return [];
  },
  resetPassword: ({ world, account, body }) => {
    if (!account) return [];
    Object.assign(account, { resetId: undefined, mayHaveNewLink: false });
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
  const owed: Owed[] = [sayAlways(VERSIONS, 'ETag', isAsBefore, etag)];
  if (etag === undefined) return owed;
  const version = versionOf(etag);
  if (hasChanged)
    owed.push([
      VERSIONS,
      'ETag is new after a change',
      true,
      !versions.includes(version),
      `${version}, which was there before`,
    ]);
  if (operation === 'getProfile' && isVersionKnown)
    owed.push([
      VERSIONS,
      'ETag is still that of the last save, because no save came in between',
      versions.at(-1),
      version,
    ]);
  application.versions = versions.filter((one) => one !== version).concat(version);
  application.isVersionKnown = true;
  return owed;
}

/** Records the numbers of a save, and returns whether it raised one. */
function recordNumbers({ call, application }: Asked): boolean {
  const numbers = readNumbers(call.saves) ?? [];
  const isRaised = numbers.some(([form, number]) => number > (application.saves.get(form) ?? 0));
  for (const [form, number] of numbers) {
    const highest = Math.max(number, application.saves.get(form) ?? 0);
    application.saves.delete(form);
    application.saves.set(form, highest);
  }
  return isRaised;
}

/** `saves` is sent either always or never, and only with `ETag`. At most 300 forms are kept. */
function owedNumbers({ world, application }: Asked, { body, etag }: Reply): Owed[] {
  world.hasNumbers ??= body.saves !== undefined;
  const isAsBefore = world.hasNumbers === (body.saves !== undefined);
  const owed: Owed[] = [sayAlways('GET /api/profile', 'saves', isAsBefore, body.saves)];
  if (body.saves === undefined) return owed;
  const { saves } = application;
  const listed = Object.keys(body.saves as object);
  const most = Math.min(saves.size, MOST_FORMS);
  const newest = [...saves.keys()].slice(-NEWEST_FORMS);
  // Which of the older forms are gone depends on how exactly the backend records the time. One that is gone and saves
  // again may have a lower number than before.
  if (saves.size > MOST_FORMS)
    for (const form of saves.keys()) {
      const number = (body.saves as Record<string, number>)[form];
      if (number === undefined) saves.delete(form);
      else saves.set(form, number);
    }
  return [
    ...owed,
    [VERSIONS, 'saves is sent only with ETag', true, etag !== undefined, 'saves without ETag'],
    differing(
      VERSIONS,
      'saves has the highest number applied of each form',
      sorted(Object.fromEntries(saves)),
      sorted(body.saves),
    ),
    [VERSIONS, 'saves keeps 300 forms', most, listed.length],
    [
      VERSIONS,
      'no form that saved lately is missing from saves; missing',
      [],
      newest.filter((form) => !listed.includes(form)),
    ],
  ];
}

/** `letters_key` is sent either always or never. Messages do not contain it. */
function owedKey({ world, account }: Asked, key: unknown): Owed[] {
  world.hasKey ??= key !== undefined;
  const isAsBefore = world.hasKey === (key !== undefined);
  const owed: Owed[] = [sayAlways('GET /api/profile', 'letters_key', isAsBefore, key && 'one')];
  if (typeof key !== 'string' || !account) return owed;
  account.lettersKey ??= key;
  const owners = [...world.accounts.values()].filter(({ lettersKey }) => lettersKey === key);
  return [
    ...owed,
    [
      'GET /api/profile',
      'letters_key is the same in each session',
      true,
      account.lettersKey === key,
      'another key',
    ],
    [
      'GET /api/profile',
      'letters_key differs between accounts',
      true,
      owners.length === 1,
      'the key of another',
    ],
  ];
}

/** Some fields are sent either always or never. */
function sayAlways(section: string, field: string, isAsBefore: boolean, value: unknown): Owed {
  const told =
    value === undefined ? 'none, though an earlier reply had it' : 'one, though earlier replies had none';
  return [section, `${field} is sent either always or never`, true, isAsBefore, told];
}

/** The entries of a list are oldest first, and each keeps the moment it had when it was first read. */
function owedMoments(
  { moments }: Application,
  field: 'successful_login' | 'web_status',
  entries: unknown,
): Owed[] {
  const section = 'GET /api/profile';
  const listed = entries as { timestamp: string }[];
  const times = listed.map(({ timestamp }) => Date.parse(timestamp));
  const earlier = moments[field] ?? [];
  moments[field] = times;
  const isOrdered = times.every((time, at) => at === 0 || time >= (times[at - 1] ?? 0));
  const isKept = earlier.every((time, at) => time === times[at]);
  const told = listed.map(({ timestamp }) => timestamp).join(', ');
  return [
    [section, `${field} is listed oldest first`, true, isOrdered, told],
    [section, `an entry of ${field} keeps its timestamp`, true, isKept, told],
  ];
}
