import { quote, formatCurl } from '../../../contracts/verify/formatCurl.ts';
import type { ExactRequest } from '../startProxy.ts';

const MASK = '…';

/** Fields whose value may grant access, or identifies a person for life. */
const SECRET = /password|code|ssn|token|signature|secret|username|^id$|link|url|key/i;
const SSN = /\b\d{3}[- ]?\d{2}[- ]?\d{4}\b/g;
/** Parameters that grant no access. */
const OPEN = new Set(['category', 'max_results', 'text', 'client']);
const HEADERS = new Set(['content-type', 'if-match', 'admit-save', 'accept']);

/** Writes a call as curl, without passwords, codes, Social Security numbers, cookies and links. */
export function sayMaskedCurl(origin: string, request: ExactRequest): string {
  const { method, headers, body } = request;
  const shown = Object.fromEntries([...headers].filter(([name]) => HEADERS.has(name)));
  const isJson = headers.get('content-type')?.includes('json') ?? false;
  const [name] = /(__Host-)?admit_id_token(?==)/.exec(headers.get('cookie') ?? '') ?? ['admit_id_token'];
  const cookie = headers.has('cookie') ? `-b ${quote(`${name}=${MASK}`)}` : undefined;
  const text = body.length === 0 ? undefined : isJson ? maskJson(body.toString()) : MASK;
  return formatCurl(
    origin,
    { method, url: maskUrl(request.url), headers: shown, body: Buffer.from('') },
    { body: text === undefined ? undefined : `-d ${quote(text)}`, cookie },
  );
}

/** Masks the values of a query, and parts of a path that look like a key. */
export function maskUrl(url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const path = pathname.replace(/(?<=\/)[^/]*(?:\d[^/]*){4,}(?=\/|$)|(?<=\/)[^/]{25,}(?=\/|$)/g, MASK);
  const query = [...searchParams]
    .map(([name, value]) => `${name}=${OPEN.has(name) ? value : MASK}`)
    .join('&');
  return query ? `${path}?${query}` : path;
}

function maskJson(text: string): string {
  try {
    return JSON.stringify(mask(JSON.parse(text)));
  } catch {
    return MASK;
  }
}

function mask(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(SSN, MASK);
  if (Array.isArray(value)) return value.map(mask);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      SECRET.test(name) && typeof part !== 'object' && part !== '' ? MASK : mask(part),
    ]),
  );
}
