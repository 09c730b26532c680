// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, type Mock, vi } from 'vitest';
import { text } from '../../core/question/builders.ts';
import { formOf } from '../../core/test-support/formOf.ts';
import { reportActivity } from '../../data/session/activity.ts';
import type { SessionNews } from '../../data/session/sessionChannel.ts';
import { ok } from '../../data/test-support/fakeSdk.ts';
import { renderFor } from '../../data/test-support/renderFor.tsx';
import { studentWith } from '../../data/test-support/studentWith.ts';
import { InactivityGuard } from './index.ts';

const FORM = formOf(text('first_name', { label: 'First name' }));
const GUARD = <InactivityGuard>{null}</InactivityGuard>;
const YES = 'Yes - Take me back to my application';
const NO = 'No - Please log me out';
const TIMED_OUT = {
  message: { severity: 'error', text: 'You have been automatically logged out due to inactivity.' },
};

function setUp(calls: Partial<Record<'logOut' | 'saveAnswers', Mock>> = {}) {
  const mine = { logOut: ok(), saveAnswers: ok(), ...calls };
  const student = studentWith({ form: FORM, calls: mine });
  return { ...student, calls: mine, show: () => renderFor(student.applicant, GUARD) };
}

function enterAndShow(calls?: Parameters<typeof setUp>[0]) {
  const all = setUp(calls);
  all.enter();
  return { ...all, ...all.show() };
}

const settled = async () => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};
const pass = (milliseconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    await settled();
  });
/** A laptop's sleep: the wall clock moves on, no timer runs. */
const sleep = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);
const dialog = () => screen.queryByRole('dialog', { name: 'Still working?' });
const press = (name: string) => act(() => void fireEvent.click(screen.getByRole('button', { name })));

/** Another tab of the browser. */
async function hear(news: SessionNews) {
  const channel = new BroadcastChannel('admit-session');
  channel.postMessage(news);
  await act(settled);
  channel.close();
}

describe('InactivityGuard', () => {
  beforeEach(() => {
    localStorage.clear();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('INACT-03 INACT-04 INACT-05 asks at 840 s, not before', async () => {
    enterAndShow();

    await pass(839_999);
    expect(dialog()).toBeNull();
    await pass(1);

    expect(dialog()?.textContent).toContain(
      'You have been inactive for a little while. Would you like to stay logged in?',
    );
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });

  it('INACT-01 INACT-02 logs out at 900 s, not before, and the login says why', async () => {
    const { calls, path, state, applicant } = enterAndShow();

    await pass(899_999);
    expect(calls.logOut).not.toHaveBeenCalled();
    await pass(1);

    expect(calls.logOut).toHaveBeenCalledOnce();
    expect(path()).toBe('/login');
    expect(state()).toEqual(TIMED_OUT);
    expect(applicant.snapshot.get().is_logged_in).toBe(false);
  });

  it('TRAP-46 sends one PUT of what is unsaved before the automatic log-out', async () => {
    const { applicant, calls } = enterAndShow();
    applicant.store.change({ first_name: 'Jane' });

    await pass(900_000);

    expect(calls.saveAnswers.mock.calls).toEqual([[{ first_name: 'Jane' }, expect.anything()]]);
    expect(calls.saveAnswers.mock.invocationCallOrder[0]).toBeLessThan(
      calls.logOut.mock.invocationCallOrder[0] ?? 0,
    );
  });

  it('TRAP-46 logs out even if that fails, and keeps the answers for the same person', async () => {
    const { applicant, path } = enterAndShow({
      saveAnswers: vi.fn().mockRejectedValue(new Error('offline')),
    });
    applicant.store.change({ first_name: 'Jane' });

    await pass(900_000);

    expect(path()).toBe('/login');
    expect(applicant.unsent).toEqual({ username: 'jane@example.com', answers: { first_name: 'Jane' } });
  });

  it('INACT-06 Yes takes them back; the next question comes 840 s later', async () => {
    const { calls } = enterAndShow();
    await pass(850_000);

    press(YES);
    expect(dialog()).toBeNull();
    await pass(839_999);
    expect(dialog()).toBeNull();
    await pass(1);

    expect(dialog()).not.toBeNull();
    expect(calls.logOut).not.toHaveBeenCalled();
  });

  it('INACT-07 No logs out, and the login says nothing', async () => {
    const { calls, path, state } = enterAndShow();
    await pass(850_000);

    press(NO);
    await pass(0);

    expect(calls.logOut).toHaveBeenCalledOnce();
    expect(path()).toBe('/login');
    expect(state()).toEqual({});
  });

  it.each(['mousemove', 'keydown', 'pointerdown', 'touchstart', 'wheel'])(
    'INACT-09 INACT-12 %s counts as activity: at 10 min it moves the question to 24 min',
    async (type) => {
      enterAndShow();
      await pass(600_000);

      fireEvent(window, new Event(type));
      await pass(839_999);
      expect(dialog()).toBeNull();
      await pass(1);

      expect(dialog()).not.toBeNull();
    },
  );

  it('INACT-12 an upload counts as activity', async () => {
    const { path } = enterAndShow();
    await pass(600_000);

    reportActivity();
    await pass(839_999);

    expect([dialog(), path()]).toEqual([null, '/about']);
  });

  it('INACT-12 while the question is up only its buttons count', async () => {
    const { path } = enterAndShow();
    await pass(850_000);

    fireEvent.mouseMove(window);
    fireEvent.keyDown(window);
    reportActivity();
    expect(dialog()).not.toBeNull();
    await pass(50_000);

    expect(path()).toBe('/login');
  });

  it.each([
    ['a mouse move', () => fireEvent.mouseMove(window)],
    ['coming back into view', () => fireEvent(document, new Event('visibilitychange'))],
  ])('INACT-08 TRAP-46 after a long sleep %s logs out instead of counting', async (_what, wake) => {
    const { calls, path, state } = enterAndShow();
    await pass(1_000);
    sleep(1_200_000);

    act(() => void wake());
    expect(screen.getByRole('status', { name: 'Logging out' })).toBeTruthy();
    await pass(0);

    expect(calls.logOut).toHaveBeenCalledOnce();
    expect(path()).toBe('/login');
    expect(state()).toEqual(TIMED_OUT);
  });

  it('INACT-08 times out too when the question was already up', async () => {
    const { path } = enterAndShow();
    await pass(850_000);
    sleep(3_600_000);

    act(() => void fireEvent.mouseMove(window));
    await pass(0);

    expect(path()).toBe('/login');
  });

  it('INACT-10 INACT-11 leaves visitors and staff alone', async () => {
    const { applicant, show } = setUp();
    const { path } = show();
    await pass(1_200_000);
    act(() => applicant.snapshot.set({ is_service_user: true, is_logged_in: true }));
    await pass(1_200_000);

    expect(dialog()).toBeNull();
    expect(path()).toBe('/about');
  });

  it('counts down for the eye every second, for the ear three times in the minute', async () => {
    enterAndShow();
    await pass(840_000);
    const heard = new Set<string | undefined>();

    for (let second = 0; second < 59; second += 1) {
      heard.add(screen.getByRole('status').textContent);
      await pass(1_000);
    }

    expect([...heard]).toEqual([
      'You will be logged out in one minute.',
      'You will be logged out in 30 seconds.',
      'You will be logged out in 10 seconds.',
    ]);
    expect(dialog()?.textContent).toContain('You will be logged out in 1 second.');
  });

  it('ERR-19 a failed log-out shows the error screen', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { applicant } = enterAndShow({ logOut: vi.fn().mockRejectedValue(new Error('No log-out.')) });

    await pass(900_000);

    expect(
      screen.getByRole('heading', { name: 'Error: The server did not confirm the log-out.' }),
    ).toBeTruthy();
    expect(applicant.store.hydrated).toBe(false);
    vi.restoreAllMocks();
  });

  it('TRAP-45 typing in another tab keeps this one logged in, and takes the question away', async () => {
    const { calls } = enterAndShow();
    await pass(600_000);
    await hear({ news: 'active', at: Date.now() });
    await pass(839_999);
    expect(dialog()).toBeNull();
    await pass(1);
    expect(dialog()).not.toBeNull();

    await hear({ news: 'active', at: Date.now() });

    expect(dialog()).toBeNull();
    expect(calls.logOut).not.toHaveBeenCalled();
  });

  it('TRAP-45 a tab that missed the news reads the shared clock, which holds a time and nothing else', async () => {
    const { path } = enterAndShow();
    await pass(600_000);
    expect(Object.keys(localStorage)).toEqual(['admit_last_active']);
    localStorage.setItem('admit_last_active', String(Date.now()));

    await pass(839_999);

    expect(dialog()).toBeNull();
    expect(path()).toBe('/about');
  });

  it.each([
    ['choice', {}],
    ['inactivity', TIMED_OUT],
  ] as const)('TRAP-45 a log-out by %s in another tab ends this one', async (reason, arrival) => {
    const { applicant, calls, path, state } = enterAndShow();
    applicant.store.change({ first_name: 'Jane' });

    await hear({ news: 'ended', reason });

    expect(path()).toBe('/login');
    expect(state()).toEqual(arrival);
    expect(calls.logOut).not.toHaveBeenCalled();
    expect(applicant.store.answer('first_name')).toBe('');
    expect(applicant.snapshot.get().username).toBe('');
  });

  it('TRAP-45 TRAP-24 a log-out under way in another tab is remembered for what is refused because of it', async () => {
    const { applicant, path } = enterAndShow();

    await hear({ news: 'leaving', reason: 'inactivity' });

    expect(applicant.leavingElsewhere).toBe('inactivity');
    expect(applicant.snapshot.get().is_logged_in).toBe(true);
    expect(path()).toBe('/about');
  });
});
