import type { Database } from '../../sandbox/database/openDatabase.ts';
import { hashToken } from '../../sandbox/http/secrets.ts';
import { replyJson, type ExactRequest } from '../../scripts/gateway/startProxy.ts';
import {
  accepting,
  asIf,
  cookiesOf,
  counting,
  heading,
  isAccepted,
  LOG_IN,
  MAIL,
  on,
  ownerOf,
  readJson,
  rejecting,
  RESET,
  SAVE,
  spelling,
  tokenOf,
  typing,
  usernameOf,
  withHeader,
  type WrongBackend,
} from './WrongBackend.ts';

const API = / \/api\//;
const ENDED = [401, 'session_invalid'] as const;
const REPLACED = [409, 'session_replaced'] as const;

const markerOf = (request: ExactRequest, database: Database) =>
  database.get<{ marker: string }>(
    'SELECT marker FROM sessions WHERE token_hash = ?',
    hashToken(tokenOf(request)),
  )?.marker ?? '';
const markerCookieOf = (request: ExactRequest) =>
  cookiesOf(request)
    .find((one) => one.startsWith('admit_session='))
    ?.slice(14);
const isUnknown = ({ url }: ExactRequest) => /\/nothing|\/\/|;v=|profile\/$/.test(url);

/** Counts an attempt only if no other is being served. */
const racing = (call: RegExp, name: string): WrongBackend => {
  const busy = new Set<string>();
  return on(call, async (request, send, database) => {
    const username = usernameOf(request).toLowerCase();
    const isSecond = busy.has(username);
    busy.add(username);
    await new Promise((resolve) => setTimeout(resolve, 10));
    const [one] = database.all<Record<string, string>>(
      'SELECT * FROM tries WHERE name = ? AND username = ? ORDER BY rowid DESC LIMIT 1',
      name,
      username,
    );
    if (isSecond && one)
      database.run(
        'DELETE FROM tries WHERE rowid = (SELECT max(rowid) FROM tries WHERE name = ? AND username = ?)',
        name,
        username,
      );
    const reply = await send(request);
    busy.delete(username);
    return reply;
  });
};

/** Ends sessions after a call. */
const ending = (
  call: RegExp,
  when: (status: number, code: unknown) => boolean,
  which: (request: ExactRequest) => string,
): WrongBackend =>
  on(call, async (request, send, database) => {
    const reply = await send(request);
    if (when(reply.status, readJson(reply).code))
      database.run(`DELETE FROM sessions WHERE token_hash IN (${which(request)}) AND created_at > 0`);
    return reply;
  });
const ALL = 'SELECT token_hash FROM sessions';
const ofAddress = (request: ExactRequest) =>
  `SELECT token_hash FROM sessions JOIN accounts ON accounts.id = account_id WHERE username = '${usernameOf(request).toLowerCase().replaceAll("'", "''")}'`;

/** Backends that are wrong about sessions, markers, the order of checks, limits and addresses. */
export const WRONG_CALLS: Record<string, WrongBackend> = {
  'A marker in another case is that of the session.': on(API, (request, send, database) => {
    const right = markerOf(request, database);
    const change = (sent: string) => (sent.toLowerCase() === right.toLowerCase() ? right : sent);
    return send({ ...request, ...withHeader(request, 'admit-session', change) });
  }),
  'A token in another case is a session.': () => {
    const tokens = new Map<string, string>();
    return {
      answer: async (request, send) => {
        const right = tokens.get(tokenOf(request).toLowerCase());
        const change = (all: string) => all.replace(/(?<=(^|; )admit_id_token=)[^;]*/, (one) => right ?? one);
        const reply = await send({ ...request, ...withHeader(request, 'cookie', change) });
        for (const cookie of reply.headers.getSetCookie()) {
          const [, token] = /^admit_id_token=([^;]+)/.exec(cookie) ?? [];
          if (token) tokens.set(token.toLowerCase(), token);
        }
        return reply;
      },
    };
  },
  'The marker is compared with its cookie, not with the session.': on(API, (request, send) => {
    const change = (sent: string) => (sent === markerCookieOf(request) ? undefined : sent);
    return send({ ...request, ...withHeader(request, 'admit-session', change) });
  }),
  'A planted marker is rejected without the header.': rejecting(
    API,
    REPLACED,
    (request, database) =>
      !request.headers.has('admit-session') &&
      ![markerOf(request, database), undefined].includes(markerCookieOf(request)),
  ),
  'A session without the cookie of its marker is none.': rejecting(
    API,
    ENDED,
    (request) => markerCookieOf(request) === undefined,
  ),
  'An outdated version is rejected before a missing session.': rejecting(
    SAVE,
    [412, 'answers_changed'],
    (request, database) => request.headers.has('if-match') && ownerOf(request, database) === 0,
  ),
  'An accepted application is told before another marker.': rejecting(
    /PUT \/api\/answer|DELETE/,
    [403, 'already_submitted'],
    (request, database) =>
      isAccepted(request, database) &&
      ![null, markerOf(request, database)].includes(request.headers.get('admit-session')),
  ),
  'An unknown path with two session cookies gets 401.': rejecting(
    / \//,
    ENDED,
    (request) =>
      isUnknown(request) &&
      cookiesOf(request).length > new Set(cookiesOf(request).map((one) => one.split('=')[0])).size,
  ),
  'An unknown path with another marker gets 409.': rejecting(
    / \//,
    REPLACED,
    (request, database) =>
      isUnknown(request) &&
      ownerOf(request, database) > 0 &&
      ![null, markerOf(request, database)].includes(request.headers.get('admit-session')),
  ),
  'A call from another site is served if it names the own origin.': asIf(API, (request) =>
    withHeader(request, 'sec-fetch-site', (site) =>
      request.headers.get('origin')?.endsWith(`//${request.headers.get('host') ?? ''}`) ? undefined : site,
    ),
  ),
  'A client that accepts HTML gets its errors as HTML.': on(API, async (request, send) => {
    const reply = await send(request);
    if (reply.status < 400 || !request.headers.get('accept')?.includes('html')) return reply;
    reply.headers.set('content-type', 'text/html');
    return { ...reply, body: Buffer.from('<h1>No</h1>') };
  }),
  'A rejected log-in ends the session that it carried.': ending(
    LOG_IN,
    (status) => status === 400,
    (request) => `'${hashToken(tokenOf(request))}'`,
  ),
  'A new password ends the sessions of all students.': ending(
    RESET,
    (status) => status === 200,
    () => ALL,
  ),
  'A rejected new password ends the sessions.': ending(
    RESET,
    (_, code) => code === 'passwords_differ' || code === 'weak_password',
    ofAddress,
  ),
  'A sign-up with a taken address ends the sessions.': ending(
    /POST \/public\/signup/,
    (status) => status === 409,
    ofAddress,
  ),
  'A code that is confirmed again ends the sessions.': ending(
    /POST \/public\/confirm/,
    (status) => status === 200,
    ofAddress,
  ),
  'Too many wrong passwords end the sessions.': ending(LOG_IN, (status) => status === 429, ofAddress),
  'The application sets a cookie of its own.': heading(/PUT \/api\/tabs/, (headers) => {
    headers.append('set-cookie', 'admit_theme=dark; Path=/; SameSite=Lax');
  }),
  'The health may be cached.': heading(/ \/health/, (headers) => headers.delete('cache-control')),
  'Wrong passwords for all addresses are counted together.': counting(LOG_IN, 10, () => ''),
  'Mails to all addresses are counted together.': counting(MAIL, 5, () => ''),
  'Sign-ups do not count as mails.': counting(/resend-confirm|forgot-password/, 5, (request) =>
    usernameOf(request).toLowerCase(),
  ),
  'Two mails at once count once.': racing(MAIL, 'mail'),
  'Two wrong codes at once count once.': racing(/POST \/public\/confirm/, 'wrongCode'),
  'A new password that equals the old one is refused.': () => {
    let old = 'Example-Pass-2026';
    return {
      answer: async (request, send) => {
        if (request.url.startsWith('/_sandbox')) old = 'Example-Pass-2026';
        if (request.url !== '/public/reset-password') return send(request);
        const { id, password } = readJson(request);
        if (id === 'contract-reset-id' && password === old)
          return replyJson(400, { message: 'No.', code: 'password_leaked' });
        const reply = await send(request);
        if (id === 'contract-reset-id' && reply.status === 200) old = String(password);
        return reply;
      },
    };
  },
  'An account is confirmed only once.': rejecting(
    /POST \/public\/confirm/,
    [400, 'code_rejected'],
    (request, database) =>
      database.get(
        'SELECT 1 FROM accounts WHERE username = ? AND confirmed_at > 0',
        usernameOf(request).toLowerCase(),
      ),
  ),
  'A sign-up with a new address stores nothing.': on(
    /POST \/public\/signup/,
    async (request, send, database) => {
      const reply = await send(request);
      if (!/^(maya|noah|olive)@/i.test(usernameOf(request)))
        database.run('DELETE FROM accounts WHERE username = ?', usernameOf(request).toLowerCase());
      return reply;
    },
  ),
  'A sign-up with a new address is confirmed at once.': on(
    /POST \/public\/signup/,
    async (request, send, database) => {
      const reply = await send(request);
      database.run(
        `UPDATE accounts SET confirmed_at = 1, password_hash = (SELECT password_hash FROM sign_ups WHERE account_id = accounts.id)
         WHERE username = ? AND username NOT LIKE '%@example.com'`,
        usernameOf(request).toLowerCase(),
      );
      return reply;
    },
  ),
  'The case of all letters of an address is folded.': spelling((one) => one.toLowerCase()),
  'Addresses are composed.': spelling((one) => one.normalize('NFC')),
  'The length of a password is that of its UTF-16.': typing((one) =>
    Array.from(one).length < 12 && one.length >= 12 ? `${one}xx` : one,
  ),
  'The length of a password is that of its bytes.': typing((one) =>
    Array.from(one).length < 12 && Buffer.byteLength(one) >= 12 ? `${one}xxxx` : one,
  ),
  'A log-in is refused once the application is accepted.': on(LOG_IN, async (request, send, database) => {
    const reply = await send(request);
    const isOver = database.get(
      'SELECT 1 FROM accounts WHERE username = ? AND submitted_at > 0',
      usernameOf(request).toLowerCase(),
    );
    return reply.status === 200 && isOver
      ? replyJson(400, { message: 'No.', code: 'bad_credentials' })
      : reply;
  }),
  'A taken address is not told.': accepting(/POST \/public\/signup/, 'user_exists'),
  'A new password is not needed to end a link.': on(RESET, async (request, send, database) => {
    const reply = await send(request);
    if (readJson(reply).code === 'passwords_differ')
      database.run("DELETE FROM access_tokens WHERE kind = 'reset'");
    return reply;
  }),
};
