import type { SentRequest } from './Sent.ts';

/**
 * Reads what `fetch` was called with, of whichever classes: jsdom and happy-dom have their own `Request`, `FormData` and
 * `File`, which Node's do not understand.
 */
export async function readSent(
  input: RequestInfo | URL,
  init: RequestInit,
  baseUrl: string,
): Promise<Omit<SentRequest, 'browser'>> {
  const request = isRequest(input) ? input : undefined;
  const address = typeof input === 'string' ? input : 'url' in input ? input.url : input.href;
  const url = new URL(address, baseUrl).href;
  const method = (init.method ?? request?.method ?? 'GET').toUpperCase();
  const headers = new Headers(init.headers ?? request?.headers);
  const { bytes, type } =
    request && (init.body === undefined || init.body === null)
      ? { bytes: new Uint8Array(await request.arrayBuffer()), type: '' }
      : await encodeBody(init.body);
  if (type && !headers.has('content-type')) headers.set('content-type', type);
  // Without it, a request that has an `Origin` would count as one from another site.
  if (!headers.has('host')) headers.set('host', new URL(url).host);
  const isBodiless = method === 'GET' || method === 'HEAD';
  const sent: [string, string][] = [];
  headers.forEach((value, name) => sent.push([name, value]));
  return { method, url, headers: sent, body: isBodiless ? null : bytes };
}

export function isRequest(input: RequestInfo | URL): input is Request {
  return typeof input === 'object' && 'url' in input;
}

interface Encoded {
  bytes: Uint8Array<ArrayBuffer>;
  type: string;
}

async function encodeBody(body: unknown): Promise<Encoded> {
  if (body === undefined || body === null) return { bytes: new Uint8Array(), type: '' };
  if (typeof body === 'string') return { bytes: encode(body), type: 'text/plain;charset=UTF-8' };
  if (isForm(body)) return encodeForm(body);
  if (isBlob(body)) return { bytes: await readBlob(body), type: body.type };
  if (ArrayBuffer.isView(body)) {
    const { buffer, byteOffset, byteLength } = body;
    return { bytes: new Uint8Array(buffer as ArrayBuffer, byteOffset, byteLength).slice(), type: '' };
  }
  const name = Object.prototype.toString.call(body);
  if (name === '[object ArrayBuffer]')
    return { bytes: new Uint8Array(body as ArrayBuffer).slice(), type: '' };
  if (name === '[object URLSearchParams]')
    return {
      bytes: encode((body as URLSearchParams).toString()),
      type: 'application/x-www-form-urlencoded;charset=UTF-8',
    };
  return { bytes: new Uint8Array(await new Response(body as BodyInit).arrayBuffer()), type: '' };
}

/** Encodes a form as browsers do (RFC 7578). */
async function encodeForm(form: FormData): Promise<Encoded> {
  const boundary = `----testing${Math.random().toString(36).slice(2)}`;
  const parts: Uint8Array[] = [];
  for (const [name, value] of form.entries()) {
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${escape(name)}"`;
    if (isBlob(value)) {
      const type = value.type || 'application/octet-stream';
      parts.push(encode(`${head}; filename="${escape(value.name)}"\r\nContent-Type: ${type}\r\n\r\n`));
      parts.push(await readBlob(value), encode('\r\n'));
    } else parts.push(encode(`${head}\r\n\r\n${value.replace(/\r?\n|\r/g, '\r\n')}\r\n`));
  }
  parts.push(encode(`--${boundary}--\r\n`));
  const bytes = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return { bytes, type: `multipart/form-data; boundary=${boundary}` };
}

const encode = (text: string) => new Uint8Array(new TextEncoder().encode(text));

const escape = (text: string) => text.replace(/\r?\n|\r/g, '%0D%0A').replace(/"/g, '%22');

const isForm = (body: unknown): body is FormData =>
  Object.prototype.toString.call(body) === '[object FormData]' ||
  (typeof body === 'object' && body instanceof FormData);

const isBlob = (value: unknown): value is File =>
  typeof value === 'object' && value !== null && 'size' in value && 'slice' in value && 'type' in value;

/** jsdom's older files can be read only by its `FileReader`. */
async function readBlob(blob: Blob): Promise<Uint8Array<ArrayBuffer>> {
  if (typeof blob.arrayBuffer === 'function') return new Uint8Array(await blob.arrayBuffer());
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read.'));
    reader.readAsArrayBuffer(blob);
  });
}
