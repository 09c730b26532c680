import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { text } from '../core/kinds/builders.ts';
import { formOf } from '../core/test-support/formOf.ts';
import { JANE } from './test-support/openApplication.ts';
import { type Answer, answering, type Answering, held, unanswered } from './test-support/server.ts';
import { settled } from './test-support/turns.ts';
import { LogOutFailedError } from './LogOutFailedError.ts';
import { noteLogOut, readUnfinishedLogOut } from './storage.ts';
import { aHost } from './test-support/aHost.ts';
import { aStudent } from './test-support/aStudent.ts';
import { fakeStorage } from './test-support/fakeStorage.ts';

const FORM = formOf(text('first_name', { label: 'First name' }));
const CHOICE = { reason: 'choice', keepsUnsaved: false } as const;
const AWAY = { reason: 'inactivity', keepsUnsaved: true } as const;

/** A student with unsaved answers, on a server with the given reply to the log-out. */
function studentWhoTyped(answer: Answering<'logOut'> = () => '200:logged_out') {
  const logOut = vi.fn(answer);
  const made = aStudent({ form: FORM, calls: { logOut } });
  made.form.change({ first_name: 'Jane' });
  return { ...made, logOut };
}

beforeEach(() => void vi.stubGlobal('localStorage', fakeStorage()));
afterEach(() => void vi.unstubAllGlobals());

describe('logging out', () => {
  it('drops the session and notifies the other tabs before calling the server · TRAP-45, ERR-18', async () => {
    const { sessions, session, tabs, now, logOut } = studentWhoTyped(held('logOut').call);

    void sessions.logOut(session, CHOICE);
    await settled();

    expect(now()).toMatchObject({ kind: 'none', ended: null, logOutFailure: null });
    expect(session.signal.aborted).toBe(true);
    expect(tabs.post.mock.calls).toEqual([[{ type: 'leaving', reason: 'choice' }]]);
    expect(readUnfinishedLogOut()).toBe('choice');
    expect(logOut).toHaveBeenCalledOnce();
  });

  it.each([CHOICE, AWAY])(
    'navigates to the login with the reason once the server has confirmed: %j · ACC-04, INACT-01',
    async (how) => {
      const { sessions, session, now } = studentWhoTyped();

      await sessions.logOut(session, how);

      expect(now()).toMatchObject({ kind: 'none', ended: how.reason });
      expect(readUnfinishedLogOut()).toBeNull();
    },
  );

  it('discards unsaved answers if the student chose to log out, and keeps them after inactivity · TRAP-35, TRAP-46', async () => {
    const [chose, away] = [studentWhoTyped(), studentWhoTyped()];

    await chose.sessions.logOut(chose.session, CHOICE);
    await away.sessions.logOut(away.session, AWAY);

    expect(chose.now()).toMatchObject({ unsaved: null });
    expect(away.now()).toMatchObject({ unsaved: { username: JANE, answers: { first_name: 'Jane' } } });
  });

  it('keeps the last answers of another tab that is closed during the log-out · PROD-06', async () => {
    const { sessions, session, tabs, now } = studentWhoTyped(() => {
      tabs.hear({ type: 'saving', username: JANE, marker: 'm-1', answers: { first_name: 'Janet' } });
      return '200:logged_out';
    });

    await sessions.logOut(session, CHOICE);

    expect(now()).toMatchObject({ unsaved: { username: JANE, answers: { first_name: 'Janet' } } });
  });

  it.each([
    ['had ended before the student chose to log out', '401:session_invalid', CHOICE, 'refused'],
    ['had ended before a log-out for inactivity', '401:session_invalid', AWAY, 'inactivity'],
    ['has been replaced by another person’s', '409:session_replaced', CHOICE, 'choice'],
  ] as const)(
    'treats a log-out as complete if the session %s · ERR-10, TRAP-24',
    async (_, answer, how, ended) => {
      const { sessions, session, now } = studentWhoTyped((): Answer<'logOut'> => answer);

      await sessions.logOut(session, how);

      expect(now()).toMatchObject({ kind: 'none', ended, logOutFailure: null });
      expect(readUnfinishedLogOut()).toBeNull();
    },
  );

  it.each([
    ['rejects it', answering('logOut', '500:unexpected'), { status: 500 }],
    ['cannot be reached', unanswered(), { isNetworkError: true }],
  ])(
    'reports a failed log-out when the server %s, but keeps no personal data · ERR-18, ERR-19, TRAP-63',
    async (_, answer, cause) => {
      const { sessions, session, now } = studentWhoTyped(answer);

      await sessions.logOut(session, AWAY);

      expect(now()).toMatchObject({
        kind: 'none',
        ended: null,
        logOutFailure: { name: 'LogOutFailedError', reason: 'inactivity', marker: 'm-1', cause },
        unsaved: { username: JANE },
      });
      expect(readUnfinishedLogOut()).toBe('inactivity');
    },
  );

  it('waits ten seconds for the reply and names the session to end', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { call: logOut } = held('logOut');
    const { sessions, session, now, requests } = aStudent({ form: FORM, marker: 'm-7', calls: { logOut } });

    const leaving = sessions.logOut(session, CHOICE);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(now()).toMatchObject({ logOutFailure: null });
    await vi.advanceTimersByTimeAsync(1);
    await leaving;

    expect(now()).toMatchObject({ logOutFailure: { cause: { isTimeout: true } } });
    expect(requests[0]?.headers.get('Admit-Session')).toBe('m-7');
    vi.useRealTimers();
  });

  it('sends only one call when the log-out is repeated', async () => {
    const { sessions, session, logOut } = studentWhoTyped();

    await Promise.all([sessions.logOut(session, CHOICE), sessions.logOut(session, AWAY)]);

    expect(logOut).toHaveBeenCalledOnce();
  });

  it.each([
    ['is confirmed', '200:logged_out'],
    ['fails', '500:unexpected'],
  ] as const)(
    'does not affect the next student when the log-out %s after their log-in · TRAP-35',
    async (_, outcome) => {
      const { call, waiting } = held('logOut');
      const { sessions, session, enter, now } = studentWhoTyped(call);

      const leaving = sessions.logOut(session, CHOICE);
      const next = enter({ username: 'bob@example.com' });
      await settled();
      waiting[0]?.resolve(outcome);
      await leaving;

      expect(now()).toBe(next);
    },
  );

  it('logs out even if browser storage is unavailable · TRAP-63', async () => {
    vi.stubGlobal('localStorage', undefined);
    const { sessions, session, now } = studentWhoTyped();

    await sessions.logOut(session, CHOICE);

    expect(now()).toMatchObject({ ended: 'choice' });
  });
});

describe('retrying a log-out', () => {
  const failure = new LogOutFailedError('inactivity', 'm-1');

  it('navigates to the login once the server has confirmed, and keeps unsaved answers · ERR-19', async () => {
    const { sessions, session, now, logOut } = studentWhoTyped(unanswered());
    await sessions.logOut(session, AWAY);
    logOut.mockReturnValueOnce('200:logged_out');

    await expect(sessions.finishLogOut(failure)).resolves.toBeNull();

    expect(now()).toMatchObject({ ended: 'inactivity', unsaved: { answers: { first_name: 'Jane' } } });
    expect(readUnfinishedLogOut()).toBeNull();
  });

  it('returns the new failure and keeps the log-out recorded as unfinished · TRAP-63', async () => {
    noteLogOut('inactivity');
    const { sessions, now } = aHost({ form: FORM, calls: { logOut: '500:unexpected' } });

    await expect(sessions.finishLogOut(failure)).resolves.toMatchObject({
      cause: { status: 500 },
      isLeftBehind: false,
    });

    expect(now()).toMatchObject({ ended: null });
    expect(readUnfinishedLogOut()).toBe('inactivity');
  });
});
