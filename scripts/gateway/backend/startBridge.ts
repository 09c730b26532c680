import type { ContractKit } from '../../../contracts/kit/openContract.ts';
import { isOwnHost } from '../../../sandbox/http/isOwnHost.ts';
import {
  forward,
  replyJson,
  startProxy,
  type ExactRequest,
  type ExactResponse,
  type Proxy,
} from '../startProxy.ts';
import { restoreCookies, rewriteSetCookie } from './rewriteCookies.ts';

export interface BridgeOptions {
  /** The origin of the real backend. */
  origin: string;
  /** The gateway that checks the calls before they leave. */
  gateway: string;
  kit: ContractKit;
  /** Sends a call to the backend without a check, for its addresses that openapi.yaml does not declare. */
  send: (request: ExactRequest) => Promise<ExactResponse>;
}

/** Here the pages find the backend's other addresses: those of its files and of its uploads. */
const OWN = '/_gateway/backend';

/**
 * Translates between the pages on this machine and a backend with its own origin. To the backend, the calls come from
 * its own pages; so this proxy itself rejects what the contract calls another site, or any page that a developer has
 * open could write into a real backend.
 */
export function startBridge({ origin, gateway, kit, send }: BridgeOptions): Promise<Proxy> {
  return startProxy(async (received) => {
    if (!isOwnHost(received.headers.get('host'), []))
      return replyJson(403, { message: 'This address does not use the name localhost.' });
    const isOther = received.url.startsWith(`${OWN}/`);
    if (received.url.startsWith('/_gateway/') && !isOther) return forward(gateway, received);
    const request = isOther ? { ...received, url: received.url.slice(OWN.length) } : received;
    if (isForeign(request)) {
      const { operationId = '' } = kit.find(request)?.operation ?? {};
      const { body } = kit.findRejection(operationId, 'cross_site') ?? {};
      return replyJson(403, body);
    }
    const sent = toBackend(origin, request);
    return rewriteReply(origin, request, kit, await (isOther ? send(sent) : forward(gateway, sent)));
  });
}

/** Whether another site or origin sends a call that would change something; see "Other sites" in the contract. */
export function isForeign({ method, url, headers }: ExactRequest): boolean {
  const { pathname } = new URL(url, 'http://localhost');
  const isChange = method !== 'GET' || pathname === '/api/logout';
  if (!pathname.startsWith('/api/') || !isChange) return false;
  const site = headers.get('sec-fetch-site');
  const from = headers.get('origin');
  if (site !== null) return site === 'cross-site' || site === 'same-site';
  if (from === null) return false;
  return !URL.canParse(from) || new URL(from).host !== headers.get('host');
}

function toBackend(origin: string, request: ExactRequest): ExactRequest {
  const { host, protocol } = new URL(origin);
  const headers = new Headers(request.headers);
  headers.set('host', host);
  // A compressed reply could be neither checked nor rewritten.
  headers.set('accept-encoding', 'identity');
  if (headers.has('origin')) headers.set('origin', isOwn(request) ? origin : 'null');
  if (headers.has('referer')) headers.set('referer', `${origin}/`);
  const cookie = restoreCookies(headers.get('cookie') ?? '');
  if (cookie) headers.set('cookie', cookie);
  else headers.delete('cookie');
  for (const name of [...headers.keys()]) if (/^(x-forwarded-|forwarded$)/.test(name)) headers.delete(name);
  // Tells the gateway's check which of the contract's rules for cookies apply.
  if (protocol === 'https:') headers.set('x-forwarded-proto', 'https');
  return { ...request, headers };
}

function isOwn({ headers }: ExactRequest): boolean {
  const from = headers.get('origin') ?? '';
  return URL.canParse(from) && new URL(from).host === headers.get('host');
}

function rewriteReply(
  origin: string,
  request: ExactRequest,
  kit: ContractKit,
  response: ExactResponse,
): ExactResponse {
  const headers = new Headers(response.headers);
  const cookies = headers.getSetCookie();
  headers.delete('set-cookie');
  for (const line of cookies) {
    const rewritten = rewriteSetCookie(line);
    if (rewritten !== undefined) headers.append('set-cookie', rewritten);
  }
  const location = headers.get('location');
  const target = location === null ? null : URL.parse(location, origin + request.url);
  const here = target && leadHere(origin, kit, target);
  if (here) headers.set('location', here);
  // It would make the browser insist on https for everything on this machine.
  headers.delete('strict-transport-security');
  const id = kit.find(request)?.operation.operationId ?? '';
  const body = ['getPdf', 'requestUpload'].includes(id)
    ? rewriteUrl(origin, kit, response.body)
    : response.body;
  return { ...response, headers, body };
}

function rewriteUrl(origin: string, kit: ContractKit, body: Buffer): Buffer {
  try {
    const reply = JSON.parse(body.toString()) as { url: string };
    const url = reply.url && leadHere(origin, kit, new URL(reply.url, origin));
    return url ? Buffer.from(JSON.stringify({ ...reply, url })) : body;
  } catch {
    return body;
  }
}

/**
 * Leads an address of the backend's own, such as that of a copy, through this proxy: the pages' server does not know it,
 * and the browser does not know the backend's certificate. A path of openapi.yaml stays as it is.
 */
function leadHere(origin: string, kit: ContractKit, url: URL): string | undefined {
  if (url.origin !== origin) return undefined;
  const path = url.pathname + url.search;
  const isDeclared = ['GET', 'POST'].some((method) => kit.find({ method, url: path }));
  return isDeclared ? path : OWN + path;
}
