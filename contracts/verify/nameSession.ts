import type { OutgoingHttpHeaders } from 'node:http';
import { HOST_TOKEN } from '../kit/checkCookies.ts';

/** Renames a request's session cookie to its `__Host-` name. A second cookie of that name was set by another host. */
export function nameSession<Request extends { headers: OutgoingHttpHeaders }>(request: Request): Request {
  const { cookie, ...rest } = request.headers;
  if (typeof cookie !== 'string') return request;
  const named = cookie.replace(/(^|; *)admit_id_token=/, `$1${HOST_TOKEN}=`);
  return { ...request, headers: { ...rest, cookie: named } };
}
