import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSdk } from '@admission/sdk';
import { exampleFetch } from '@admission/sdk/examples';
import { text } from '../core/kinds/builders.ts';
import { formOf } from '../core/test-support/formOf.ts';
import { answersMutation } from './saving/answers.ts';
import { runMutation } from './calls/runMutation.ts';
import { JANE, profileOf } from './test-support/openApplication.ts';
import { aHost, cookiesOf } from './test-support/aHost.ts';
import { aStudent } from './test-support/aStudent.ts';

const FORM = formOf(text('first_name', { label: 'First name' }));
const createRealSdk = (options = {}) => createSdk({ baseUrl: 'http://localhost', ...options });

/** A call received by the server: its target and the session it names. */
interface Sent {
  readonly call: string;
  readonly marker: string | null;
}

/** A server on which each marker belongs to a person. It rejects calls meant for another session. */
function serve(people: Readonly<Record<string, string>>, browser: { cookies: string }) {
  const sent: Sent[] = [];
  const name = () => people[browser.cookies.split('=').at(-1) ?? ''];
  const answer = exampleFetch({ getProfile: () => profileOf({ username: name() }) });
  const server = vi.fn(async (request: Request) => {
    const call = `${request.method} ${new URL(request.url).pathname}`;
    const marker = request.headers.get('Admit-Session');
    sent.push({ call, marker });
    const current = browser.cookies.split('=').at(-1) ?? '';
    if (marker !== current)
      return Response.json({ message: 'Replaced', code: 'session_replaced' }, { status: 409 });
    return answer(request);
  });
  vi.stubGlobal('fetch', server);
  return { sent, server };
}

function setUp(people: Readonly<Record<string, string>>) {
  const made = aStudent({ form: FORM, createSdk: createRealSdk });
  const { session, queryClient } = made;
  session.form.change({ first_name: 'Jane' });
  const save = () =>
    runMutation(queryClient, answersMutation(session), 'all').catch((error: unknown) => error);
  return { ...made, ...serve(people, made.browser), save };
}

const puts = (sent: readonly Sent[]) => sent.filter(({ call }) => call === 'PUT /api/answer');
const profiles = (sent: readonly Sent[]) => sent.filter(({ call }) => call === 'GET /api/profile');

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a call of a student', () => {
  it('sends a call even if the browser has no session left, because the server rejects it · ERR-06', async () => {
    const { save, server, browser } = setUp({});
    browser.cookies = '';
    server.mockResolvedValueOnce(Response.json({ message: 'Log in.' }, { status: 401 }));

    expect(await save()).toMatchObject({ name: 'UnauthorizedError' });
  });

  describe('in a browser that now has another session', () => {
    it('continues calls in a new session of the same person', async () => {
      const { save, sent, browser, now, session } = setUp({ 'm-2': 'JANE@example.com' });
      browser.cookies = cookiesOf('m-2');

      await save();
      await save();

      expect(sent.map(({ call, marker }) => `${call} ${marker}`)).toEqual([
        'GET /api/profile m-2',
        'PUT /api/answer m-2',
        'PUT /api/answer m-2',
      ]);
      expect(now()).toBe(session);
      expect(session.form.hasUnsaved).toBe(false);
    });

    it('identifies the owner only once for several calls', async () => {
      const { sent, browser, session } = setUp({ 'm-2': JANE });
      browser.cookies = cookiesOf('m-2');
      const { sdk } = session;

      await Promise.all([
        sdk.saveLastPage({ last_page: '/about' }),
        sdk.saveWebStatus({ web_status: 'started' }),
      ]);

      expect(profiles(sent)).toHaveLength(1);
      expect(sent).toHaveLength(3);
    });

    it('sends no call when the owner cannot be identified, and keeps the session open', async () => {
      const { save, sent, server, browser, now, session } = setUp({});
      browser.cookies = cookiesOf('m-2');
      server.mockRejectedValueOnce(new TypeError('Failed to fetch'));

      expect(await save()).toMatchObject({ isNetworkError: true });

      expect(puts(sent)).toEqual([]);
      expect(now()).toBe(session);
      expect(session.form.hasUnsaved).toBe(true);
    });

    it('fails with the server’s message when the server does not identify the owner · ERR-15', async () => {
      const { save, server, browser } = setUp({});
      browser.cookies = cookiesOf('m-2');
      server.mockResolvedValueOnce(Response.json({ message: 'We are repairing this.' }, { status: 500 }));

      expect(await save()).toMatchObject({ message: 'We are repairing this.', isNetworkError: false });
    });
  });

  describe('a call rejected because the session was replaced in flight', () => {
    /** Changes the cookies after the client has checked them and before the server does. */
    function replaceOnTheWay(people: Readonly<Record<string, string>>) {
      const made = setUp(people);
      const real = made.server.getMockImplementation();
      made.server.mockImplementationOnce((request: Request) => {
        made.browser.cookies = cookiesOf('m-2');
        return real?.(request) as Promise<Response>;
      });
      return made;
    }

    it('resends a call in the new session of the same person', async () => {
      const { save, sent, now, session } = replaceOnTheWay({ 'm-2': JANE });

      await save();

      expect(sent.map(({ call, marker }) => `${call} ${marker}`)).toEqual([
        'PUT /api/answer m-1',
        'GET /api/profile m-2',
        'PUT /api/answer m-2',
      ]);
      expect(now()).toBe(session);
      expect(session.form.hasUnsaved).toBe(false);
    });
  });

  it('uploads to the storage without a session marker · API-17', async () => {
    const { sent, server, session, browser } = setUp({});
    browser.cookies = cookiesOf('m-2');
    server.mockResolvedValueOnce(new Response(null, { status: 204 }));

    await session.sdk.uploadFile(
      { url: 'http://storage.test/box', fields: { key: 'u/1' } },
      new File(['x'], 'x.pdf'),
    );

    expect(sent).toEqual([]);
    expect(server.mock.calls[0]?.[0]).toBe('http://storage.test/box');
  });
});

describe('while opening the form', () => {
  it('continues to the form when the same person has logged in again', async () => {
    const { sessions, sent, browser, session, now } = setUp({ 'm-2': JANE });
    browser.cookies = cookiesOf('m-2');

    await expect(sessions.open('')).resolves.toBe(session);

    expect(profiles(sent).map(({ marker }) => marker)).toContain('m-2');
    expect(now()).toBe(session);
    expect(session.marker).toBe('m-2');
  });

  it('reports no failure when another call has already ended the session · ERR-09', async () => {
    const { sessions, browser, now, session, server } = setUp({ 'm-2': 'bob@example.com' });
    browser.cookies = cookiesOf('m-2');
    server.mockImplementationOnce(() => {
      sessions.end(session, 'replaced');
      return Promise.reject(new DOMException('', 'AbortError'));
    });

    await expect(sessions.open('')).resolves.toMatchObject({ kind: 'none', ended: 'replaced' });
    expect(now()).toMatchObject({ kind: 'none' });
  });

  it('ends the session when the new one is already over · ERR-06', async () => {
    const { sessions, browser, server, now } = setUp({});
    browser.cookies = cookiesOf('m-2');
    server.mockImplementation(() => Promise.resolve(Response.json({ message: 'ended' }, { status: 401 })));

    await sessions.open('').catch(() => undefined);

    expect(now()).toMatchObject({ kind: 'none', ended: 'refused' });
  });

  it('opens the application of a person who logged in while another person’s was loading', async () => {
    const made = aHost({ form: FORM, cookies: cookiesOf('m-1'), createSdk: createRealSdk });
    const { server } = serve({ 'm-2': 'bob@example.com' }, made.browser);
    const real = server.getMockImplementation();
    server.mockImplementationOnce((request: Request) => {
      made.browser.cookies = cookiesOf('m-2');
      return real?.(request) as Promise<Response>;
    });

    await made.sessions.open('');

    expect(made.now()).toMatchObject({
      kind: 'student',
      username: 'bob@example.com',
      marker: 'm-2',
    });
  });

  it('opens the new person’s application even if replies for the previous person still arrive', async () => {
    const made = aHost({ form: FORM, cookies: cookiesOf('m-1'), createSdk: createRealSdk });
    const { server } = serve({ 'm-1': JANE, 'm-2': 'bob@example.com' }, made.browser);
    const real = server.getMockImplementation();
    const tabs = Promise.withResolvers<null>();
    server.mockImplementation(async (request: Request) => {
      const reply = await real?.(request);
      if (request.url.endsWith('/api/tabs') && request.headers.get('Admit-Session') === 'm-1')
        await tabs.promise;
      return reply as Response;
    });

    const janes = made.sessions.open('');
    await vi.waitFor(() => expect(server).toHaveBeenCalledTimes(4));
    made.browser.cookies = cookiesOf('m-2');
    const bobs = await made.sessions.open('');
    tabs.resolve(null);

    expect(await janes).toBe(bobs);
    expect(made.now()).toMatchObject({ kind: 'student', username: 'bob@example.com' });
  });

  it('navigates to the login when the server and the marker cookie disagree about the session', async () => {
    const made = aHost({ form: FORM, cookies: cookiesOf('m-1'), createSdk: createRealSdk });
    const { server } = serve({}, made.browser);
    server.mockImplementation(() =>
      Promise.resolve(Response.json({ message: 'Replaced', code: 'session_replaced' }, { status: 409 })),
    );

    await made.sessions.open('').catch(() => undefined);

    expect(made.now()).toMatchObject({ kind: 'none', ended: 'replaced' });
  });
});
