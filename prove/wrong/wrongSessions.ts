import { replyJson, type ExactRequest } from '../../scripts/gateway/startProxy.ts';
import {
  afterwards,
  asIf,
  cookiesOf,
  INVALID,
  isForeign,
  on,
  ownerOf,
  readJson,
  rejecting,
  SUBMIT,
  tokenOf,
  withHeader,
  without,
  type WrongBackend,
} from './WrongBackend.ts';

const UNKNOWN_DOCUMENT = /\/document-answer\/(?!hs_transcript_doc|college_transcript_doc|resume_doc)/;
const CROSS_SITE = [403, 'cross_site'] as const;
const WRITE = /(PUT|POST|DELETE) \/api\//;
const isFromOwnPage = ({ headers }: ExactRequest) =>
  headers.get('origin')?.endsWith(`//${String(headers.get('host'))}`) === true &&
  !headers.has('sec-fetch-site');
const hasNoSession = (request: Parameters<typeof tokenOf>[0]) => tokenOf(request) === '';

/** Backends that are wrong about sessions, other sites, paths and headers. */
export const WRONG_SESSIONS: Record<string, WrongBackend> = {
  'A session cookie that occurs twice with one value counts once.': asIf(/ \/api\//, (request) =>
    withHeader(request, 'cookie', () => [...new Set(cookiesOf(request))].join('; ')),
  ),
  'A session cookie that occurs twice counts the first time.': asIf(/ \/api\//, (request) =>
    withHeader(request, 'cookie', () => {
      const names = new Set<string>();
      return cookiesOf(request)
        .filter((one) => {
          const [name = ''] = one.split('=');
          return !names.has(name) && names.add(name);
        })
        .join('; ');
    }),
  ),
  'A session cookie that occurs twice is ambiguous only for writes.': asIf(
    /GET \/api\/(?!logout)/,
    (request) =>
      withHeader(request, 'cookie', () =>
        [...new Set(cookiesOf(request).map((one) => one.split('=')[0] ?? ''))]
          .flatMap((name) => cookiesOf(request).find((one) => one.startsWith(`${name}=`)) ?? [])
          .join('; '),
      ),
  ),
  'An unknown document is rejected before a missing session.': rejecting(UNKNOWN_DOCUMENT, INVALID),
  'An unknown document is rejected before another marker.': rejecting(
    UNKNOWN_DOCUMENT,
    INVALID,
    (request) => !hasNoSession(request),
  ),
  'A body that is not JSON is rejected before a missing session.': rejecting(
    /(PUT|POST) \/api\/(?!submit)/,
    INVALID,
    (request) => hasNoSession(request) && !request.body.toString().startsWith('{'),
  ),
  'An unknown property is rejected before a missing session.': rejecting(
    /(PUT|POST) \/api\//,
    INVALID,
    (request) => hasNoSession(request) && 'unexpected' in readJson(request),
  ),
  'A malformed Admit-Save is rejected before a missing session.': rejecting(
    /PUT \/api\/answer/,
    INVALID,
    (request, database) =>
      ownerOf(request, database) === 0 && /\.0|[A-Z;]|,$/.test(request.headers.get('admit-save') ?? ''),
  ),
  'A link of another site to the view of staff is rejected.': rejecting(
    / \/service\//,
    CROSS_SITE,
    isForeign,
  ),
  'A link of another site to a public view is rejected.': rejecting(/ \/public\/tmp/, CROSS_SITE, isForeign),
  'A log-in from another site is rejected.': rejecting(/ \/public\/login/, CROSS_SITE, isForeign),
  'A new password from another site is rejected.': rejecting(/ \/public\/reset/, CROSS_SITE, isForeign),
  'A confirmation from another site is rejected.': rejecting(/ \/public\/confirm/, CROSS_SITE, isForeign),
  'A search from another site is rejected.': rejecting(/ \/lookup/, CROSS_SITE, isForeign),
  'Reading the profile from another site is rejected.': rejecting(
    /GET \/api\/profile/,
    CROSS_SITE,
    isForeign,
  ),
  'Reading the PDF copy’s status from another site is rejected.': rejecting(
    /GET \/api\/pdf$/,
    CROSS_SITE,
    isForeign,
  ),
  'A sign-up with the Origin of another site is rejected.': rejecting(
    / \/public\/signup/,
    CROSS_SITE,
    ({ headers }) => headers.has('origin'),
  ),
  'A write with the own Origin is rejected.': rejecting(WRITE, CROSS_SITE, isFromOwnPage),
  'A removal with the own Origin is rejected.': rejecting(/DELETE \/api/, CROSS_SITE, isFromOwnPage),
  'A submission from another port is accepted.': asIf(SUBMIT, (request) =>
    withHeader(request, 'origin', (origin) => (origin.endsWith(':1') ? undefined : origin)),
  ),
  'A log-in that carries a marker keeps it.': on(/POST \/public\/login/, async (request, send, database) => {
    const old = cookiesOf(request)
      .find((one) => one.startsWith('admit_session='))
      ?.slice(14);
    const reply = await send(request);
    if (!old || reply.status !== 200) return reply;
    const cookies = reply.headers.getSetCookie();
    reply.headers.delete('set-cookie');
    for (const cookie of cookies) {
      const marker = /^admit_session=([^;]*)/.exec(cookie)?.[1];
      if (marker) database.run('UPDATE sessions SET marker = ? WHERE marker = ?', old, marker);
      reply.headers.append('set-cookie', cookie.replace(/^admit_session=[^;]*/, `admit_session=${old}`));
    }
    return reply;
  }),
  'Dot segments of a path are resolved.': asIf(/./, ({ url }) => {
    const { pathname, search } = new URL(url, 'http://sandbox');
    return { url: pathname + search };
  }),
  'A header that overrides the method is obeyed.': asIf(/./, ({ method, headers }) => ({
    method: headers.get('x-http-method-override') ?? method,
  })),
  'A header that overrides the method is obeyed for POST.': asIf(/^POST/, ({ method, headers }) => ({
    method: headers.get('x-http-method-override') ?? method,
  })),
  'A stale marker is accepted in reads.': asIf(/GET \/api\/(?!logout)/, without('admit-session')),
  'A stale marker is accepted in removals.': asIf(/DELETE /, without('admit-session')),
  'A stale marker is accepted by Submit.': asIf(/POST \/api\/submit/, without('admit-session')),
  'A log-out ends every session of the student.': afterwards(/GET \/api\/logout/, (database, account) =>
    database.run('DELETE FROM sessions WHERE account_id = ?', account),
  ),
  'A log-in ends the student’s other sessions.': on(
    /POST \/public\/login/,
    async (request, send, database) => {
      const last = database.get<{ id: number }>('SELECT max(rowid) AS id FROM sessions')?.id ?? 0;
      const reply = await send(request);
      database.run(
        'DELETE FROM sessions WHERE rowid <= ? AND account_id IN (SELECT account_id FROM sessions WHERE rowid > ?)',
        last,
        last,
      );
      return reply;
    },
  ),
  'A write rejected for its site takes effect.': on(/(PUT|POST|DELETE) \/api\//, async (request, send) => {
    const reply = await send(request);
    if (reply.status !== 403 || readJson(reply).code !== 'cross_site') return reply;
    const headers = new Headers(request.headers);
    headers.delete('sec-fetch-site');
    headers.delete('origin');
    await send({ ...request, headers });
    return reply;
  }),
  'A write rejected for its marker takes effect.': on(/(PUT|POST|DELETE) \/api\//, async (request, send) => {
    const reply = await send(request);
    if (reply.status === 409 && readJson(reply).code === 'session_replaced')
      await send({ ...request, ...withHeader(request, 'admit-session', () => undefined) });
    return reply;
  }),
  'An unknown method is answered like a GET.': asIf(/^(PATCH|OPTIONS|TRACE) \/api\/profile/, () => ({
    method: 'GET',
  })),
  'A path in another case is served.': asIf(/./, ({ url }) => ({
    url: url.replace(/^[^?]*/, (path) =>
      /^\/(api|public|service|lookup)/i.test(path) && !/doc$/.test(path) ? path.toLowerCase() : path,
    ),
  })),
  'A path with a slash at its end is served.': asIf(/./, ({ url }) => ({
    url: url.replace(/\/(\?|$)/, '$1'),
  })),
  'An empty session cookie beside the session is ignored.': asIf(/ \/api\//, (request) =>
    withHeader(request, 'cookie', () =>
      cookiesOf(request)
        .filter((one) => !/^admit_\w+=$/.test(one))
        .join('; '),
    ),
  ),
  'Reads are served without the contract’s order: an unknown path without a session gets 401.': on(
    / \/api\//,
    async (request, send) => {
      const reply = await send(request);
      return reply.status === 404 && readJson(reply).code === 'not_found' && tokenOf(request) === ''
        ? replyJson(401, { message: 'Log in.', code: 'session_invalid' })
        : reply;
    },
  ),
};
