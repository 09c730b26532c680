import {
  A_SECOND_LATER,
  DOCUMENT_EFFECTS,
  isLate,
  OVERDUE,
  expectDocuments,
  expectMarks,
} from './documentEffects.ts';
import { expectKey, expectNumbers, owedVersion, recordNumbers } from './optionalParts.ts';
import { storedAddress } from './vocabulary.ts';
import { differing, isSoon, sorted, type Expectation } from './Expectation.ts';
import type { Asked } from './Rejection.ts';
import { DOCUMENTS, isChange, STEPS } from './rejections.ts';
import type { Application, Reply } from './World.ts';

/** Drops empty answers, which count as missing, and document answers, which the backend may set by itself. */
const given = (answers: unknown) =>
  sorted(answers).filter(([key, value]) => value !== '' && !DOCUMENTS.includes(key));
/** Drops counts of 1, because an add-another without a saved count has one item. */
const counted = (counts: unknown) => sorted(counts).filter(([, count]) => count !== 1);

/** Drops default tabs, because a group without a saved tab has its default one. */
const chosen = (tabs: unknown) => sorted(tabs).filter(([, tab]) => tab !== 'us');

/** Updates the world after a successful call, and lists the promises that its reply must keep. */
export const EFFECTS: Record<string, (asked: Asked, reply: Reply) => Expectation[]> = {
  getProfile: (asked, reply) => {
    const { account, application } = asked;
    const { username, answer, last_page, successful_login, web_status, document_answer } = reply.body;
    const statuses = (web_status as { web_status: string }[]).map((entry) => entry.web_status);
    const section = 'GET /api/profile';
    return [
      [section, 'username belongs to the session', account?.username, username],
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
      ...expectDocuments(asked, document_answer),
      ...expectMarks(application, answer),
      ...owedVersion(asked, reply, false),
      ...expectNumbers(asked, reply),
      ...expectKey(asked, reply.body.letters_key),
    ];
  },
  saveAnswers: (asked, reply) => {
    const hasChanged = isChange(asked);
    Object.assign(asked.application.answers, asked.body);
    const isRaised = recordNumbers(asked);
    return owedVersion(asked, reply, hasChanged || (isRaised && asked.world.hasNumbers === true));
  },
  getDocuments: (asked, { body }) => expectDocuments(asked, body.document_answer),
  getAddAnother: ({ application }, { body }) => [
    differing(
      'GET /api/add-another',
      'the saved counts',
      counted(application.counts),
      counted(body.add_another),
    ),
  ],
  saveAddAnother: ({ application, body }) => {
    application.counts[String(body.button_id)] = Number(body.num_components);
    return [];
  },
  getTabs: ({ application }, { body }) => [
    differing('GET /api/tabs', 'the saved tabs', chosen(application.tabs), chosen(body.tabs)),
  ],
  saveTab: ({ application, body }) => {
    application.tabs[String(body.tab_id)] = String(body.chosen_tab);
    return [];
  },
  saveLastPage: ({ application, body }) => {
    application.lastPage = String(body.last_page);
    return [];
  },
  saveWebStatus: ({ application, body }, { date }) => {
    const step = STEPS.indexOf(String(body.web_status)) + 1;
    if (step > application.reached) application.made.web_status.push(date);
    application.reached = Math.max(application.reached, step);
    return [];
  },
  submitApplication: ({ application }, { date }) => {
    if (!application.isAccepted) application.acceptedAt = date;
    application.isAccepted = true;
    return [];
  },
  ...DOCUMENT_EFFECTS,
  signUp: ({ world, account, application, body }) => {
    const username = storedAddress(body.username);
    const signedUp = account ?? { username, signUps: [], isConfirmed: false, application };
    signedUp.signUps.push({ password: String(body.password) });
    world.accounts.set(username, signedUp);
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
      const isAddress = 'county' in body;
      if (category === 'address')
        return [[section, 'an address for the category address', true, isAddress, 'another record']];
      const text = world.items.get(`${category} ${id}`);
      const others = [...world.items].flatMap(([item, one]) => (item.endsWith(` ${id}`) ? [one] : []));
      return [
        [section, 'a named place for the other categories', true, !isAddress, 'an address'],
        text === undefined
          ? [section, 'no item of another category', false, others.includes(String(body.name))]
          : [section, 'name is the text of the item', text, body.name],
      ];
    }
    const found = Object.values(body) as { id: string; text: string }[];
    for (const item of found) world.items.set(`${category} ${item.id}`, item.text);
    const isShort = found.length <= Number(max_results);
    return [[section, `at most ${max_results} items`, true, isShort, `${String(found.length)} items`]];
  },
  getPublicView: expectView,
  getServiceView: (asked, reply) => {
    const { operation, account, application } = asked;
    const { username, submitted_at } = reply.body as Record<string, string | undefined>;
    const isSent = submitted_at !== undefined;
    if (isSent) application.submittedAt ??= submitted_at;
    return [
      ...expectView(asked, reply),
      [operation, 'username belongs to the application', account?.username, username],
      [operation, 'submitted_at is sent once the application is submitted', application.isAccepted, isSent],
      [operation, 'submitted_at never changes', application.submittedAt, submitted_at],
      [
        operation,
        'submitted_at is the moment of the submission',
        true,
        !isSent || isSoon(Date.parse(submitted_at), application.acceptedAt),
        submitted_at,
      ],
    ];
  },
  getPdf: (asked, { body: { status, url } }) => {
    const section = 'GET /api/pdf';
    const told = `${String(status)} with the url '${String(url)}'`;
    const hasCopy = status !== 'NOT_ANSWERED';
    const username = asked.session?.username ?? '';
    const owner = asked.world.copies.get(String(url)) ?? username;
    if (url !== '') asked.world.copies.set(String(url), username);
    return [
      [section, "url is '' unless COMPLETED", true, (status === 'COMPLETED') === (url !== ''), told],
      asked.application.isAccepted
        ? [section, 'a copy, because POST /api/submit has succeeded', true, hasCopy, told]
        : [section, 'NOT_ANSWERED, because nothing was submitted', true, !hasCopy, told],
      [section, OVERDUE, true, !isLate(asked, status), told],
      [section, 'a copy of this student’s application', username, owner],
    ];
  },
  getCopy: (_, { isPdf, untagged = [] }) => [
    ['GET /api/pdf', 'a PDF at the url', true, isPdf, 'another kind of file'],
    ['GET /api/pdf', 'a tagged PDF with a title and a language; it lacks', [], untagged],
  ],
  confirmAccount: ({ account, body }) => {
    if (!account) return [];
    account.isConfirmed = true;
    account.signUps = account.signUps.filter(({ code }) => code === body.code);
    return [];
  },
  logIn: ({ world, account, application, call }, { token, marker, date }) => {
    if (token === undefined || marker === undefined)
      return [['Session', 'a log-in that sets both cookies', true, false, 'one that does not']];
    const isNew =
      ![call.token, call.marker].some((old) => old === token || old === marker) &&
      !world.secrets.has(token) &&
      !world.secrets.has(marker);
    // A log-in may end the session whose cookie was sent with it.
    world.sessions.delete(call.token ?? '');
    world.sessions.set(token, { username: account?.username ?? '', marker });
    world.secrets.add(token).add(marker);
    application.logins += 1;
    application.made.successful_login.push(date);
    return [['Session', 'both cookies are new at each log-in', true, isNew, 'a value that was there before']];
  },
  logOut: ({ world, call }) => {
    world.sessions.delete(call.token ?? '');
    return [];
  },
  resetPassword: ({ world, account, body }) => {
    if (!account) return [];
    Object.assign(account, { resetId: undefined, mayHaveNewLink: false, isConfirmed: true });
    account.signUps = [{ password: String(body.password) }];
    for (const ended of [world.sessions, world.views])
      for (const [token, { username }] of ended) if (username === account.username) ended.delete(token);
    return [];
  },
};

/** A view shows what is saved, with a masked Social Security number. */
function expectView(asked: Asked, { body }: Reply): Expectation[] {
  const { operation, application } = asked;
  const { ssn: whole = '', ...answers } = application.answers;
  const { ssn: masked = '', ...shown } = body.answer as Record<string, string>;
  const [digits, shownDigits] = [whole, masked].map((text) => text.replace(/\P{Nd}/gu, ''));
  const isMasked = (digits?.length === 9 ? digits.slice(-4) : '').endsWith(shownDigits ?? '');
  return [
    differing(operation, 'answer has the saved answers', given(answers), given(shown)),
    [operation, 'at most the last four digits of a whole ssn', true, isMasked, masked],
    differing(operation, 'the saved counts', counted(application.counts), counted(body.add_another)),
    differing(operation, 'the saved tabs', chosen(application.tabs), chosen(body.tabs)),
    ...expectDocuments(asked, body.document_answer),
  ];
}

/**
 * The entries of a list are oldest first. Each keeps the moment it had when it was first read; the newest has the
 * moment of its call.
 */
function owedMoments(
  { moments, made }: Application,
  field: 'successful_login' | 'web_status',
  entries: unknown,
): Expectation[] {
  const section = 'GET /api/profile';
  const listed = entries as { timestamp: string }[];
  const times = listed.map(({ timestamp }) => Date.parse(timestamp));
  const earlier = moments[field] ?? [];
  moments[field] = times;
  const isOrdered = times.every((time, at) => at === 0 || time >= (times[at - 1] ?? 0));
  const isKept = earlier.every((time, at) => time === times[at]);
  const isNow = isSoon(times.at(-1), made[field].at(-1));
  // Clocks may differ, but time passes equally fast on all of them.
  const isApart =
    times.length !== made[field].length ||
    times.every((time, at) => {
      const passed = (made[field][at] ?? 0) - (made[field][at - 1] ?? Infinity);
      return passed < A_SECOND_LATER || time > (times[at - 1] ?? 0);
    });
  const told = listed.map(({ timestamp }) => timestamp).join(', ');
  return [
    [section, `${field} is listed oldest first`, true, isOrdered, told],
    [section, `an entry of ${field} keeps its timestamp`, true, isKept, told],
    [section, `the newest entry of ${field} has the moment of its call`, true, isNow, told],
    [section, `an entry of ${field} is later than one that was made a second before`, true, isApart, told],
  ];
}
