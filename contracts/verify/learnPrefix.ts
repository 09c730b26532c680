import { HOST_TOKEN } from '../kit/checkCookies.ts';
import { askProvider } from './askProvider.ts';
import { postState } from './postState.ts';

const CREDENTIALS = { username: 'maya@example.com', password: 'Example-Pass-2026' };

/** The provider whose cookies are to be learned. */
interface Provider {
  url: string;
  statesUrl?: string;
  limitMs: number;
}

/**
 * Returns whether the provider's session cookie has the prefix `__Host-`. Over https it must; over http, a log-in shows
 * its name, because TLS may end at a proxy in front of the provider. A log-in that does not work yet shows none.
 */
export async function learnPrefix({ url, statesUrl, limitMs }: Provider): Promise<boolean> {
  if (url.startsWith('https:')) return true;
  if (statesUrl === undefined) return false;
  await postState(statesUrl, { state: 'a confirmed account exists' }, limitMs).catch(() => undefined);
  const body = Buffer.from(JSON.stringify(CREDENTIALS));
  const headers = { 'content-type': 'application/json' };
  const reply = await askProvider(url, { method: 'POST', url: '/public/login', headers, body }, limitMs);
  return reply.headers.some(([name, value]) => name === 'set-cookie' && value.startsWith(`${HOST_TOKEN}=`));
}
