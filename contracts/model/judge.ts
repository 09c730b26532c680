import { isDeepStrictEqual } from 'node:util';
import { COUNTED, MAILS, sayUnlimited } from './accountRejections.ts';
import { EFFECTS } from './effects.ts';
import { sorted, type Expectation } from './Expectation.ts';
import { storedAddress, TRACES, VALID } from './vocabulary.ts';
import {
  ALLOWED,
  FIRST,
  isThere,
  listMissing,
  UNORDERED,
  readViewToken,
  WITHOUT_SESSION,
} from './rejections.ts';
import type { Asked, Rejection } from './Rejection.ts';
import { createApplication, type Call, type Reply, type EarlierReplies, type World } from './World.ts';

/** A promise the backend broke. */
export interface Breach {
  /** Where openapi.yaml makes the promise: a heading of its description, or an operation. */
  section: string;
  expected: string;
  got: string;
}

/**
 * Checks a reply against what earlier replies promised, and updates the world accordingly.
 * Expects calls in the order in which the backend answered them, and replies whose shape is valid.
 * @param name - the call's method and path, as openapi.yaml has them
 */
export function judge(world: World, call: Call, reply: Reply, name?: string): Breach | undefined {
  const breach = judgeStatus(world, call, reply, name);
  if (breach) return breach;
  const asked = noteCall(world, call, reply);
  const isDone = reply.status >= 200 && reply.status < 300;
  const owing = isDone && !call.isHead ? (EFFECTS[call.operation]?.(asked, reply) ?? []) : [];
  const broken = [
    ...owing,
    ...expectAlike(asked, reply),
    ...expectErrors(asked, reply),
    ...expectMarker(asked, reply),
  ].find(([, , expected, got]) => !isDeepStrictEqual(expected, got));
  if (!broken) return undefined;
  const [section, promise, expected, got, told] = broken;
  if (expected === true) return { section, expected: promise, got: told ?? 'the opposite' };
  return { section, expected: `${promise}: ${show(expected)}`, got: show(got) };
}

/** Notes what a call means whatever its reply says: the data was copied or put back, or an attempt counts. */
export function noteCall(world: World, call: Call, reply: Reply): Asked {
  if (call.isAfterBackup) world.copy = structuredClone({ ...world, copy: undefined });
  if (call.isAfterRestore) noteRestore(world);
  if (call.isAfterRestart || call.isAfterRestore) noteRestart(world, reply);
  const asked = readCall(world, call);
  noteAttempt(asked, reply);
  return asked;
}

/**
 * Checks only whether a call should have been rejected, and with which status and code. Reads no other part of the reply,
 * so its shape need not be valid.
 */
export function judgeStatus(world: World, call: Call, reply: Reply, name = ''): Breach | undefined {
  // A framework may answer HEAD like GET, without the code in the body.
  if (call.isHead && (reply.status === 404 || reply.status === 405)) return undefined;
  const asked = readCall(world, call);
  const first = FIRST.find(([, , , when]) => when(asked));
  const applying = first ? [first] : UNORDERED.filter(([, , , when]) => when(asked));
  for (const rule of applying) world.reached.add(nameRule(rule));
  const allowed = first ? [] : ALLOWED.filter(([, , , when]) => when(asked));
  const isSuccess = reply.status >= 200 && reply.status < 300;
  const said = sayReply(reply);
  if (isSuccess && applying.length === 0) return undefined;
  if (
    [...applying, ...allowed].some(([, statuses]) =>
      statuses.some((one) => said.startsWith(one) || (call.isHead && one.startsWith(said))),
    )
  )
    return undefined;
  const unlimited = reply.status === 429 && sayUnlimited(asked);
  if (unlimited) return { section: 'Limits', expected: `no 429: ${unlimited}`, got: said };
  // For an unexpected rejection, reports the rules that prescribe its status and code, but not those of other calls, of
  // other paths, or of sessions where none is needed.
  const mayApply = ([section, statuses]: Rejection) =>
    statuses.includes(said) &&
    (section === name || !section.includes(' /')) &&
    (WITHOUT_SESSION.test(call.operation) ? !/session/i.test(section) : !/^40[45]/.test(statuses[0] ?? ''));
  const isElsewhere = call.url !== undefined;
  const known = applying.length > 0 || isElsewhere ? applying : [...FIRST, ...UNORDERED].filter(mayApply);
  const because = ([, statuses, reason]: Rejection) =>
    `${statuses.join(' or ')}: ${reason}${call.invalid && statuses[0] === '400' ? `, because ${call.invalid}` : ''}`;
  const section = known[0]?.[0] ?? sayUnusual(call) ?? call.operation;
  const reasons = known.map(([, , reason]) => reason).join('; or if ');
  const where = isElsewhere ? ' from the address that an earlier reply has named' : '';
  const success = reasons === '' ? `200${where}` : `200; it may be rejected only if ${reasons}`;
  return {
    section: call.invalid ? call.operation : section,
    expected: applying.map(because).join('; or ') || success,
    got: said === '401' && asked.session ? '401, though the session has not ended' : said,
  };
}

/** Names the section about what is unusual in a call that was rejected without a reason. */
function sayUnusual({ traceparent, isAmongCookies }: Call): string | undefined {
  if (traceparent !== undefined && traceparent !== TRACES[0]) return 'References';
  return isAmongCookies ? 'Other cookies' : undefined;
}

/** A restart may end all sessions, and the conversions that are running. */
function noteRestart({ sessions, accounts }: World, { status }: Reply): void {
  if (status === 401) sessions.clear();
  for (const { application } of accounts.values())
    for (const document of Object.values(application.documents))
      if (document.status === 'started') document.isInterrupted = true;
}

/** Everything is as it was when the data was copied, but no version since may name other answers. */
function noteRestore(world: World): void {
  for (const [username, { application }] of world.copy?.accounts ?? []) {
    application.versions = world.accounts.get(username)?.application.versions ?? [];
    application.isVersionKnown = false;
  }
  Object.assign(world, world.copy, { secrets: world.secrets });
}

/** Counts the mails that were sent to an address, and the attempts for it that were rejected in a row. */
function noteAttempt({ world, operation, body }: Asked, reply: Reply): void {
  const username = storedAddress(body.username);
  if (MAILS.test(operation) && reply.status === 200)
    world.mails.set(username, (world.mails.get(username) ?? 0) + 1);
  // A backend may count sign-ups with a taken address too.
  if (operation === 'signUp' && reply.status === 409) world.taken.add(username);
  if (!COUNTED.test(operation)) return;
  const counted = `${operation} ${username}`;
  const count = world.attempts.get(counted) ?? 0;
  if (reply.status === 429 && !world.succeeded.has(counted))
    world.limits.set(operation, Math.min(count, world.limits.get(operation) ?? count));
  if (/^400 (bad_credentials|(code|link)_rejected)$/.test(sayReply(reply)))
    world.attempts.set(counted, count + 1);
  // A backend may count the right password of an unconfirmed account too.
  if (sayReply(reply) === '400 user_not_confirmed') world.succeeded.add(counted);
  if (reply.status !== 200) return;
  // Only a log-in resets its count; a new password does so too.
  if (operation !== 'logIn') world.succeeded.add(counted);
  if (operation !== 'confirmAccount') world.attempts.delete(`logIn ${username}`);
}

/** The replies that must be the same for an unknown address as for a known one. */
const ALIKE = new Set([
  'resendConfirmation 200',
  'forgotPassword 200',
  'confirmAccount 400 code_rejected',
  'logIn 400 bad_credentials',
  'resetPassword 400 link_rejected',
]);

function expectAlike({ world, operation, body, account, session }: Asked, reply: Reply): Expectation[] {
  const kind = `${operation} ${sayReply(reply)}`;
  if (!ALIKE.has(kind)) return [];
  // A message may repeat the address and contain the number of attempts left.
  const address = storedAddress(body.username);
  const text = storedAddress(JSON.stringify(reply.body)).replaceAll(address, '…');
  const plain = text.replaceAll(/\d+/g, '0');
  const said = world.alike.get(kind) ?? { text: plain, known: [], unknown: [] };
  world.alike.set(kind, said);
  // A reply to a student may renew their session.
  if (!session) said[account ? 'known' : 'unknown'].push(reply.headers ?? {});
  const telling = listTelling(said);
  const alike = 'for a known and an unknown address';
  return [
    [operation, `the same reply ${alike}`, said.text, plain],
    [operation, `the same headers ${alike}`, true, telling.length === 0, `another ${telling.join()}`],
  ];
}

/** Headers that repeat the body, which may contain the address, or the time. */
const OF_THE_REPLY = /^(content-length|content-md5|etag|date|expires|(.*-)?digest)$/;

/** Lists the headers that have one value in each reply for a known address, and another in each for an unknown one. */
function listTelling({ known, unknown }: EarlierReplies): string[] {
  // A header that varies between replies reveals nothing.
  if (known.length < 2 || unknown.length < 2) return [];
  const names = new Set([...known, ...unknown].flatMap((headers) => Object.keys(headers)));
  return [...names].filter((name) => {
    const [some = [], others = []] = [known, unknown].map((all) => [
      ...new Set(all.map((headers) => headers[name]?.replaceAll(/\d+/g, '0'))),
    ]);
    const isSteady = some.length === 1 && others.length === 1;
    return isSteady && some[0] !== others[0] && !OF_THE_REPLY.test(name);
  });
}

/** Another host cannot shut anyone out over https: a marker that it has planted is replaced by the right one. */
function expectMarker({ world, call, operation, session }: Asked, reply: Reply): Expectation[] {
  const planted = /^admit_session=(.*)/.exec(call.doubtful ?? '')?.[1];
  const sent = [call.markerCookie ?? call.marker ?? planted, planted].filter((one) => one !== undefined);
  const isKept = reply.status !== 401 && !(operation === 'logOut' && reply.status === 200);
  const isJudged = !WITHOUT_SESSION.test(operation) && !call.unknown && !call.respelled && !call.isHead;
  if (!world.isSecure || !session || !isKept || !isJudged || sent.every((one) => one === session.marker))
    return [];
  const isSent = reply.markers?.includes(session.marker) === true;
  return [
    ['A session of another host', 'the right marker again, beside a wrong one', true, isSent, 'another'],
  ];
}

/** A submission that lacks documents names each of them; a save may name the answers that are refused. */
function expectErrors(asked: Asked, { body: { code, errors, answers } }: Reply): Expectation[] {
  if (code === 'invalid_answer' && Array.isArray(answers)) {
    const saved = sorted(asked.body).flatMap(([key, value]) => (value === VALID[key] ? [] : [key]));
    const others = answers.filter((key) => !saved.includes(key as string));
    const unnamed = saved.filter((key) => !answers.includes(key));
    return [
      ['PUT /api/answer', 'answers names only answers that are refused; also named', [], others],
      ['PUT /api/answer', 'answers names all answers that are refused; not named', [], unnamed],
    ];
  }
  if (code !== 'document_missing') return [];
  const named = Object.values(Object(errors) as Record<string, object>).flatMap((page) => Object.keys(page));
  const unnamed = listMissing(asked).filter((key) => !named.includes(key));
  const { documents } = asked.application;
  const others = named.filter((key) => isThere(documents[key]) && documents[key]?.status === 'completed');
  const section = 'POST /api/submit';
  const promise = 'errors names each document that is missing';
  return [
    [section, promise, true, unnamed.length === 0, `nothing about ${unnamed.join()}`],
    [section, `${promise}, and none that is converted; also named`, [], others],
  ];
}

/** Names a rule by the section and the reason that a failure reports. */
const nameRule = ([section, , because]: Rejection) => `${section}: ${because}`;

/** The names of all rules for rejecting a call. */
export const RULES = [...FIRST, ...UNORDERED].map(nameRule);

function readCall(world: World, call: Call): Asked {
  const { operation, body = {} } = call;
  const session = world.sessions.get(call.token ?? '');
  const view = world.views.get(readViewToken(call));
  const username =
    typeof body.username === 'string' ? storedAddress(body.username) : (view ?? session)?.username;
  const account = world.accounts.get(username ?? '');
  const application = account?.application ?? createApplication();
  const document = application.documents[call.answerKey ?? ''];
  return { call, operation, body, world, session, account, application, document };
}

/** Formats the status and code of a reply; a 401 is shown without its code. */
const sayReply = ({ status, body: { code } }: Reply) =>
  code === undefined || status === 401 ? String(status) : `${String(status)} ${code as string}`;

/** Writes combining and invisible marks as escapes, because a text looks the same without them. */
function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text =
    typeof value === 'string' && value.includes('"') ? `'${value}'` : JSON.stringify(value, cutLongText);
  return text.replaceAll(
    /[\p{M}\p{Cf}]/gu,
    (mark) => `\\u${(mark.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );
}

const MOST_SHOWN = 120;

/** Shortens a long text within a value; for `JSON.stringify`. */
export const cutLongText = (_: string, value: unknown) =>
  typeof value === 'string' && value.length > MOST_SHOWN
    ? `${Array.from(value).slice(0, MOST_SHOWN).join('')}… (${String(value.length)} characters)`
    : value;
