import { describe, expect, it, vi } from 'vitest';
import { replyTo } from '../test-support/contractReplies.ts';
import { BASE_URL, createObservedSdk, replyJson } from '../test-support/createObservedSdk.ts';
import { EVERY_CALL } from '../test-support/everyCall.ts';
import { createSdk } from './createSdk.ts';

const MESSAGE = { message: 'Done.' };
const [PROFILE] = replyTo('GET /api/profile').examples;

describe('the sdk', () => {
  it.each(EVERY_CALL)('exchanges JSON and includes cookies: %s · API-01', async (_id, call, sent, body) => {
    const [answer] = replyTo(sent).examples;
    const { sdk, requests } = createObservedSdk(replyJson(answer));

    const reply = await call(sdk);

    expect(reply).toMatchObject(answer as object);
    expect(requests).toHaveLength(1);
    const [request] = requests as [Request];
    expect(`${request.method} ${request.url.replace(BASE_URL, '')}`).toBe(sent);
    expect(request.headers.get('Accept')).toBe('application/json');
    expect(request.headers.get('traceparent')).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
    expect(request.credentials).toBe('include');
    expect(request.headers.get('Content-Type')).toBe(body === undefined ? null : 'application/json');
    const text = await request.text();
    expect(text === '' ? undefined : JSON.parse(text)).toEqual(body);
  });

  it('without a page and a base URL, says what is missing', async () => {
    const call = createSdk().getProfile();

    await expect(call).rejects.toThrow('createSdk needs a baseUrl outside a browser');
    const reason = new TypeError('no longer needed');
    await expect(createSdk().getProfile({ signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  });

  it('bypasses caches when logging out, and gives every call its own trace · API-24, TRAP-26', async () => {
    const { sdk, requests } = createObservedSdk(replyJson(MESSAGE));

    for (let call = 0; call < 3; call += 1) await sdk.logOut();

    expect(requests[0]?.cache).toBe('no-store');
    expect(new Set(requests.map((request) => request.headers.get('traceparent'))).size).toBe(3);
  });

  it('passes keepalive to fetch twice: in the request and in the second argument, where Firefox reads it · API-01', async () => {
    const seen: (boolean | undefined)[] = [];
    const sdk = createSdk({
      baseUrl: BASE_URL,
      fetch: async (request, init) => {
        seen.push((request as Request).keepalive, init?.keepalive);
        return replyJson(MESSAGE)();
      },
    });

    await sdk.saveAnswers({ first_name: 'Ana' }, { keepalive: true });

    expect(seen).toEqual([true, true]);
  });

  it('passes on each reply, even one that is an error · API-01', async () => {
    const dates: (string | null)[] = [];
    const onReply = ({ headers }: Response) => void dates.push(headers.get('Date'));
    const replies = [200, 500].map(
      (status) => new Response('{}', { status, headers: { Date: `${status}` } }),
    );
    const { sdk } = createObservedSdk(() => replies.shift() as Response, { onReply });

    await sdk.getProfile().catch(() => undefined);
    await sdk.getProfile().catch(() => undefined);

    expect(dates).toEqual(['200', '500']);
  });

  it('computes extra headers for each call · TRAP-36', async () => {
    let scenario = 'started';
    const { sdk, requests } = createObservedSdk(replyJson(PROFILE), {
      headers: ({ method, path }) => ({ Prefer: `${method} ${path}, example=${scenario}` }),
    });

    await sdk.getProfile();
    scenario = 'submitted';
    await sdk.getProfile();

    expect(requests.map((request) => request.headers.get('Prefer'))).toEqual([
      'GET /api/profile, example=started',
      'GET /api/profile, example=submitted',
    ]);
  });

  it('looks up the global fetch on each call · API-01', async () => {
    const sdk = createSdk({ baseUrl: BASE_URL });
    const later = vi.fn(() => Promise.resolve(Response.json(MESSAGE)));
    vi.stubGlobal('fetch', later);

    await sdk.logOut();

    expect(later).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });

  it('sends the session marker with every call that needs a session · API-01', async () => {
    let marker: string | null = 'm-1';
    const { sdk, requests } = createObservedSdk(replyJson(MESSAGE), { sessionMarker: () => marker });

    await sdk.saveAnswers({});
    await sdk.signUp({ username: 'ana@example.com', password: 'Example-Pass-2026' });
    marker = null;
    await sdk.saveAnswers({});

    expect(requests.map((request) => request.headers.get('Admit-Session'))).toEqual(['m-1', null, null]);
  });

  it('a save names the highest number of each form’s changes, and a save without numbers sends no header · API-44', async () => {
    const { sdk, requests } = createObservedSdk(replyJson(MESSAGE));

    await sdk.saveAnswers({}, { saves: { k3x9w2pq: 5, m1b7c4zd: 2 } });
    await sdk.saveAnswers({}, { saves: {} });
    await sdk.saveAnswers({});

    const sent = requests.map((request) => request.headers.get('Admit-Save'));
    expect(sent).toEqual(['k3x9w2pq.5, m1b7c4zd.2', null, null]);
  });

  it('passes the answers’ version through unchanged, and returns null if there is none · API-05, API-08', async () => {
    const headers = { ETag: 'W/"7"' };
    const { sdk, requests } = createObservedSdk((request) =>
      Response.json(request.method === 'GET' ? PROFILE : MESSAGE, { headers }),
    );

    const profile = await sdk.getProfile();
    const saved = await sdk.saveAnswers({}, { ifMatch: profile.version ?? '' });

    expect(profile).toEqual({ ...(PROFILE as object), version: 'W/"7"' });
    expect(saved).toEqual({ ...MESSAGE, version: 'W/"7"' });
    expect(requests.map((request) => request.headers.get('If-Match'))).toEqual([null, 'W/"7"']);
    const { sdk: unversioned } = createObservedSdk(replyJson(MESSAGE));
    expect(await unversioned.saveAnswers({})).toEqual({ ...MESSAGE, version: null });
  });

  it.each([
    ['"7-gzip"', '"7"'],
    ['"7--gzip"', '"7"'],
    ['W/"7-br"', 'W/"7"'],
    ['"7;gzip"', '"7"'],
    ['"7--br"', '"7"'],
    ['"7;zstd"', '"7"'],
    ['"7-gzip;br"', '"7"'],
    ['"7-gzipped"', '"7-gzipped"'],
    ['"gzip-7"', '"gzip-7"'],
  ])('removes what a compressing proxy adds to the answers’ version: %s · API-05', async (ETag, version) => {
    const { sdk } = createObservedSdk(() => Response.json(PROFILE, { headers: { ETag } }));

    expect((await sdk.getProfile()).version).toBe(version);
  });
});
