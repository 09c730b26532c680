import type { Browser, ReadyStudent, Student } from './Backend.ts';
import type { openStandIn } from './openStandIn.ts';
import { isRequest, readSent } from './readSent.ts';

type Ask = Awaited<ReturnType<typeof openStandIn>>;

const BASE_URL = 'http://localhost';

const READY: readonly string[] = [
  'blank',
  'half-way',
  'ready-to-submit',
  'submitted',
  'document-failed',
] satisfies ReadyStudent[];

/** @throws Error if there is no such state. */
export function checkState(state: string): void {
  if (!READY.includes(state))
    throw new Error(`There is no ready student ${state}. Choose one of ${READY.join(', ')}.`);
}

/**
 * Creates a browser with its own cookies.
 * @param id tells the stand-in whose call it is.
 * @param leaving receives the calls that are being read, and have not yet reached the stand-in.
 */
export function createBrowser(ask: Ask, id: number, leaving: Set<Promise<unknown>>): Browser {
  const cookies = new Map<string, string>();

  const call: typeof fetch = async (input, init = {}) => {
    const request = isRequest(input) ? input : undefined;
    const signal = init.signal ?? request?.signal;
    signal?.throwIfAborted();
    const reading = readSent(input, init, BASE_URL);
    leaving.add(reading);
    const sent = await reading.finally(() => leaving.delete(reading));
    const hasCookies = (init.credentials ?? request?.credentials) !== 'omit';
    if (hasCookies && cookies.size > 0) {
      const pairs = [...cookies].map(([name, value]) => `${name}=${value}`);
      sent.headers.push(['cookie', pairs.join('; ')]);
    }
    const reply = await unlessAborted(signal, ask('send', { browser: id, ...sent }));
    if (hasCookies)
      for (const [name, line] of reply.headers) if (name === 'set-cookie') keepCookie(cookies, line);
    const isBodiless = [204, 205, 304].includes(reply.status);
    return new Response(isBodiless ? null : reply.body, { status: reply.status, headers: reply.headers });
  };

  return {
    baseUrl: BASE_URL,
    fetch: call,
    sessionMarker: () => cookies.get('admit_session') ?? null,
    async logIn(student: ReadyStudent | Student) {
      if (typeof student === 'string') {
        checkState(student);
        const { username, session, marker } = await ask('createStudent', student, {});
        cookies.set('admit_id_token', session);
        cookies.set('admit_session', marker);
        return username;
      }
      const { username, password } = student;
      const response = await call(`${BASE_URL}/public/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username, password }),
      });
      const { message } = (await response.json()) as { message: string };
      if (!response.ok) throw new Error(`${username} cannot log in: ${message}`);
      return username;
    },
  };
}

/** Rejects as soon as the signal aborts; the call may still be applied, as on a real network. */
function unlessAborted<Value>(signal: AbortSignal | null | undefined, call: Promise<Value>): Promise<Value> {
  if (!signal) return call;
  const { promise, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason as Error);
  signal.addEventListener('abort', abort);
  return Promise.race([promise, call]).finally(() => signal.removeEventListener('abort', abort));
}

/** Stores a cookie as a browser does; an expired one is removed. */
function keepCookie(cookies: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split(';');
  const name = pair.slice(0, pair.indexOf('='));
  const value = pair.slice(pair.indexOf('=') + 1);
  if (attributes.some((one) => /^\s*max-age=0$/i.test(one))) cookies.delete(name);
  else cookies.set(name, value);
}
