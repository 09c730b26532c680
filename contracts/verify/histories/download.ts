import { askProvider, type Asked, type Reply } from '../askProvider.ts';

const MOST_REDIRECTS = 5;

/** Opens an address as a browser does: follows redirects, and sends the session cookie only to the backend's own host. */
export async function download(
  backend: string,
  { provider, ...asked }: Asked & { provider: string },
  limitMs: number,
): Promise<Reply> {
  let address = new URL(provider.replace(/\/$/, '') + asked.url);
  for (let count = 0; ; count += 1) {
    const headers = address.host === new URL(backend).host ? asked.headers : {};
    const reply = await askProvider('', { ...asked, headers, url: address.href }, limitMs);
    const location = reply.headers.find(([name]) => name === 'location')?.[1];
    const isRedirect = reply.status >= 300 && reply.status < 400 && location !== undefined;
    if (!isRedirect || count === MOST_REDIRECTS) return reply;
    address = new URL(location, address);
  }
}
