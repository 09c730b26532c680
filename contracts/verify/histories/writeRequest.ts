import type { ContractKit } from '../../kit/openContract.ts';
import type { Foreign } from '../../model/alphabet.ts';
import type { Call } from '../../model/World.ts';
import type { Asked } from '../askProvider.ts';

/** A PDF with one empty page. */
const PDF = [
  '%PDF-1.4',
  '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
  '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
  '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>endobj',
  'trailer<</Root 1 0 R>>',
  '%%EOF',
].join('\n');

/** Builds the request for a call, exactly as the application would send it to this host. */
export async function writeRequest(kit: ContractKit, call: Call, host: string): Promise<Asked> {
  if (call.operation === 'uploadFile') return writeUpload(call);
  const { operation, token, marker, ifMatch, saves, foreign, answerKey = '', query, body } = call;
  const listed = kit.operations.find((one) => one.operation.operationId === operation);
  if (!listed) throw new Error(`openapi.yaml has no operation ${operation}.`);
  const cookies = Object.entries({ admit_id_token: token, admit_session: marker });
  const headers = {
    cookie: cookies.flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`])).join('; '),
    'admit-session': listed.path.startsWith('/api/') ? marker : undefined,
    'if-match': ifMatch,
    'admit-save': saves,
    traceparent: call.traceparent,
    ...(foreign && sayOrigin(foreign, host)),
    'content-type': body && 'application/json',
  };
  const path = listed.path.replace('{answer_key}', answerKey);
  return {
    method: listed.method.toUpperCase(),
    url:
      (call.isEncoded ? path.replace('/api/', '/%61pi/') : path) +
      (query ? `?${new URLSearchParams(query)}` : ''),
    headers: Object.fromEntries(Object.entries(headers).filter(([, value]) => value)),
    body: Buffer.from(call.text ?? (body ? JSON.stringify(body) : '')),
  };
}

/** The headers by which a browser shows that another site sent a call; older ones send `Origin` alone. */
function sayOrigin(foreign: Foreign, host: string): Record<string, string> {
  if (foreign === 'null') return { origin: 'null' };
  if (foreign === 'similar') return { origin: `https://not-${host}` };
  return { 'sec-fetch-site': foreign };
}

async function writeUpload({ url = '', body = {} }: Call): Promise<Asked> {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.append(name, String(value));
  form.append('file', new File([PDF], 'transcript.pdf', { type: 'application/pdf' }));
  const encoded = new Response(form);
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '' };
  return { method: 'POST', url, headers, body: Buffer.from(await encoded.arrayBuffer()) };
}
