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
}

interface Provider {
  url: string;
  statesUrl?: string;
  limitMs: number;
}

const CREDENTIALS = { username: 'maya@example.com', password: 'Example-Pass-2026' };

/**
 * Learns a provider's habits from a log-in and a reset. Its address does not tell the name of its cookie, because TLS
 * may end at a proxy in front of it. Calls that do not work yet show nothing.
 */
export async function learnHabits({ url, statesUrl, limitMs }: Provider): Promise<Habits> {
  const isSecure = url.startsWith('https:');
  if (statesUrl === undefined) return { isPrefixed: isSecure, endsLinks: false };
  const post = (path: string, content: object) => {
    const body = Buffer.from(JSON.stringify(content));
    const headers = { 'content-type': 'application/json' };
    return askProvider(url, { method: 'POST', url: path, headers, body }, limitMs);
  };
  const state = { state: 'a reset link was sent' };
  const { said = '' } = await postState(statesUrl, state, limitMs).catch(() => ({ said: undefined }));
  const { reset_id: id = 'contract-reset-id' } = readStateValues(said);
  const logIn = await post('/public/login', CREDENTIALS);
  const reset = await post('/public/reset-password', {
    ...CREDENTIALS,
    confirm_password: CREDENTIALS.password,
    id,
  });
  const hasPrefix = ([name, value]: [string, string]) =>
    name === 'set-cookie' && value.startsWith(`${HOST_TOKEN}=`);
  return {
    isPrefixed: isSecure || logIn.headers.some(hasPrefix),
    endsLinks: logIn.status === 200 && reset.status === 400 && reset.body.includes('link_rejected'),
  };
}
