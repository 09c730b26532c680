import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ServerError, UnauthorizedError } from '@admission/sdk';
import { text } from '../../core/question/builders.ts';
import { formOf } from '../../core/test-support/formOf.ts';
import { ok } from '../test-support/fakeSdk.ts';
import { fakeStorage } from '../test-support/fakeStorage.ts';
import { studentWith } from '../test-support/studentWith.ts';
import { endSession } from './endSession.ts';
import { leaveSession } from './leaveSession.ts';
import { LogOutFailedError } from './LogOutFailedError.ts';
import { openSessionChannel } from './sessionChannel.ts';
import { readUnfinishedLogOut } from './unfinishedLogOut.ts';

const FORM = formOf(text('first_name', { label: 'First name' }));

function studentWhoTyped(logOut: (...args: never[]) => unknown = ok()) {
  const student = studentWith({ form: FORM, calls: { logOut } });
  student.enter();
  student.applicant.store.change({ first_name: 'Jane' });
  return student.applicant;
}

describe('leaveSession', () => {
  /** What another tab of the browser hears. */
  const heard: unknown[] = [];
  let otherTab: BroadcastChannel;
  beforeEach(() => {
    heard.length = 0;
    vi.stubGlobal('localStorage', fakeStorage());
    otherTab = new BroadcastChannel('admit-session');
    otherTab.onmessage = (event: MessageEvent<unknown>) => heard.push(event.data);
  });
  afterEach(() => {
    otherTab.close();
    vi.unstubAllGlobals();
  });

  it.each(['choice', 'inactivity'] as const)(
    'TRAP-45 tells the other tabs of a log-out by %s, before it asks the server and after',
    async (reason) => {
      await leaveSession(studentWhoTyped(), reason);

      const said = ['leaving', 'ended'].map((news) => expect.objectContaining({ news, reason }) as unknown);
      await vi.waitFor(() => expect(heard).toEqual(said));
      expect(JSON.stringify(heard)).not.toMatch(/jane/i);
    },
  );

  it('TRAP-45 does not tell its own tab', async () => {
    const listener = vi.fn();
    const own = openSessionChannel(listener);

    await leaveSession(studentWhoTyped(), 'choice');
    await vi.waitFor(() => expect(heard).toHaveLength(2));
    own.close();

    expect(listener).not.toHaveBeenCalled();
  });

  it('TRAP-35 forgets what somebody typed who chose to leave, keeps it of somebody who was away', async () => {
    const chose = studentWhoTyped();
    const away = studentWhoTyped();

    await leaveSession(chose, 'choice');
    await leaveSession(away, 'inactivity');

    expect(chose.unsent).toBeNull();
    expect(away.unsent).toEqual({ username: 'jane@example.com', answers: { first_name: 'Jane' } });
    for (const applicant of [chose, away]) expect(applicant.store.answer('first_name')).toBe('');
  });

  it('ERR-18 throws when the server did not end the session, with nothing left here and the others told', async () => {
    const applicant = studentWhoTyped(() => Promise.reject(new ServerError('No log-out.', { status: 500 })));

    await expect(leaveSession(applicant, 'choice')).rejects.toThrow(LogOutFailedError);

    expect(applicant.snapshot.get().is_logged_in).toBe(false);
    expect(applicant.store.hydrated).toBe(false);
    await vi.waitFor(() => expect(heard).toHaveLength(2));
  });

  it('ERR-18 a log-out without an answer in time has failed like any other', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(
      AbortSignal.abort(new DOMException('', 'TimeoutError')),
    );
    const applicant = studentWhoTyped((options: { signal: AbortSignal }) =>
      Promise.reject(options.signal.reason as Error),
    );

    await expect(leaveSession(applicant, 'choice')).rejects.toThrow(LogOutFailedError);

    expect(applicant.store.hydrated).toBe(false);
  });

  it('ERR-09 TRAP-24 a call refused because of the log-out says nothing, before its answer and after', async () => {
    const answer = Promise.withResolvers<unknown>();
    const applicant = studentWhoTyped(() => answer.promise);

    const leaving = leaveSession(applicant, 'choice');
    expect(endSession(applicant)).toBe(false);
    expect(applicant.store.answer('first_name')).toBe('Jane');
    answer.resolve({ message: 'ok' });
    await leaving;

    expect(endSession(applicant)).toBe(false);
    expect(applicant.unsent).toBeNull();
  });

  it('ERR-10 TRAP-24 a session that had ended already is one that has ended, and says so', async () => {
    const applicant = studentWhoTyped(() => Promise.reject(new UnauthorizedError('ended', { status: 401 })));

    await expect(leaveSession(applicant, 'choice')).resolves.toBe('invalid');
  });

  it('TRAP-63 is noted for whoever opens the application next until the server has confirmed it', async () => {
    const server = Promise.withResolvers<unknown>();
    const logOut = vi.fn<() => Promise<unknown>>(() => server.promise);
    const noted = () => readUnfinishedLogOut();

    const leaving = leaveSession(studentWhoTyped(logOut), 'inactivity');
    expect(noted()).toBe('inactivity');
    server.reject(new ServerError('Down', { status: 500 }));
    await expect(leaving).rejects.toThrow(LogOutFailedError);
    expect(noted()).toBe('inactivity');

    logOut.mockResolvedValueOnce({ message: 'ok' });
    await leaveSession(studentWhoTyped(logOut), 'choice');
    expect(noted()).toBeNull();

    logOut.mockRejectedValueOnce(new UnauthorizedError('ended', { status: 401 }));
    await leaveSession(studentWhoTyped(logOut), 'choice');
    expect(noted()).toBeNull();
  });

  it('TRAP-63 a browser that keeps nothing logs out all the same', async () => {
    vi.stubGlobal('localStorage', undefined);

    await expect(leaveSession(studentWhoTyped(), 'choice')).resolves.toBe('ended');
    expect(readUnfinishedLogOut()).toBeNull();
  });
});
