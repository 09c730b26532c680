import type { ContractKit } from '../../kit/openContract.ts';
import { RESPELLED, type Foreign } from '../../model/vocabulary.ts';
import type { Call } from '../../model/World.ts';
import type { Asked } from '../askProvider.ts';
import { makeFile } from './makeFile.ts';

/** Builds the request for a call, exactly as the application would send it to this host. */
export async function writeRequest(
  kit: ContractKit,
  call: Call,
  host: string,
  origin?: string,
): Promise<Asked> {
  if (call.operation === 'uploadFile') return writeUpload(call);
  if (call.operation === 'getCopy') return writeDownload(call, host);
  const { operation, token, marker, ifMatch, saves, foreign, answerKey = '', query, body, unknown } = call;
  const listed = kit.operations.find((one) => one.operation.operationId === operation);
  if (!listed) throw new Error(`openapi.yaml has no operation ${operation}.`);
  const cookies = [
    ...(call.isAmongCookies
      ? [
          ['my_admit_id_token', 'other'],
          ['theme', 'dark'],
        ]
      : []),
    ['admit_id_token', token],
    ['admit_session', call.markerCookie ?? marker],
    ...(call.doubtful === undefined ? [] : [call.doubtful.split('=')]),
  ];
  const headers = {
    cookie: cookies
      .flatMap(([name, value]) => (value === undefined ? [] : [`${String(name)}=${value}`]))
      .join('; '),
    host: call.host,
    'admit-session': listed.path.startsWith('/api/') ? marker : undefined,
    'if-match': ifMatch,
    'admit-save': saves,
    traceparent: call.traceparent,
    accept: call.accept,
    authorization: call.bearer && `Bearer ${call.bearer}`,
    ...(foreign ? sayOrigin(foreign, host, origin) : saySite(call, origin)),
    ...(call.override && {
      'x-http-method-override': call.override,
      'x-http-method': call.override,
      'x-method-override': call.override,
    }),
    'content-type': body && 'application/json',
  };
  const [method, path] = unknown ?? [
    call.isHead ? 'HEAD' : listed.method.toUpperCase(),
    listed.path.replace('{answer_key}', answerKey),
  ];
  const asked = { ...query, ...(call.bearer && { admit_id_token: call.bearer }) };
  return {
    method,
    url:
      (call.respelled ? RESPELLED[call.respelled](path) : path) +
      (Object.keys(asked).length > 0 ? `?${new URLSearchParams(asked)}` : ''),
    headers: Object.fromEntries(Object.entries(headers).filter(([, value]) => value)),
    body: Buffer.from(call.text ?? (body ? JSON.stringify(body) : '')),
  };
}

/** Returns the headers of a call from the application itself; every browser sends `Origin` with a write. */
const saySite = ({ site, operation }: Call, origin?: string) => ({
  ...(site && site !== 'older' && { 'sec-fetch-site': site }),
  ...(site && site !== 'none' && !/^(get|find|logOut)/.test(operation) && { origin }),
});

/** Returns the headers of a call from another site; older browsers send only `Origin`. */
function sayOrigin(foreign: Foreign, host: string, origin = `http://${host}`): Record<string, string> {
  if (foreign === 'mixed') return { 'sec-fetch-site': 'cross-site', origin };
  if (foreign === 'null') return { origin: 'null' };
  // Pages inside an app on a phone.
  if (foreign === 'file') return { origin: 'file://' };
  if (foreign === 'similar') return { origin: `https://not-${host}` };
  const [name = '', port] = host.split(/(:\d+)$/);
  if (foreign === 'longer') return { origin: `https://${name}.example${port ?? ''}` };
  if (foreign === 'port') return { origin: `https://${name}:1` };
  return { 'sec-fetch-site': foreign };
}

/** A browser sends the session cookie only to the backend, not to another host. */
function writeDownload({ url = '', token = '' }: Call, host: string): Asked {
  const isOwn = new URL(url, `http://${host}`).host === host;
  const headers = isOwn ? { cookie: `admit_id_token=${token}` } : {};
  return { method: 'GET', url, headers, body: Buffer.from('') };
}

async function writeUpload({ url = '', body = {}, kind }: Call): Promise<Asked> {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.append(name, String(value));
  form.append('file', makeFile(kind));
  const encoded = new Response(form);
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '' };
  return { method: 'POST', url, headers, body: Buffer.from(await encoded.arrayBuffer()) };
}
