import { HOST_TOKEN } from '../kit/checkCookies.ts';
import { askProvider } from './askProvider.ts';
import { postState } from './postState.ts';
import { readStateValues } from './readStateValues.ts';

/** What the contract leaves to a provider, and the replies to a few calls show. */
export interface Habits {
  /** Whether its session cookie has the prefix `__Host-`, as it must have over https. */
  isPrefixed: boolean;
  /** Whether a log-in ends the reset links of its account. */
  endsLinks: boolean;
  /** The application's own origin; undefined if the backend takes another than its address for it. */
  origin?: string;
}

interface Provider extends Pick<Habits, 'origin'> {
  url: string;
  statesUrl?: string;
  limitMs: number;
}

const CREDENTIALS = { username: 'maya@example.com', password: 'Example-Pass-2026' };

/**
 * Learns a provider's habits from a log-in and a reset. Its address does not tell the name of its cookie, because TLS
 * may end at a proxy in front of it. Calls that do not work yet show nothing.
 */
export async function learnHabits({ url, statesUrl, limitMs, origin }: Provider): Promise<Habits> {
  const isSecure = url.startsWith('https:');
  if (statesUrl === undefined) return { isPrefixed: isSecure, endsLinks: false, origin };
  const ask = (method: string, path: string, content: object, others: Record<string, string> = {}) => {
    const body = Buffer.from(JSON.stringify(content));
    const headers = { 'content-type': 'application/json', ...others };
    return askProvider(url, { method, url: path, headers, body }, limitMs);
  };
  const post = ask.bind(undefined, 'POST');
  const sent = await postState(statesUrl, { state: 'a reset link was sent' }, limitMs).catch(() => null);
  const { reset_id: id = 'contract-reset-id' } = readStateValues(sent?.said ?? '');
  const logIn = await post('/public/login', CREDENTIALS);
  const cookies = logIn.headers.flatMap(([name, value]) =>
    name === 'set-cookie' ? value.replace(/;.*/, '') : [],
  );
  const session = { cookie: cookies.join('; ') };
  /** Returns the origin from which an empty save is served. */
  const findOrigin = async () => {
    for (const own of [new URL(url).origin, `https://${new URL(url).host}`])
      if ((await ask('PUT', '/api/answer', {}, { ...session, origin: own })).status === 200) return own;
    return undefined;
  };
  const found = origin ?? (await findOrigin());
  const reset = await post('/public/reset-password', {
    ...CREDENTIALS,
    confirm_password: CREDENTIALS.password,
    id,
  });
  return {
    isPrefixed: isSecure || cookies.some((cookie) => cookie.startsWith(`${HOST_TOKEN}=`)),
    endsLinks: logIn.status === 200 && reset.status === 400 && reset.body.includes('link_rejected'),
    origin: found,
  };
}
