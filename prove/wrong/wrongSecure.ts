import { replyJson } from '../../scripts/gateway/startProxy.ts';
import type { ExactRequest, ExactResponse } from '../../scripts/gateway/startProxy.ts';
import { cookiesOf, on, withHeader } from './WrongBackend.ts';
import type { WrongBackend } from './WrongBackend.ts';

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

/** Backends that are wrong about cookies over https. */
export const WRONG_SECURE: Record<string, WrongBackend> = {
  'Over https, a session cookie that occurs twice counts the first time.': secure((request, send) =>
    send({
      ...request,
      ...keepOne(request, (all, name) => all.find((one) => one.startsWith(name))),
    }),
  ),
  'Over https, a session cookie that occurs twice counts the last time.': secure((request, send) =>
    send({
      ...request,
      ...keepOne(request, (all, name) => all.findLast((one) => one.startsWith(name))),
    }),
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
};
