import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { describeFailure, type Failure } from '../contracts/verify/readOutcome.ts';
import { replaceAt } from '../sdk/test-support/placesOf.ts';
import { openOwnContract } from '../contracts/kit/openOwnContract.ts';
import { readPact } from '../contracts/verify/Pact.ts';
import { listLenientReplies } from './lenientReplies.ts';
import { listMutants } from './listMutants.ts';
import { findInteraction } from './checkPact.ts';
import { exampleReply, replayReplies, type ReplayedReply } from './replayReplies.ts';

const LOGIN = 'a request to log in with the right password';
const LOGOUT = 'a request to log out';
const PROFILE = 'a request for the profile of a student with status started';
const TABS = 'a request for the chosen tabs';
const LIMIT = 'a request to log in too often';
const DOCUMENTS = 'a request for the documents with one that is COMPLETED';
const PDF = 'a request for the PDF copy that is COMPLETED';
const SEARCH = 'a request to search hs_ceeb';
const RECORD = 'a request for the record of an item of hs_ceeb';
const SUBMIT = 'a request to submit the application without a required document';
const VIEW = 'a request for the public view';
const WRONG_PASSWORD = 'a request to log in with a wrong password';
const TOO_EARLY = 'a request to submit the application before it has been validated';
const ELSEWHERE = 'a request to save the tab intl from another host';
const OUT_OF_ORDER = 'a request to record the status submitted too early';

type Plant = (reply: { headers: ReplayedReply['headers']; body: string }) => Partial<ReplayedReply>;

/** Replaces the value at a path of the body, such as `answer.birth_date`; undefined removes it. */
const put =
  (place: string, value: unknown): Plant =>
  ({ body }) => {
    const path = place.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
    return { body: JSON.stringify(replaceAt(JSON.parse(body), path, value)) };
  };

/** Changes the headers with a given name, or only the cookie with a given prefix; undefined removes them. */
const header =
  (name: string, change: (value: string) => string | undefined, begins = ''): Plant =>
  ({ headers }) => ({
    headers: headers.flatMap(([each, value]): [string, string][] => {
      if (each.toLowerCase() !== name.toLowerCase() || !value.startsWith(begins)) return [[each, value]];
      const changed = change(value);
      return changed === undefined ? [] : [[each, changed]];
    }),
  });

const cookie = (name: string, part: string, by: string) =>
  header('Set-Cookie', (line) => line.replace(part, by), `${name}=`);

/** Replaces the example's cookies. */
const cookies =
  (...lines: string[]): Plant =>
  ({ headers }) => ({
    headers: headers
      .filter(([name]) => name !== 'Set-Cookie')
      .concat(lines.map((line) => ['Set-Cookie', line])),
  });
const oneMore =
  (name: string, value: string): Plant =>
  ({ headers }) => ({ headers: [...headers, [name, value]] });

const compressed =
  (coding: string, compress: (body: string) => Buffer): Plant =>
  ({ headers, body }) => ({ headers: [...headers, ['Content-Encoding', coding]], body: compress(body) });

/**
 * Writes the example's reply as raw HTTP, with a `Content-Length` that is off by `surplus`, and with trailing
 * text.
 */
const wire =
  (protocol: string, surplus: number | undefined, tail = ''): Plant =>
  ({ headers, body }) => {
    const length =
      surplus === undefined ? [] : [`Content-Length: ${String(Buffer.byteLength(body) + surplus)}`];
    const lines = [
      `${protocol} 200 OK`,
      ...headers.map(([name, value]) => `${name}: ${value}`),
      ...length,
      '',
      '',
    ];
    return { wire: lines.join('\r\n') + body + tail };
  };

const chunked: Plant = ({ headers, body }) => {
  const chunks = [body.slice(0, 5), body.slice(5)].map(
    (part) => `${part.length.toString(16)}\r\n${part}\r\n`,
  );
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return { wire: `HTTP/1.1 200 OK\r\n${lines}Transfer-Encoding: chunked\r\n\r\n${chunks.join('')}0\r\n\r\n` };
};

const [TOKEN, MARKER] = ['admit_id_token', 'admit_session'];

/** Interactions whose replies get the faults of `listMutants`, each fault once. */
const WHOLE = [PROFILE, LOGOUT, LIMIT, DOCUMENTS, SEARCH, SUBMIT, WRONG_PASSWORD];

/** Other faults: the interaction, the fault, how to plant it in the reply, and what the failure must name. */
const FAULTS: [interaction: string, fault: string, plant: Plant, names: string][] = [
  // Other cookie faults are covered by contracts/kit/checkCookies.test.ts.
  [LOGIN, 'a token scripts can read', cookie(TOKEN, '; HttpOnly', ''), `${TOKEN} with HttpOnly`],
  [PROFILE, "somebody else's username", put('username', 'other@example.com'), '$.username'],
  [TABS, 'a reply that may be stored', header('Cache-Control', () => 'private, no-storage'), 'Cache-Control'],
  [TABS, 'two Content-Types', oneMore('Content-Type', 'text/html'), 'Content-Type was sent twice'],
  [TABS, 'an overlong body', wire('HTTP/1.1', -3), 'reply: expected one as long as Content-Length'],
  [TABS, 'a truncated body', wire('HTTP/1.1', 9), 'reply: expected a complete reply, got a connection that'],
  [TABS, 'no reply', () => ({ wire: '' }), 'reply: expected one within 2 s, got none'],
  [TABS, 'a reply that is not HTTP', () => ({ wire: 'hello\r\n\r\n' }), 'reply: expected HTTP'],
  [TABS, 'an unknown content coding', compressed('rot13', Buffer.from), 'Content-Encoding'],
  [TABS, 'a body that is not compressed', oneMore('Content-Encoding', 'gzip'), 'Content-Encoding'],
  [
    TABS,
    'a rolling session with another token',
    oneMore('Set-Cookie', `${TOKEN}=another; Path=/; SameSite=Lax; HttpOnly`),
    `${TOKEN} to be omitted or sent again unchanged`,
  ],
  [PDF, 'a script as its URL', put('url', 'javascript:alert(1)'), '$.url'],
  [PDF, 'a URL on another host', put('url', '//elsewhere.example/copy.pdf'), '$.url'],
  [PDF, 'a URL that browsers resolve to another host', put('url', '/\\elsewhere.example'), '$.url'],
  [
    SEARCH,
    'more items than requested',
    ({ body }) => ({
      body: JSON.stringify(Array.from({ length: 6 }, () => (JSON.parse(body) as object[])[0])),
    }),
    'maximum',
  ],
  [RECORD, 'another kind of record', put('zip', '16601'), 'NameRecord'],
  [VIEW, 'an unmasked SSN', put('answer.ssn', '900-12-6789'), '$.answer.ssn'],
  [VIEW, 'more than four digits of the SSN', put('answer.ssn', '***-*2-6789'), '$.answer.ssn'],
  [VIEW, 'the first digits of the SSN', put('answer.ssn', '9001'), '$.answer.ssn'],
  [WRONG_PASSWORD, 'a code that opens the confirmation', put('code', 'user_not_confirmed'), '$.code'],
  [TOO_EARLY, 'a code that ends the session', put('code', 'session_replaced'), '$.code'],
  [OUT_OF_ORDER, 'a code that ends the session', put('code', 'session_replaced'), '$.code'],
  [ELSEWHERE, 'a code that closes the form', put('code', 'already_submitted'), '$.code'],
];

const ENDS = 'Path=/; SameSite=Lax; expires=Thu, 01 Jan 1970 00:00:00 GMT; Max-Age=0';
const LIVES = 'Path=/; SameSite=lax; Max-Age=3600';

/** The ways in which a correct backend may differ, and how to plant each. */
const ALLOWED_VARIANTS: [interaction: string, liberty: string, plant: Plant][] = [
  [PROFILE, 'gzip', compressed('gzip', gzipSync)],
  [PROFILE, 'brotli', compressed('br', brotliCompressSync)],
  [PROFILE, 'deflate', compressed('Deflate', deflateSync)],
  [TABS, 'chunks', chunked],
  [TABS, 'HTTP/1.0 without a length', wire('HTTP/1.0', undefined)],
  [TABS, 'HTTP/1.0 with a length', wire('HTTP/1.0', 0)],
  [TABS, 'an upper-case media type', header('Content-Type', () => 'APPLICATION/JSON; CHARSET=UTF-8')],
  [TABS, 'other caching directives', header('Cache-Control', () => 'private, no-store, max-age=0')],
  [LIMIT, 'a long wait', header('Retry-After', () => '86400')],
  [
    LOGIN,
    'attributes in another order',
    cookies(
      `${TOKEN}=t; HttpOnly; Secure; SameSite=Lax; Path=/`,
      `${MARKER}=m; SameSite=Lax; Path=/; Secure`,
    ),
  ],
  [
    LOGIN,
    'upper-case attributes',
    cookies(`${TOKEN}=t; PATH=/; SAMESITE=LAX; HTTPONLY`, `${MARKER}=m; PATH=/; SAMESITE=LAX; MAX-AGE=60`),
  ],
  [
    LOGIN,
    'attributes of a framework',
    cookies(
      `${TOKEN}=t; Priority=High; Path=/; SameSite=Lax; HttpOnly; Partitioned`,
      `${MARKER}=m; Version=1; Path=/; SameSite=Lax`,
    ),
  ],
  [LOGIN, 'a cookie of a load balancer', oneMore('Set-Cookie', 'AWSALB=aXb/9+; Path=/; Domain=example.test')],
  [
    LOGIN,
    'cookies that end with a semicolon',
    cookies(`${TOKEN}=t; ${LIVES}; HttpOnly;`, `${MARKER}=m; ${LIVES};`),
  ],
  [LOGOUT, 'values in quotes', cookies(`${TOKEN}=""; HttpOnly; ${ENDS}`, `${MARKER}=""; ${ENDS}`)],
  [
    LOGOUT,
    'deleted as a value',
    cookies(`${TOKEN}=deleted; HttpOnly; ${ENDS}`, `${MARKER}=deleted; ${ENDS}`),
  ],
  [
    LOGOUT,
    'an age below 0',
    cookies(
      `${TOKEN}=; Max-Age=-1; SameSite=Lax; HttpOnly; Path=/`,
      `${MARKER}=; Max-Age=-1; SameSite=Lax; Path=/`,
    ),
  ],
  // Other cookies of other calls are covered by contracts/kit/checkCookies.test.ts.
  [ELSEWHERE, 'a rolling session', cookies(`${TOKEN}=contract-session; HttpOnly; ${LIVES}`)],
  [VIEW, 'another mask', put('answer.ssn', 'XXX-XX-6789')],
  [VIEW, 'a mask without digits', put('answer.ssn', '•••')],
  [PDF, 'a path', put('url', '/files/copy.pdf?signature=x#page=1')],
];

// Slow, because the verification runs in a separate process.
vi.setConfig({ hookTimeout: 180_000 });

const { kit } = await openOwnContract();
const pact = await readPact();

/** Returns the example reply to an interaction with a planted fault or variation. */
function plantIn([description, what, plant]: [
  interaction: string,
  what: string,
  plant: Plant,
  ...unknown[],
]) {
  const reply = exampleReply(findInteraction(pact, description));
  return { ...reply, ...plant(reply), name: `${description} · ${what}` };
}

/** Lists the replies of `WHOLE` that differ in one way from a correct one. */
function listWrongReplies() {
  const listed = new Set<string>();
  return WHOLE.flatMap((description) => {
    const interaction = findInteraction(pact, description);
    const { method, path } = interaction.request;
    const operation = kit.find({ method, url: path }) ?? expect.fail(path);
    return listMutants(operation, interaction).flatMap((mutant) => {
      const fault = `${mutant.kind}: ${mutant.change}`;
      if (listed.has(fault)) return [];
      listed.add(fault);
      return { ...mutant, interaction, name: `${description} · ${fault}` };
    });
  });
}

describe('the verifier', () => {
  const wrong = listWrongReplies();
  const right = [...ALLOWED_VARIANTS.map(plantIn), ...listLenientReplies(kit, pact)];
  const failures = new Map<string, Failure>();
  let passed = 0;
  // Replays all of them at once, because each verification starts a process.
  beforeAll(async () => {
    const verification = await replayReplies(pact, [...wrong, ...FAULTS.map(plantIn), ...right]);
    passed = verification.passed;
    for (const failure of verification.failures) failures.set(failure.description, failure);
  });

  it('reports every reply that differs in one way from a correct one · CARD-14', () => {
    expect(wrong.filter(({ name }) => !failures.has(name)).map(({ name }) => name)).toEqual([]);
    const unnamed = wrong.filter(({ change, name }) => {
      const [, place = ''] = /^\$.*?\.?(\w+)\]* (is missing|is null|is empty)/.exec(change) ?? [];
      return !failures.get(name)?.problems.join().includes(place);
    });
    expect(unnamed.map(({ name }) => failures.get(name))).toEqual([]);
  });

  it.each(FAULTS)('reports a fault in the reply to %s: %s · CARD-14', (description, fault, _plant, names) => {
    const failure = failures.get(`${description} · ${fault}`) ?? expect.fail('The fault was not reported.');

    expect(failure.problems.join('\n')).toContain(names);
    expect(describeFailure(failure)).toMatch(/^ {2}reply: |replied: {5}\d{3}/m);
  });

  it('accepts every variation that a correct backend may send, and varied replies that openapi.yaml allows · CARD-14', () => {
    const rejected = right.flatMap(({ name }) => failures.get(name) ?? []);

    expect(rejected.map(describeFailure)).toEqual([]);
    expect(passed).toBe(right.length);
  });
});
