import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ServerError, UnauthorizedError } from '@admission/sdk';
import { answersMutation } from '../saving/answers.ts';
import { runMutation } from '../calls/runMutation.ts';
import { DocumentError } from '../documents/DocumentError.ts';
import { answering, type Answering, type Answers, held, unanswered } from '../test-support/server.ts';
import { JANE, profileOf } from '../test-support/openApplication.ts';
import { RECONCILIATIONS } from '../status/reconcileSubmitted.ts';
import { settled } from '../test-support/turns.ts';
import { NO_SESSION } from '../Session.ts';
import { noteLogOut, readUnfinishedLogOut } from '../browser/storage.ts';
import { aStudent } from '../test-support/aStudent.ts';
import { fakeStorage } from '../test-support/fakeStorage.ts';

const CHOICE = { reason: 'choice', keepsUnsaved: false } as const;
const AWAY = { reason: 'inactivity', keepsUnsaved: true } as const;

/** Sets up a student with unsaved answers, and a server with the given log-out reply. */
function studentWhoTyped(answer: Answering<'logOut'> = () => '200:logged_out') {
  const logOut = vi.fn(answer);
  const made = aStudent({ calls: { logOut } });
  made.form.change({ first_name: 'Jane' });
  return { ...made, logOut };
}

beforeEach(() => void vi.stubGlobal('localStorage', fakeStorage()));
afterEach(() => void vi.unstubAllGlobals());

describe('ending a session', () => {
  it('discards all personal data, ignores later replies, and keeps unsaved answers for the same student · TRAP-35, TRAP-46', async () => {
    const { call, waiting } = held('saveAnswers');
    const { sessions, session, form, queryClient, channel, now } = aStudent({ calls: { saveAnswers: call } });
    form.change({ first_name: 'Jane' });
    const saving = runMutation(queryClient, answersMutation(session), 'all');
    await settled();

    sessions.end(session, 'rejected');
    waiting[0]?.resolve('200:saved');
    await expect(saving).rejects.toThrow('aborted');

    expect(now()).toEqual({ ...NO_SESSION, ended: 'rejected', hasUnsaved: true });
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
    expect(form.letters.savedAt).toBeNull();
    expect(channel.post).not.toHaveBeenCalled();
  });

  it('takes effect only once, and never affects the next session · TRAP-10, ERR-09', () => {
    const { sessions, session, enter, now } = aStudent({});
    const changed = vi.fn();
    sessions.current.subscribe(changed);

    sessions.end(session, 'rejected');
    sessions.end(session, 'rejected');
    expect(changed).toHaveBeenCalledOnce();
    expect(now()).toEqual({ ...NO_SESSION, ended: 'rejected' });
    const next = enter();
    sessions.end(session, 'rejected');

    expect(now()).toBe(next);
  });
});

describe('a failed call of a session', () => {
  const ENDED = new UnauthorizedError('ended', { status: 401, path: '/api/answer' });

  /** Sets up a student with a call that fails with the given error. */
  function failWith(error: Error, calls: Answers = {}) {
    const made = aStudent({ calls });
    const mutationFn = () => Promise.reject(error);
    const failing = runMutation(made.queryClient, { mutationFn, retry: false }, undefined);
    return { ...made, failed: failing.catch(() => undefined) };
  }

  it.each([
    ['401', ENDED, 'rejected'],
    [
      '409 session_replaced',
      new ServerError('x', { status: 409, code: 'session_replaced', path: '/api/answer' }),
      'replaced',
    ],
  ])('ends the session when the reply is %s · ERR-06, TRAP-10, API-42', async (_, error, ended) => {
    const { failed, now } = failWith(error);

    await failed;

    expect(now()).toMatchObject({ kind: 'none', ended });
  });

  it('is reported if it is a programming error, but not if it is a failed document or a server error · ERR-02, ERR-15', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const mistake = new TypeError('x is undefined');

    for (const error of [mistake, new DocumentError('x', 'failed'), new ServerError('x', { status: 500 })])
      await failWith(error).failed;

    expect(report).toHaveBeenCalledExactlyOnceWith('[an action]', mistake);
    report.mockRestore();
  });

  it('compares the answers with the application if that has been submitted elsewhere · SUB-11', async () => {
    const submitted = new ServerError('x', { status: 403, code: 'already_submitted', path: '/api/answer' });
    const { failed, now, queryClient } = failWith(submitted, {
      getProfile: profileOf({ status: 'submitted' }),
    });

    await failed;

    expect(queryClient.getMutationCache().findAll({ mutationKey: RECONCILIATIONS })).toHaveLength(1);
    expect(now().kind).toBe('student');
  });

  it('has no effect once another session is open · ERR-09', async () => {
    const { failed, enter, now } = failWith(ENDED);
    const next = enter();

    await failed;

    expect(now()).toBe(next);
  });
});

it('a student’s events are posted to the other tabs under their name, and none once the session has ended · TRAP-60', () => {
  const { sessions, session, channel } = studentWhoTyped();
  const event = { type: 'count', buttonId: 'parent', count: 2 } as const;

  session.post(event);
  expect(channel.post).toHaveBeenCalledOnce();
  sessions.end(session, 'rejected');
  session.post(event);

  expect(channel.post).toHaveBeenCalledExactlyOnceWith({ ...event, username: JANE, marker: 'm-1' });
});

it('a log-in ends the earlier student’s session, keeps what they have not saved, and forgets a log-out · TRAP-35', async () => {
  const { sessions, now, form } = aStudent({ calls: { logIn: answering('logIn') } });
  form.change({ first_name: 'Jane' });
  noteLogOut('choice');

  await sessions.logIn({ username: 'bob@example.com', password: 'x' });

  expect(now()).toEqual({ ...NO_SESSION, hasUnsaved: true });
  expect(sessions.loggingIn).toBe('bob@example.com');
  expect(readUnfinishedLogOut()).toBeNull();
});

it('no session is opened before the form’s scripts have loaded', async () => {
  const { sessions } = studentWhoTyped();
  sessions.entrance = null;

  await expect(sessions.open('')).rejects.toThrow('form’s scripts');
});

describe('logging out', () => {
  it('ends the session and notifies the other tabs, then waits ten seconds for the reply to a single call · TRAP-45, ERR-18', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { sessions, session, channel, now, requests } = studentWhoTyped(held('logOut').call);

    const leaving = Promise.all([sessions.logOut(session, CHOICE), sessions.logOut(session, AWAY)]);
    await vi.advanceTimersByTimeAsync(9_999);

    expect(now()).toMatchObject({ kind: 'none', ended: null, logOutFailure: null });
    expect(session.signal.aborted).toBe(true);
    expect(channel.post.mock.calls).toEqual([[{ type: 'logOut', reason: 'choice' }]]);
    expect(readUnfinishedLogOut()).toBe('choice');
    await vi.advanceTimersByTimeAsync(1);
    await leaving;
    expect(now()).toMatchObject({ logOutFailure: { cause: { isTimeout: true } } });
    expect(requests.map(({ headers }) => headers.get('Admit-Session'))).toEqual(['m-1']);
    vi.useRealTimers();
  });

  it.each([
    ['the server confirms a log-out by choice', '200:logged_out', CHOICE, 'choice', false],
    ['the server confirms a log-out for inactivity', '200:logged_out', AWAY, 'inactivity', true],
    ['the session had ended before a log-out by choice', '401:session_invalid', CHOICE, 'rejected', false],
    [
      'the session had ended before a log-out for inactivity',
      '401:session_invalid',
      AWAY,
      'inactivity',
      true,
    ],
    ['another person’s session has replaced the student’s', '409:session_replaced', CHOICE, 'choice', false],
  ] as const)(
    'records the reason when %s, and keeps unsaved answers only after inactivity · ACC-04, INACT-01, ERR-10, TRAP-24, TRAP-35, TRAP-46',
    async (_, answer, how, ended, hasUnsaved) => {
      const { sessions, session, now } = studentWhoTyped(answering('logOut', answer));

      await sessions.logOut(session, how);

      expect(now()).toEqual({ ...NO_SESSION, ended, hasUnsaved });
      expect(readUnfinishedLogOut()).toBeNull();
    },
  );

  it('keeps no personal data after a failed log-out, and reports each failure until a retry succeeds · ERR-18, ERR-19, TRAP-63', async () => {
    const { sessions, session, now, logOut } = studentWhoTyped(unanswered());
    const failure = { name: 'LogOutFailedError', reason: 'inactivity', marker: 'm-1' } as const;

    await sessions.logOut(session, AWAY);
    expect(now()).toEqual({
      ...NO_SESSION,
      hasUnsaved: true,
      logOutFailure: expect.objectContaining({ ...failure, cause: expect.anything() as unknown }) as unknown,
    });
    logOut.mockReturnValueOnce('500:unexpected');
    await expect(sessions.finishLogOut(failure)).resolves.toMatchObject({
      ...failure,
      cause: { status: 500 },
      isLeftBehind: false,
    });
    expect(readUnfinishedLogOut()).toBe('inactivity');
    logOut.mockReturnValueOnce('200:logged_out');
    await expect(sessions.finishLogOut(failure)).resolves.toBeNull();

    expect(now()).toEqual({ ...NO_SESSION, ended: 'inactivity', hasUnsaved: true });
    expect(readUnfinishedLogOut()).toBeNull();
  });

  it('on a card ends the session in every tab, and keeps what its student has not saved · TRAP-45, TRAP-46', async () => {
    const { sessions, channel, now, requests } = studentWhoTyped();

    await expect(sessions.logOutOfBrowser()).resolves.toBeNull();

    expect(now()).toEqual({ ...NO_SESSION, ended: 'choice', hasUnsaved: true });
    expect(channel.post.mock.calls).toEqual([[{ type: 'logOut', reason: 'choice' }]]);
    expect(requests[0]?.headers.get('Admit-Session')).toBe('m-1');
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
});
