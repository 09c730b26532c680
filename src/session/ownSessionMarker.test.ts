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

/** What the server was sent: who was asked for, and in whose name. */
interface Sent {
  readonly call: string;
  readonly marker: string | null;
}

/** A server on which each session, by its marker, belongs to a person; a call meant for another session is refused. */
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
  it('goes out where the browser has no session any more: the server says so itself · ERR-06', async () => {
    const { save, server, browser } = setUp({});
    browser.cookies = '';
    server.mockResolvedValueOnce(Response.json({ message: 'Log in.' }, { status: 401 }));

    expect(await save()).toMatchObject({ name: 'UnauthorizedError' });
  });

  describe('in a browser that has another session by now', () => {
    it('goes on in the new one where that is the same person’s', async () => {
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

    it('asks whose it is once for several calls', async () => {
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

    it('is not sent where it cannot be told whose it is, and the session stays', async () => {
      const { save, sent, server, browser, now, session } = setUp({});
      browser.cookies = cookiesOf('m-2');
      server.mockRejectedValueOnce(new TypeError('Failed to fetch'));

      expect(await save()).toMatchObject({ isNetworkError: true });

      expect(puts(sent)).toEqual([]);
      expect(now()).toBe(session);
      expect(session.form.hasUnsaved).toBe(true);
    });

    it('fails with the server’s own words where it refuses to tell whose it is · ERR-15', async () => {
      const { save, server, browser } = setUp({});
      browser.cookies = cookiesOf('m-2');
      server.mockResolvedValueOnce(Response.json({ message: 'We are repairing this.' }, { status: 500 }));

      expect(await save()).toMatchObject({ message: 'We are repairing this.', isNetworkError: false });
    });
  });

  describe('that the server refuses because the session was replaced on the way', () => {
    /** The cookies change between the look at them and the server. */
    function replaceOnTheWay(people: Readonly<Record<string, string>>) {
      const made = setUp(people);
      const real = made.server.getMockImplementation();
      made.server.mockImplementationOnce((request: Request) => {
        made.browser.cookies = cookiesOf('m-2');
        return real?.(request) as Promise<Response>;
      });
      return made;
    }

    it('is sent again in the new one where that is the same person’s', async () => {
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

  it('reaches the storage without a session: an upload knows none · API-17', async () => {
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

describe('on the way into the form', () => {
  it('goes on where the same person has logged in anew', async () => {
    const { sessions, sent, browser, session, now } = setUp({ 'm-2': JANE });
    browser.cookies = cookiesOf('m-2');

    await expect(sessions.open('')).resolves.toBe(session);

    expect(profiles(sent).map(({ marker }) => marker)).toContain('m-2');
    expect(now()).toBe(session);
    expect(session.marker).toBe('m-2');
  });

  it('is not a failure where another call has ended the session meanwhile · ERR-09', async () => {
    const { sessions, browser, now, session, server } = setUp({ 'm-2': 'bob@example.com' });
    browser.cookies = cookiesOf('m-2');
    server.mockImplementationOnce(() => {
      sessions.end(session, 'replaced');
      return Promise.reject(new DOMException('', 'AbortError'));
    });

    await expect(sessions.open('')).resolves.toMatchObject({ kind: 'none', ended: 'replaced' });
    expect(now()).toMatchObject({ kind: 'none' });
  });

  it('ends the session where the new one is over already · ERR-06', async () => {
    const { sessions, browser, server, now } = setUp({});
    browser.cookies = cookiesOf('m-2');
    server.mockImplementation(() => Promise.resolve(Response.json({ message: 'ended' }, { status: 401 })));

    await sessions.open('').catch(() => undefined);

    expect(now()).toMatchObject({ kind: 'none', ended: 'refused' });
  });

  it('opens the application of the person who logged in while another’s was loaded', async () => {
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

  it('opens it also where the replies for the one before still came', async () => {
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

  it('leads to the login where the server takes the session for another’s than its cookie says', async () => {
    const made = aHost({ form: FORM, cookies: cookiesOf('m-1'), createSdk: createRealSdk });
    const { server } = serve({}, made.browser);
    server.mockImplementation(() =>
      Promise.resolve(Response.json({ message: 'Replaced', code: 'session_replaced' }, { status: 409 })),
    );

    await made.sessions.open('').catch(() => undefined);

    expect(made.now()).toMatchObject({ kind: 'none', ended: 'replaced' });
  });
});
