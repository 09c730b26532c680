import { convertFile } from '../../sandbox/documents/convertFile.ts';
import { type Convert } from '../../sandbox/documents/createConverter.ts';
import { hashToken } from '../../sandbox/http/secrets.ts';
import { type ExactRequest, type ExactResponse, replyJson } from '../../scripts/gateway/startProxy.ts';
import {
  asIf,
  cookiesOf,
  heading,
  on,
  ownerOf,
  readJson,
  renaming,
  SAVE,
  tokenOf,
  withHeader,
  writeJson,
  type WrongBackend,
} from './WrongBackend.ts';

const WRITE = /(PUT|POST|DELETE) \/api\//;
const cookies = (call: RegExp, change: (cookie: string) => string): WrongBackend =>
  heading(call, (headers) => {
    const all = headers.getSetCookie();
    headers.delete('set-cookie');
    for (const one of all) headers.append('set-cookie', change(one));
  });

type Send = (request: ExactRequest) => Promise<ExactResponse>;

/** A backend behind a proxy that ends TLS, so that its session cookie has the prefix. */
const secure = (answer: (request: ExactRequest, send: Send) => Promise<ExactResponse>): WrongBackend =>
  on(/./, (request, send) =>
    answer(request, (sent) => {
      const headers = new Headers(sent.headers);
      headers.set('x-forwarded-proto', 'https');
      return send({ ...sent, headers });
    }),
  );

const namesOf = (request: ExactRequest) => cookiesOf(request).map((one) => one.split('=')[0] ?? '');
const countOf = (request: ExactRequest, name: string) =>
  namesOf(request).filter((one) => one === name).length;
const isApi = ({ url }: ExactRequest) => url.startsWith('/api/');
const refuse = () => Promise.resolve(replyJson(401, { message: 'Log in.', code: 'session_invalid' }));

/** Keeps the first or the last of the cookies that have one name. */
const keepOne = (request: ExactRequest, find: (cookies: string[], name: string) => string | undefined) =>
  withHeader(request, 'cookie', () =>
    [...new Set(namesOf(request))].flatMap((name) => find(cookiesOf(request), `${name}=`) ?? []).join('; '),
  );

/** Converts a file as if it had another name. */
const naming =
  (rename: (content: string) => string | undefined): WrongBackend =>
  () => {
    const convert: Convert = (content, name) =>
      convertFile(content, rename(Buffer.from(content.subarray(0, 8)).toString('latin1')) ?? name);
    return { options: { convert } };
  };

/** Serves a path that is spelled in another way. */
const spelled = (change: (path: string) => string): WrongBackend =>
  asIf(/./, ({ url }) => ({ url: url.replace(/^[^?]*/, change) }));

/** Adds a session's cookie to the calls that have none. */
const knowing = (read: (request: ExactRequest) => string | undefined | null): WrongBackend =>
  asIf(/ \/api\//, (request) => {
    const token = tokenOf(request) === '' ? read(request) : undefined;
    const headers = new Headers(request.headers);
    if (token) headers.append('cookie', `admit_id_token=${token}`);
    return { headers };
  });

/**
 * Backends that are wrong at the edges of what openapi.yaml says: headers, cookies, also over https, caches, other sites,
 * names, spellings, other students, and what follows a call.
 */
export const WRONG_EDGES: Record<string, WrongBackend> = {
  'A token in the header Authorization is a session.': asIf(/ \/api\//, (request) => {
    const headers = new Headers(request.headers);
    const bearer = headers.get('authorization')?.replace(/^Bearer /, '');
    if (bearer && !tokenOf(request)) headers.set('cookie', `admit_id_token=${bearer}`);
    return { headers };
  }),
  'A log-in keeps the token that it carried.': on(/POST \/public\/login/, async (request, send, database) => {
    const old = tokenOf(request);
    const reply = await send(request);
    if (!old || reply.status !== 200) return reply;
    const all = reply.headers.getSetCookie();
    reply.headers.delete('set-cookie');
    for (const one of all) {
      const token = /^(?:__Host-)?admit_id_token=([^;]*)/.exec(one)?.[1];
      if (token) {
        database.run('DELETE FROM sessions WHERE token_hash = ?', hashToken(old));
        database.run(
          'UPDATE sessions SET token_hash = ? WHERE token_hash = ?',
          hashToken(old),
          hashToken(token),
        );
      }
      reply.headers.append('set-cookie', token ? one.replace(token, old) : one);
    }
    return reply;
  }),
  'A log-out expires only the marker.': heading(/GET \/api\/logout/, (headers) => {
    const all = headers.getSetCookie();
    headers.delete('set-cookie');
    for (const one of all.filter((some) => some.startsWith('admit_session')))
      headers.append('set-cookie', one);
  }),
  'A log-in gives the cookies the Path /api.': cookies(/POST \/public\/login/, (one) =>
    one.replace('Path=/', 'Path=/api'),
  ),
  'A log-in gives the cookies no SameSite.': cookies(/POST \/public\/login/, (one) =>
    one.replace(/; ?SameSite=Lax/i, ''),
  ),
  'A log-in gives the marker HttpOnly.': cookies(/POST \/public\/login/, (one) =>
    one.startsWith('admit_session') ? `${one}; HttpOnly` : one,
  ),
  'A 401 asks for Basic.': heading(/ \/api\//, (headers, { status }) => {
    if (status === 401) headers.set('www-authenticate', 'Basic realm="x"');
  }),
  'A 404 may be cached.': heading(/ \/(api|public|service)/, (headers, { status }) => {
    if (status === 404) headers.delete('cache-control');
  }),
  'A 409 may be cached.': heading(/ \/api\//, (headers, { status }) => {
    if (status === 409) headers.set('cache-control', 'private');
  }),
  'A 412 may be cached.': heading(SAVE, (headers, { status }) => {
    if (status === 412) headers.set('cache-control', 'no-cache');
  }),
  'A 429 has no Retry-After.': heading(/./, (headers, { status }) => {
    if (status === 429) headers.delete('retry-after');
  }),
  'A 429 says to wait 0 seconds.': heading(/./, (headers, { status }) => {
    if (status === 429) headers.set('retry-after', '0');
  }),
  'Any origin may read replies with credentials.': heading(/ \/api\//, (headers) => {
    headers.set('access-control-allow-credentials', 'true');
  }),
  'Another port of the own host is no other site.': asIf(WRITE, (request) =>
    withHeader(request, 'origin', (origin) =>
      origin.startsWith(`https://${(request.headers.get('host') ?? '').replace(/:.*/, '')}:`)
        ? undefined
        : origin,
    ),
  ),
  'Origin null is no other site.': asIf(WRITE, (request) =>
    withHeader(request, 'origin', (origin) => (origin === 'null' ? undefined : origin)),
  ),
  'A malformed traceparent is rejected.': on(/PUT \/api\/last-page/, async (request, send) => {
    const reply = await send(request);
    const isWrong = !/^(00-[0-9a-f]{32}-[0-9a-f]{16}-..)?$/.test(request.headers.get('traceparent') ?? '');
    return isWrong && reply.status === 200
      ? replyJson(400, { message: 'No.', code: 'invalid_request' })
      : reply;
  }),
  'Over https, a session cookie that occurs twice counts the first time.': secure((request, send) =>
    send({ ...request, ...keepOne(request, (all, name) => all.find((one) => one.startsWith(name))) }),
  ),
  'Over https, a session cookie that occurs twice counts the last time.': secure((request, send) =>
    send({ ...request, ...keepOne(request, (all, name) => all.findLast((one) => one.startsWith(name))) }),
  ),
  'Over https, a second marker ends the session.': secure((request, send) =>
    isApi(request) && countOf(request, 'admit_session') > 1 ? refuse() : send(request),
  ),
  'Over https, the cookie of another host without the prefix ends the session.': secure((request, send) =>
    isApi(request) && countOf(request, 'admit_id_token') > 0 ? refuse() : send(request),
  ),
  'Over https, a planted marker stays.': secure(async (request, send) => {
    const reply = await send(request);
    if (!isApi(request) || reply.status === 401 || request.url === '/api/logout') return reply;
    reply.headers.delete('set-cookie');
    return reply;
  }),
  'Over https, the session has no Secure.': secure(async (request, send) => {
    const reply = await send(request);
    const all = reply.headers.getSetCookie();
    reply.headers.delete('set-cookie');
    for (const one of all) reply.headers.append('set-cookie', one.replace(/; ?Secure/i, ''));
    return reply;
  }),
  'A file whose name has no ending is converted.': renaming((name) =>
    name.includes('.') ? name : 'file.pdf',
  ),
  'A file of any ending is converted.': renaming((name) => name.replace(/\.[a-z]{3,4}$/, '.pdf')),
  'A picture that is called a PDF is converted.': naming((start) =>
    start.includes('PNG') ? 'a.png' : start.startsWith('ÿØ') ? 'a.jpg' : undefined,
  ),
  'A PDF that is called a picture is converted.': naming((start) =>
    start.startsWith('%PDF') ? 'a.pdf' : undefined,
  ),
  'Only the removal of the PDF removes a document.': on(
    /DELETE \/api\/document-answer/,
    async (request, send) => {
      // The session and all else that comes first is checked as usual.
      const reply = await send({ ...request, method: 'GET', url: '/api/document-answer' });
      const isForeign =
        /site/.test(request.headers.get('sec-fetch-site') ?? '') || request.headers.has('origin');
      return reply.status === 200 && !isForeign && /_doc$/.test(request.url)
        ? replyJson(200, { message: 'Removed.' })
        : send(request);
    },
  ),
  'Letters that are not ASCII are removed from the name of a file.': renaming((name) =>
    name.replace(/[^ -~]/g, ''),
  ),
  'The name of a file is cut after 100 characters.': renaming((name) =>
    name.length > 100 && name.length < 256 ? `${name.slice(0, 96)}.pdf` : name,
  ),
  'A file name of 256 characters is cut.': renaming((name) => name.slice(-255)),
  'HEAD is served without a session.': on(/^HEAD \/api\//, async (request, send) => ({
    ...(await send(request)),
    status: 200,
    headers: new Headers({ 'cache-control': 'no-store' }),
  })),
  'HEAD may be cached.': on(/^HEAD \/api\//, () =>
    Promise.resolve({ status: 405, headers: new Headers(), body: Buffer.from('') }),
  ),
  'A token in the query is a session.': knowing(({ url }) =>
    new URL(url, 'http://sandbox').searchParams.get('admit_id_token'),
  ),
  'The marker is a session.': on(/ \/api\//, (request, send, database) => {
    const marker = cookiesOf(request)
      .find((one) => one.startsWith('admit_session='))
      ?.slice(14);
    const isKnown = tokenOf(request) === '' && marker;
    if (!isKnown) return send(request);
    const token = `own-${marker}`;
    database.run('UPDATE sessions SET token_hash = ? WHERE marker = ?', hashToken(token), marker);
    return send({ ...request, ...withHeader(request, 'cookie', (all) => `${all}; admit_id_token=${token}`) });
  }),
  'A token is compared by its first forty characters.': asIf(/ \/api\//, (request) =>
    withHeader(request, 'cookie', (all) => all.replace(/(admit_id_token=[\w-]{43})[\w-]+/, '$1')),
  ),
  'The marker of another session of the same student is accepted.': on(
    / \/api\//,
    (request, send, database) => {
      const isOwn = database.get(
        'SELECT 1 FROM sessions WHERE account_id = ? AND marker = ?',
        ownerOf(request, database),
        request.headers.get('admit-session') ?? '',
      );
      return send(isOwn ? { ...request, ...withHeader(request, 'admit-session', () => undefined) } : request);
    },
  ),
  'A slash at the end of a path is ignored in writes.': on(/^(PUT|POST|DELETE)/, (request, send) =>
    send({ ...request, url: request.url.replace(/(?<=.)\/$/, '') }),
  ),
  'An encoded slash is a slash.': spelled((path) => path.replace(/%2F/i, '/')),
  'Two slashes count as one.': spelled((path) => path.replaceAll('//', '/')),
  'The ending .json is ignored.': spelled((path) => path.replace(/\.json$/, '')),
  'The body null counts as one without properties.': asIf(SAVE, ({ body }) => ({
    body: body.toString() === 'null' ? Buffer.from('{}') : body,
  })),
  'What follows the JSON of a body is ignored.': asIf(SAVE, ({ body }) => ({
    body: body.toString() === '{}{}' ? Buffer.from('{}') : body,
  })),
  'A refused save names only the first answer.': on(SAVE, async (request, send) => {
    const reply = await send(request);
    const { answers, ...body } = readJson(reply);
    return reply.status === 400 && Array.isArray(answers)
      ? { ...reply, body: writeJson({ ...body, answers: answers.slice(0, 1) }) }
      : reply;
  }),
  'A refused save names every answer.': on(SAVE, async (request, send) => {
    const reply = await send(request);
    const { answers, ...body } = readJson(reply);
    return reply.status === 400 && Array.isArray(answers)
      ? { ...reply, body: writeJson({ ...body, answers: Object.keys(readJson(request)).slice(0, 1000) }) }
      : reply;
  }),
};
