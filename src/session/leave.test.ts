import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ServerError, UnauthorizedError } from '@admission/sdk';
import { text } from '../core/kinds/builders.ts';
import { formOf } from '../core/test-support/formOf.ts';
import { fakeSdk, ok } from '../data/test-support/fakeSdk.ts';
import { JANE } from '../data/test-support/openApplication.ts';
import { settled } from '../data/test-support/turns.ts';
import { finishLogOut, leave } from './leave.ts';
import { LogOutFailedError } from './LogOutFailedError.ts';
import { noteLogOut, readUnfinishedLogOut } from './storage.ts';
import { aHost } from './test-support/aHost.ts';
import { aStudent } from './test-support/aStudent.ts';
import { fakeStorage } from './test-support/fakeStorage.ts';

const FORM = formOf(text('first_name', { label: 'First name' }));
const DOWN = new ServerError('No log-out.', { status: 500, path: '/api/logout' });
const ENDED = new UnauthorizedError('ended', { status: 401, path: '/api/logout' });
const REPLACED = new ServerError('x', { status: 409, code: 'session_replaced', path: '/api/logout' });
const UNREACHABLE = new ServerError('x', { isNetworkError: true, path: '/api/logout' });
const CHOICE = { reason: 'choice', keepsUnsaved: false } as const;
const AWAY = { reason: 'inactivity', keepsUnsaved: true } as const;

/** A student who has typed something, on a server that answers the log-out so. */
function studentWhoTyped(answer: (...args: never[]) => unknown = ok()) {
  const logOut = vi.fn(answer);
  const made = aStudent({ form: FORM, calls: { logOut } });
  made.form.change({ first_name: 'Jane' });
  return { ...made, logOut };
}

beforeEach(() => void vi.stubGlobal('localStorage', fakeStorage()));
afterEach(() => void vi.unstubAllGlobals());

describe('leaving', () => {
  it('drops the session and tells the other tabs before the server is asked · TRAP-45, ERR-18', async () => {
    const { host, session, tabs, now, logOut } = studentWhoTyped(() => new Promise(() => undefined));

    void leave(host, session, CHOICE);
    await settled();

    expect(now()).toMatchObject({ kind: 'none', ended: null, logOutFailure: null });
    expect(session.signal.aborted).toBe(true);
    expect(tabs.post.mock.calls).toEqual([[{ type: 'leaving', reason: 'choice' }]]);
    expect(readUnfinishedLogOut()).toBe('choice');
    expect(logOut).toHaveBeenCalledOnce();
  });

  it.each([CHOICE, AWAY])(
    'leads to the login with its reason once confirmed: %j · ACC-04, INACT-01',
    async (how) => {
      const { host, session, now } = studentWhoTyped();

      await leave(host, session, how);

      expect(now()).toMatchObject({ kind: 'none', ended: how.reason });
      expect(readUnfinishedLogOut()).toBeNull();
    },
  );

  it('forgets what was typed after a chosen log-out, keeps it after inactivity · TRAP-35, TRAP-46', async () => {
    const [chose, away] = [studentWhoTyped(), studentWhoTyped()];

    await leave(chose.host, chose.session, CHOICE);
    await leave(away.host, away.session, AWAY);

    expect(chose.now()).toMatchObject({ unsaved: null });
    expect(away.now()).toMatchObject({ unsaved: { username: JANE, answers: { first_name: 'Jane' } } });
  });

  it('keeps for its student what another tab sent too late, as it was closed in that very moment · PROD-06', async () => {
    const { host, session, tabs, now } = studentWhoTyped(() => {
      tabs.hear({ type: 'saving', username: JANE, marker: 'm-1', answers: { first_name: 'Janet' } });
      return Promise.resolve({});
    });

    await leave(host, session, CHOICE);

    expect(now()).toMatchObject({ unsaved: { username: JANE, answers: { first_name: 'Janet' } } });
  });

  it.each([
    ['had ended already, says so of a choice', ENDED, CHOICE, 'refused'],
    ['had ended already, after inactivity', ENDED, AWAY, 'inactivity'],
    ['was replaced by another person’s', REPLACED, CHOICE, 'choice'],
  ] as const)('has ended where the session %s · ERR-10, TRAP-24', async (_, error, how, ended) => {
    const { host, session, now } = studentWhoTyped(() => Promise.reject(error));

    await leave(host, session, how);

    expect(now()).toMatchObject({ kind: 'none', ended, logOutFailure: null });
    expect(readUnfinishedLogOut()).toBeNull();
  });

  it.each([
    ['refuses', DOWN],
    ['cannot be reached', UNREACHABLE],
  ])('has failed where the server %s, with nothing left here · ERR-18, ERR-19, TRAP-63', async (_, cause) => {
    const { host, session, now } = studentWhoTyped(() => Promise.reject(cause));

    await leave(host, session, AWAY);

    expect(now()).toMatchObject({
      kind: 'none',
      ended: null,
      logOutFailure: { name: 'LogOutFailedError', reason: 'inactivity', marker: 'm-1', cause },
      unsaved: { username: JANE },
    });
    expect(readUnfinishedLogOut()).toBe('inactivity');
  });

  it('waits ten seconds for the answer, and names the session that is to end', async () => {
    let marker: unknown;
    const logOut = ok();
    const { host, session } = aStudent({
      form: FORM,
      marker: 'm-7',
      createSdk: (options) => {
        marker = options?.sessionMarker?.();
        return fakeSdk({ logOut }, options?.signal);
      },
    });

    await leave(host, session, CHOICE);

    expect(marker).toBe('m-7');
    expect(logOut.mock.calls).toEqual([[{ deadlineMs: 10_000 }]]);
  });

  it('happens once', async () => {
    const { host, session, logOut } = studentWhoTyped();

    await Promise.all([leave(host, session, CHOICE), leave(host, session, AWAY)]);

    expect(logOut).toHaveBeenCalledOnce();
  });

  it.each([
    ['is confirmed', () => Promise.resolve({})],
    ['fails', () => Promise.reject(DOWN)],
  ])(
    'leaves the next person alone where it %s only after they have entered · TRAP-35',
    async (_, outcome) => {
      const answer = Promise.withResolvers<object>();
      const { host, session, enter, now } = studentWhoTyped(() => answer.promise);

      const leaving = leave(host, session, CHOICE);
      const next = enter({ username: 'bob@example.com' });
      answer.resolve(outcome());
      await leaving;

      expect(now()).toBe(next);
    },
  );

  it('needs no storage · TRAP-63', async () => {
    vi.stubGlobal('localStorage', undefined);
    const { host, session, now } = studentWhoTyped();

    await leave(host, session, CHOICE);

    expect(now()).toMatchObject({ ended: 'choice' });
  });
});

describe('a log-out that is tried again', () => {
  const failure = new LogOutFailedError('inactivity', 'm-1');

  it('leads to the login once confirmed, and keeps what was not saved · ERR-19', async () => {
    const { host, session, now, logOut } = studentWhoTyped(() => Promise.reject(UNREACHABLE));
    await leave(host, session, AWAY);
    logOut.mockResolvedValueOnce({ message: 'ok' });

    await expect(finishLogOut(host, failure)).resolves.toBeNull();

    expect(now()).toMatchObject({ ended: 'inactivity', unsaved: { answers: { first_name: 'Jane' } } });
    expect(readUnfinishedLogOut()).toBeNull();
  });

  it('gives the new failure, and stays noted · TRAP-63', async () => {
    noteLogOut('inactivity');
    const { host, now } = aHost({ form: FORM, calls: { logOut: () => Promise.reject(DOWN) } });

    await expect(finishLogOut(host, failure)).resolves.toMatchObject({ cause: DOWN, isLeftBehind: false });

    expect(now()).toMatchObject({ ended: null });
    expect(readUnfinishedLogOut()).toBe('inactivity');
  });
});
