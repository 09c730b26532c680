import type { ContractKit } from '../../kit/openContract.ts';
import type { Foreign, Lock } from '../../model/alphabet.ts';
import type { Call } from '../../model/World.ts';
import type { Asked } from '../askProvider.ts';

/**
 * The keys of encrypted PDFs (40-bit RC4), made with pdf-lib. With the first, a file opens only with a password; with the
 * second, it opens without one and forbids changes, as official transcripts do. An empty page has nothing to encrypt.
 */
const LOCKS: Record<Lock, { owner: string; user: string; id: string }> = {
  password: {
    owner: '92fe0f4454ad4c9644693f33c07cb54f587dce1e2682fe9ecea6107a1ef630dd',
    user: 'b46a45748098f9d82ef4a3b2740f5e2c52bd7a5e490ad6920906e5b6eab8fbad',
    id: '5ebe2294ecd0e0f08eab7690d2a6ee69',
  },
  changes: {
    owner: 'c92422687facee686e373f10b5c7d04738053152f7e2ee30e11c69ec442576ab',
    user: 'cfda724581acebc5d728eca33b667edd984b844ff7730238792fe1d2be641160',
    id: 'd41d8cd98f00b204e9800998ecf8427e',
  },
};

/** Writes a PDF with one empty page. */
export function makePdf(lock?: Lock): string {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources<<>>>>',
  ];
  if (lock === undefined) return writePdf(objects);
  const { owner, user, id } = LOCKS[lock];
  const encrypt = `<</Filter/Standard/V 1/R 2/P -60/O<${owner}>/U<${user}>>>`;
  return writePdf([...objects, encrypt], `/Encrypt 4 0 R/ID[<${id}><${id}>]`);
}

/** Writes a whole PDF, with the table of its objects' places, because not every converter mends one without. */
function writePdf(objects: string[], trailer = ''): string {
  const parts = ['%PDF-1.4\n', ...objects.map((text, at) => `${String(at + 1)} 0 obj\n${text}\nendobj\n`)];
  const places = parts.map((_, at) => parts.slice(0, at).join('').length);
  const rows = places.slice(1).map((place) => `${String(place).padStart(10, '0')} 00000 n \n`);
  const size = String(parts.length);
  return [
    ...parts,
    `xref\n0 ${size}\n0000000000 65535 f \n`,
    ...rows,
    `trailer\n<</Size ${size}/Root 1 0 R${trailer}>>\nstartxref\n${String(parts.join('').length)}\n%%EOF\n`,
  ].join('');
}

/** Builds the request for a call, exactly as the application would send it to this host. */
export async function writeRequest(kit: ContractKit, call: Call, host: string): Promise<Asked> {
  if (call.operation === 'uploadFile') return writeUpload(call);
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
    ['admit_session', marker],
    [call.doubtful, call.doubtful && 'planted'],
  ];
  const headers = {
    cookie: cookies
      .flatMap(([name, value]) => (value === undefined ? [] : [`${String(name)}=${value}`]))
      .join('; '),
    'admit-session': listed.path.startsWith('/api/') ? marker : undefined,
    'if-match': ifMatch,
    'admit-save': saves,
    traceparent: call.traceparent,
    ...(foreign && sayOrigin(foreign, host)),
    ...(call.site && { 'sec-fetch-site': call.site }),
    'content-type': body && 'application/json',
  };
  const [method, path] = unknown ?? [
    listed.method.toUpperCase(),
    listed.path.replace('{answer_key}', answerKey),
  ];
  return {
    method,
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
  const [name = '', port] = host.split(/(:\d+)$/);
  if (foreign === 'longer') return { origin: `https://${name}.example${port ?? ''}` };
  if (foreign === 'port') return { origin: `https://${name}:1` };
  return { 'sec-fetch-site': foreign };
}

async function writeUpload({ url = '', body = {}, lock }: Call): Promise<Asked> {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.append(name, String(value));
  form.append('file', new File([makePdf(lock)], 'transcript.pdf', { type: 'application/pdf' }));
  const encoded = new Response(form);
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '' };
  return { method: 'POST', url, headers, body: Buffer.from(await encoded.arrayBuffer()) };
}
