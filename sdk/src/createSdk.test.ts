import { describe, expect, it, vi } from 'vitest';
import { replyTo } from '../test-support/contractReplies.ts';
import { BASE_URL, createObservedSdk, replyJson } from '../test-support/createObservedSdk.ts';
import { EVERY_CALL } from '../test-support/everyCall.ts';
import { createSdk } from './createSdk.ts';

const MESSAGE = { message: 'Done.' };
const [PROFILE] = replyTo('GET /api/profile').examples;

describe('createSdk', () => {
  it.each(EVERY_CALL)(
    '%s API-01 sends and expects JSON with the session cookie',
    async (_id, call, sent, body) => {
      const [answer] = replyTo(sent).examples;
      const { sdk, requests } = createObservedSdk(replyJson(answer));

      const reply = await call(sdk);

      expect(reply).toMatchObject(answer as object);
      expect(requests).toHaveLength(1);
      const [request] = requests as [Request];
      expect(`${request.method} ${request.url.replace(BASE_URL, '')}`).toBe(sent);
      expect(request.headers.get('Accept')).toBe('application/json');
      expect(request.credentials).toBe('include');
      expect(request.headers.get('Content-Type')).toBe(body === undefined ? null : 'application/json');
      const text = await request.text();
      expect(text === '' ? undefined : JSON.parse(text)).toEqual(body);
    },
  );

  it('sends each log-out past every cache · API-24, TRAP-26', async () => {
    const { sdk, requests } = createObservedSdk(replyJson(MESSAGE));

    await sdk.logOut();
    await sdk.logOut();

    expect(requests.map((request) => request.cache)).toEqual(['no-store', 'no-store']);
  });

  it('hands keepalive to fetch · API-01', async () => {
    const { sdk, requests } = createObservedSdk(replyJson(MESSAGE));

    await sdk.saveAnswers({ first_name: 'Ana' }, { keepalive: true });

    expect(requests[0]?.keepalive).toBe(true);
  });

  it('says keepalive beside the request too: Firefox reads it nowhere else when a tab is closed · API-01', async () => {
    const inits: (RequestInit | undefined)[] = [];
    const sdk = createSdk({
      baseUrl: BASE_URL,
      fetch: async (_request, init) => {
        inits.push(init);
        return replyJson(MESSAGE)();
      },
    });

    await sdk.saveAnswers({ first_name: 'Ana' }, { keepalive: true });

    expect(inits[0]?.keepalive).toBe(true);
  });

  it('asks for extra headers before each call · TRAP-36', async () => {
    let scenario = 'started';
    const { sdk, requests } = createObservedSdk(replyJson(PROFILE), {
      headers: () => ({ Prefer: `example=${scenario}` }),
    });

    await sdk.getProfile();
    scenario = 'submitted';
    await sdk.getProfile();

    expect(requests.map((request) => request.headers.get('Prefer'))).toEqual([
      'example=started',
      'example=submitted',
    ]);
  });

  it('uses the global fetch of the moment of the call · API-01', async () => {
    const sdk = createSdk({ baseUrl: BASE_URL });
    const later = vi.fn(() => Promise.resolve(Response.json(MESSAGE)));
    vi.stubGlobal('fetch', later);

    await sdk.logOut();

    expect(later).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });

  it('gives every call but those of no session the marker of the session it is made in · API-01', async () => {
    let marker: string | null = 'm-1';
    const { sdk, requests } = createObservedSdk(replyJson(MESSAGE), { sessionMarker: () => marker });

    await sdk.saveAnswers({});
    await sdk.signUp({ username: 'ana@example.com', password: 'Example-Pass-2026' });
    marker = null;
    await sdk.saveAnswers({});

    expect(requests.map((request) => request.headers.get('Admit-Session'))).toEqual(['m-1', null, null]);
  });

  it.each(EVERY_CALL)('gives %s a trace of its own', async (_id, call, sent) => {
    const { sdk, requests } = createObservedSdk(replyJson(replyTo(sent).examples[0]));

    await call(sdk);
    await call(sdk);

    const traces = requests.map((request) => request.headers.get('traceparent'));
    expect(traces).toEqual(Array(2).fill(expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/)));
    expect(new Set(traces).size).toBe(2);
  });

  it('passes the version of the answers on as it is, both ways · API-05, API-08', async () => {
    const headers = { ETag: 'W/"7"' };
    const { sdk, requests } = createObservedSdk((request) =>
      Response.json(request.method === 'GET' ? PROFILE : MESSAGE, { headers }),
    );

    const profile = await sdk.getProfile();
    const saved = await sdk.saveAnswers({}, { ifMatch: profile.version ?? '' });

    expect(profile).toEqual({ ...(PROFILE as object), version: 'W/"7"' });
    expect(saved).toEqual({ ...MESSAGE, version: 'W/"7"' });
    expect(requests.map((request) => request.headers.get('If-Match'))).toEqual([null, 'W/"7"']);
  });

  it('knows no version where the server names none · API-05', async () => {
    const { sdk } = createObservedSdk(replyJson(MESSAGE));

    expect(await sdk.saveAnswers({})).toEqual({ ...MESSAGE, version: null });
  });
});
