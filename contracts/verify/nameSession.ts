import type { OutgoingHttpHeaders } from 'node:http';
import { HOST_TOKEN } from '../kit/checkCookies.ts';

/** Gives the session cookie of a request the name that it has with the prefix; a second one is another host's. */
export function nameSession<Request extends { headers: OutgoingHttpHeaders }>(request: Request): Request {
  const { cookie, ...rest } = request.headers;
  if (typeof cookie !== 'string') return request;
  const named = cookie.replace(/(^|; *)admit_id_token=/, `$1${HOST_TOKEN}=`);
  return { ...request, headers: { ...rest, cookie: named } };
}
