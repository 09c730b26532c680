import type { Database } from '../../sandbox/database/openDatabase.ts';
import { hashToken } from '../../sandbox/http/secrets.ts';
import { replyJson, type ExactRequest, type ExactResponse } from '../../scripts/gateway/startProxy.ts';
import type { Variant } from '../startBackend.ts';

type Answer = NonNullable<Variant['answer']>;
type Json = Record<string, unknown>;

/** A backend that breaks one sentence of openapi.yaml. Created anew for each run, because some of them remember calls. */
export type WrongBackend = () => Variant;

/** The calls that several lists of wrong backends change. */
export const LOG_IN = /POST \/public\/login/;
export const SAVE = /PUT \/api\/answer/;
export const CONVERT = /POST \/api\/pdf\/document-answer/;
export const SUBMIT = /POST \/api\/submit/;
export const RESET = /POST \/public\/reset-password/;
export const VIEWS = / \/(public\/tmp|service)/;
export const INVALID = [400, 'invalid_request'] as const;

/** Answers the calls whose method and path match in a wrong way, and passes on all others. */
export const on =
  (call: RegExp, answer: Answer): WrongBackend =>
  () => ({
    answer: (request, send, database) =>
      call.test(`${request.method} ${request.url}`) ? answer(request, send, database) : send(request),
  });

/** Changes the calls that match before they reach the sandbox. */
export const asIf = (call: RegExp, change: (request: ExactRequest) => Partial<ExactRequest>): WrongBackend =>
  on(call, (request, send) => send({ ...request, ...change(request) }));

/** Changes the JSON of a call; what is no object stays wrong as it was sent. */
export const asIfBody = (call: RegExp, change: (body: Json) => Json): WrongBackend =>
  asIf(call, (request) => {
    const body = parseJson(request);
    const isMap = typeof body === 'object' && body !== null && !Array.isArray(body);
    return isMap ? { body: writeJson(change(body as Json)) } : {};
  });

/** Changes the text of a call's body, such as one property's value wherever it occurs. */
export const asIfText = (call: RegExp, change: (text: string) => string): WrongBackend =>
  asIf(call, ({ body }) => ({ body: Buffer.from(change(body.toString())) }));

/** Changes the JSON of a successful reply. */
export const replying = (
  call: RegExp,
  change: (body: Json, request: ExactRequest, database: Database) => Json,
): WrongBackend =>
  on(call, async (request, send, database) => {
    const reply = await send(request);
    if (reply.status !== 200) return reply;
    return { ...reply, body: writeJson(change(readJson(reply), request, database)) };
  });

/** Rejects the calls that match and fulfil a condition. */
export const rejecting = (
  call: RegExp,
  [status, code]: readonly [number, string],
  when: (request: ExactRequest, database: Database) => unknown = () => true,
): WrongBackend =>
  on(call, async (request, send, database) =>
    when(request, database) ? replyJson(status, { message: 'No.', code }) : send(request),
  );

/** Answers `200` where the sandbox rejects a call with this code. */
export const accepting = (
  call: RegExp,
  code: string,
  when: (request: ExactRequest, database: Database) => unknown = () => true,
): WrongBackend =>
  on(call, async (request, send, database) => {
    const reply = await send(request);
    const isRejected = reply.status >= 400 && readJson(reply).code === code;
    return isRejected && when(request, database) ? replyJson(200, { message: 'Done.' }) : reply;
  });

/** Does something wrong after a successful call. */
export const afterwards = (
  call: RegExp,
  act: (database: Database, account: number, request: ExactRequest, reply: ExactResponse) => unknown,
): WrongBackend =>
  on(call, async (request, send, database) => {
    const account = ownerOf(request, database);
    const reply = await send(request);
    if (reply.status === 200) await act(database, account, request, reply);
    return reply;
  });

/** Changes the version of the account that a call concerns. */
export const bumping = (call: RegExp): WrongBackend =>
  on(call, async (request, send, database) => {
    const reply = await send(request);
    const [, token] = /admit_id_token/.exec(reply.headers.get('set-cookie') ?? '') ? [0, 1] : [];
    const account = token
      ? database.get<{ id: number }>('SELECT account_id AS id FROM sessions ORDER BY rowid DESC')?.id
      : ownerOf(request, database);
    if (reply.status === 200)
      database.run("UPDATE accounts SET answers_version = answers_version || 'x' WHERE id = ?", account ?? 0);
    return reply;
  });

/** Applies a write to what was saved `delayMs` ago, so that one of two simultaneous writes is lost. */
export const losing = (call: RegExp, table: string, where = ''): WrongBackend =>
  on(call, async (request, send, database) => {
    const account = ownerOf(request, database);
    const read = () => database.all<Row>(`SELECT * FROM ${table} WHERE account_id = ? ${where}`, account);
    const before = read();
    await new Promise((resolve) => setTimeout(resolve, 15));
    const meanwhile = read();
    database.run(`DELETE FROM ${table} WHERE account_id = ? ${where}`, account);
    for (const row of before) database.insert(table, row);
    const reply = await send(request);
    // A rejected call changes nothing.
    if (reply.status !== 200) {
      database.run(`DELETE FROM ${table} WHERE account_id = ? ${where}`, account);
      for (const row of meanwhile) database.insert(table, row);
    }
    return reply;
  });

/** Answers the second of two equal calls at once with `500`, or with another reply. */
export const clashing = (call: RegExp, [status, code] = [500, 'unexpected']): WrongBackend => {
  const busy = new Set<string>();
  return on(call, async (request, send) => {
    const key = request.url + (request.headers.get('cookie') ?? '') + request.body.toString();
    const isSecond = busy.has(key);
    busy.add(key);
    await new Promise((resolve) => setTimeout(resolve, 15));
    const reply = await send(request);
    busy.delete(key);
    return isSecond && reply.status === 200 ? replyJson(status, { message: 'Busy.', code }) : reply;
  });
};

/** Keeps the rows that a successful call removes. */
export const keeping = (
  call: RegExp,
  table: string,
  which: (request: ExactRequest, database: Database) => [where: string, ...(string | number)[]],
): WrongBackend =>
  on(call, async (request, send, database) => {
    const [where, ...values] = which(request, database);
    const kept = database.all<Row>(`SELECT * FROM ${table} WHERE ${where}`, ...values);
    const reply = await send(request);
    if (reply.status === 200) for (const row of kept) database.insert(table, row);
    return reply;
  });

/** Saves other texts than were sent. */
export const storing = (change: (value: string, key: string) => string): WrongBackend =>
  asIfBody(SAVE, (body) => mapTexts(body, change));

/** Changes the texts of a body. */
export const mapTexts = (body: Json, change: (text: string, key: string) => string): Json =>
  Object.fromEntries(
    Object.entries(body).map(([key, value]) => [key, typeof value === 'string' ? change(value, key) : value]),
  );

/** Changes the address of each call under /public. */
export const spelling = (change: (username: string) => string): WrongBackend =>
  asIfBody(/POST \/public/, (body) =>
    mapTexts(body, (text, key) => (key === 'username' ? change(text) : text)),
  );

/** Changes each password, so that the rules for new ones are judged by other characters. */
export const typing = (change: (password: string) => string): WrongBackend =>
  asIfBody(/POST \/public\/(login|signup|reset-password)/, (body) =>
    mapTexts(body, (text, key) => (key.endsWith('password') ? change(text) : text)),
  );

/** Converts a file as if it had another name. */
export const renaming = (change: (name: string) => string): WrongBackend =>
  asIfBody(CONVERT, (body) => mapTexts(body, (text, key) => (key === 'file_name' ? change(text) : text)));

/** Changes the headers of the replies to the calls that match. */
export const heading = (
  call: RegExp,
  change: (headers: Headers, reply: ExactResponse) => unknown,
): WrongBackend =>
  on(call, async (request, send) => {
    const reply = await send(request);
    const headers = new Headers(reply.headers);
    change(headers, reply);
    return { ...reply, headers };
  });

/** A call that sends a mail. */
export const MAIL = /POST \/public\/(signup|resend-confirm|forgot-password)/;

/** Counts calls by a key of its own, and answers `429` only above the limit. */
export const counting =
  (call: RegExp, most: number, countBy: (request: { url: string; body: Buffer }) => string): WrongBackend =>
  () => {
    const counts = new Map<string, number>();
    return {
      options: { limits: { mail: 1e6, logIn: 1e6, reset: 1e6 } },
      answer: async (request, send) => {
        if (request.url.startsWith('/_sandbox')) counts.clear();
        if (!call.test(`${request.method} ${request.url}`)) return send(request);
        const key = countBy(request);
        const count = counts.get(key) ?? 0;
        if (count >= most) return replyTooMany();
        const reply = await send(request);
        const isCounted = MAIL.test(`${request.method} ${request.url}`)
          ? reply.status === 200
          : reply.status === 400;
        if (isCounted) counts.set(key, count + 1);
        return reply;
      },
    };
  };

export function replyTooMany(): ExactResponse {
  const reply = replyJson(429, { message: 'Wait.', code: 'too_many_requests' });
  reply.headers.set('retry-after', '60');
  return reply;
}

type Row = Record<string, string | number | null>;

function parseJson({ body }: { body: Buffer }): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}
export const readJson = (message: { body: Buffer }): Json => Object(parseJson(message)) as Json;
/** Returns the last part of a path: the key of the question, if it has one. */
export const keyOf = ({ url }: { url: string }): string => url.split('/').at(-1) ?? '';

export const usernameOf = (request: { body: Buffer }): string => {
  const { username } = readJson(request);
  return typeof username === 'string' ? username : '';
};
export const writeJson = (body: unknown): Buffer => Buffer.from(JSON.stringify(body));

/** Returns the headers with another value for one of them; undefined removes it. */
export function withHeader(
  { headers }: ExactRequest,
  name: string,
  change: (value: string) => string | undefined,
): { headers: Headers } {
  const changed = new Headers(headers);
  const value = headers.get(name);
  const other = value === null ? null : change(value);
  if (other === undefined) changed.delete(name);
  else if (other !== null) changed.set(name, other);
  return { headers: changed };
}

/** Returns the headers without one of them. */
export const without = (name: string) => (request: ExactRequest) =>
  withHeader(request, name, () => undefined);

export const cookiesOf = ({ headers }: ExactRequest): string[] =>
  (headers.get('cookie') ?? '').split(/; ?/).filter(Boolean);

export const tokenOf = (request: ExactRequest): string =>
  cookiesOf(request)
    .find((one) => /^(__Host-)?admit_id_token=/.test(one))
    ?.replace(/^[^=]*=/, '') ?? '';

/** Returns the id of the account whose session the call has; 0 if it has none. */
export const ownerOf = (request: ExactRequest, database: Database): number =>
  database.get<{ id: number }>(
    'SELECT account_id AS id FROM sessions WHERE token_hash = ? AND created_at > 0',
    hashToken(tokenOf(request)),
  )?.id ?? 0;

export const isAccepted = (request: ExactRequest, database: Database): boolean =>
  database.get(
    'SELECT 1 FROM accounts WHERE id = ? AND submitted_at IS NOT NULL',
    ownerOf(request, database),
  ) !== undefined;

export const isForeign = ({ headers }: ExactRequest): boolean =>
  /^(cross|same)-site$/.test(headers.get('sec-fetch-site') ?? '');
