import { hashToken } from '../../sandbox/http/secrets.ts';
import { replyJson } from '../../scripts/gateway/startProxy.ts';
import { asIf, heading, on, SAVE, tokenOf, withHeader } from './WrongBackend.ts';
import type { WrongBackend } from './WrongBackend.ts';

const WRITE = /(PUT|POST|DELETE) \/api\//;
const cookies = (call: RegExp, change: (cookie: string) => string): WrongBackend =>
  heading(call, (headers) => {
    const all = headers.getSetCookie();
    headers.delete('set-cookie');
    for (const one of all) headers.append('set-cookie', change(one));
  });

/** Backends that are wrong at the edges of what openapi.yaml says: headers, cookies, caches and other sites. */
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
};
