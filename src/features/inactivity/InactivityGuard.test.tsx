// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { text } from '../../core/kinds/builders.ts';
import { formOf } from '../../core/test-support/formOf.ts';
import { createUpload, runMutation, uploadMutation } from '../../session/index.ts';
import { answering, type Answers, held } from '../../session/test-support/server.ts';
import { savedAs } from '../../session/test-support/savingStudent.ts';
import { pass as passTime } from '../../session/test-support/turns.ts';
import { aHost } from '../../session/test-support/aHost.ts';
import { aServer } from '../../session/test-support/aServer.ts';
import { aStudent } from '../../session/test-support/aStudent.ts';
import { aVisitor } from '../../session/test-support/aVisitor.ts';
import { renderFor } from '../../session/test-support/renderFor.tsx';
import { InactivityGuard } from './InactivityGuard.tsx';

const FORM = formOf(text('first_name', { label: 'First name' }));
const GUARD = (
  <InactivityGuard>
    <input aria-label="First name" />
  </InactivityGuard>
);
const YES = 'Yes - Take me back to my application';
const NO = 'No - Please log me out';
const TIMED_OUT = { ended: 'inactivity' };

/** Renders the guard for a student with the form open, idle from now on. */
function setUp(answers: Answers = {}) {
  const calls = { logOut: answering('logOut'), saveAnswers: answering('saveAnswers') };
  const student = aStudent({ form: FORM, calls: { ...calls, ...answers } });
  return { ...student, calls, ...renderFor(student.sessions, GUARD) };
}

const pass = (milliseconds: number) => act(() => passTime(milliseconds));
/** Simulates a sleeping laptop: the wall clock advances, but no timer runs. */
const sleep = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);
const dialog = () => screen.queryByRole('dialog', { name: 'Still working?' });
const workElsewhere = () => localStorage.setItem('admit_last_active', String(Date.now()));
const notifyThisTab = () => window.dispatchEvent(new StorageEvent('storage', { key: 'admit_last_active' }));
const press = (name: string) => act(() => void fireEvent.click(screen.getByRole('button', { name })));

describe('InactivityGuard', () => {
  beforeEach(() => {
    const timers = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const;
    vi.useFakeTimers({ toFake: [...timers, 'Date', 'performance'] });
  });

  it('asks at 840 s, not before, whether the student is still working, counts only the answer as activity, and asks again 840 s after Yes · INACT-03, INACT-04, INACT-05, INACT-06, INACT-12', async () => {
    const { calls } = setUp();

    await pass(839_999);
    expect(dialog()).toBeNull();
    await pass(1);
    expect(dialog()?.textContent).toContain(
      'You have been inactive for a little while. Would you like to stay logged in?',
    );
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    fireEvent.mouseMove(window);
    fireEvent.keyDown(window);
    expect(dialog()).not.toBeNull();
    await pass(10_000);

    press(YES);
    expect(dialog()).toBeNull();
    await pass(839_999);
    expect(dialog()).toBeNull();
    await pass(1);
    expect(dialog()).not.toBeNull();
    expect(calls.logOut).not.toHaveBeenCalled();
  });

  it('logs out at 900 s, not before, after a save that blocks input; keeps unsaved answers if the save fails, and the login card shows the reason · INACT-01, INACT-02, TRAP-46', async () => {
    const save = Promise.withResolvers<'500:unexpected'>();
    const { form, calls, now, path, state } = setUp({ saveAnswers: () => save.promise });
    form.change({ first_name: 'Jane' });
    const input = screen.getByLabelText('First name');
    act(() => input.focus());
    await pass(899_999);
    expect(input.closest('.app-contents[inert]')).toBeNull();

    await pass(1);
    expect(input.closest('.app-contents[inert]')).not.toBeNull();
    expect(document.activeElement).not.toBe(input);
    expect(screen.getByRole('status', { name: 'Logging out' }).closest('[inert]')).toBeNull();
    expect(path()).toBe('/about');
    expect(calls.logOut).not.toHaveBeenCalled();
    save.resolve('500:unexpected');
    await pass(0);

    expect(calls.logOut).toHaveBeenCalledOnce();
    expect([path(), state()]).toEqual(['/login', TIMED_OUT]);
    expect(now()).toMatchObject({ kind: 'none', hasUnsaved: true });
  });

  it('logs out after No, without a message on the login card · INACT-07', async () => {
    const { calls, path, state } = setUp();
    await pass(850_000);

    press(NO);
    await pass(0);

    expect(calls.logOut).toHaveBeenCalledOnce();
    expect(path()).toBe('/login');
    expect(state()).toEqual({ ended: 'choice' });
  });

  it.each(['mousemove', 'keydown', 'pointerdown', 'touchstart', 'wheel'])(
    'counts %s at 10 min as activity, so that the question appears at 24 min · INACT-09, INACT-12',
    async (type) => {
      setUp();
      await pass(600_000);

      fireEvent(window, new Event(type));
      await pass(839_999);
      expect(dialog()).toBeNull();
      await pass(1);

      expect(dialog()).not.toBeNull();
    },
  );

  it('counts an upload as activity until it ends · INACT-12', async () => {
    const { session, queryClient, path } = setUp({
      saveAnswers: savedAs(null),
      requestUpload: '200:target',
      uploadFile: held('uploadFile').call,
      deleteDocument: '200:removed',
      deleteConversion: '200:removed',
    });
    // The timeout grows with the file size; this file is large enough to be still uploading after 920 s.
    const file = new File(['%PDF-1.7', new Uint8Array(9_000_000)], 'cv.pdf');
    const upload = createUpload(file);
    runMutation(queryClient, uploadMutation(session, 'resume_doc'), upload).catch(() => undefined);

    await pass(920_000);
    expect([dialog(), path()]).toEqual([null, '/about']);
    upload.controller.abort();
    await pass(839_000);
    expect(dialog()).toBeNull();
    await pass(1_000);

    expect(dialog()).not.toBeNull();
  });

  it.each([
    ['a mouse move', () => fireEvent.mouseMove(window)],
    ['coming back into view', () => fireEvent(document, new Event('visibilitychange'))],
  ])(
    'after a long sleep, logs out instead of counting %s as activity · INACT-08, TRAP-46',
    async (_what, wake) => {
      const { calls, path, state } = setUp();
      await pass(1_000);
      sleep(1_200_000);

      act(() => void wake());
      await pass(0);

      expect(calls.logOut).toHaveBeenCalledOnce();
      expect(path()).toBe('/login');
      expect(state()).toEqual(TIMED_OUT);
    },
  );

  it('does not log out visitors or staff · INACT-10, INACT-11', async () => {
    const staff = aHost({ form: FORM, calls: aServer(), serviceToken: 'stf' });
    await staff.sessions.open('');

    for (const { sessions } of [aVisitor({ form: FORM }), staff]) {
      const { path } = renderFor(sessions, GUARD);
      await pass(1_200_000);
      expect([dialog(), path()]).toEqual([null, '/about']);
      cleanup();
    }
  });

  it('counts down on screen every second, but announces the time only three times in the last minute', async () => {
    setUp();
    await pass(840_000);
    const announced = new Set<string | undefined>();

    for (let second = 0; second < 59; second += 1) {
      announced.add(screen.getByRole('status').textContent);
      await pass(1_000);
    }

    expect([...announced]).toEqual([
      'You will be logged out in one minute.',
      'You will be logged out in 30 seconds.',
      'You will be logged out in 10 seconds.',
    ]);
    expect(dialog()?.textContent).toContain('You will be logged out in 1 second.');
  });

  it('stays logged in and closes the question when another tab is in use · TRAP-45', async () => {
    const { calls } = setUp();
    await pass(600_000);
    workElsewhere();
    await pass(839_999);
    expect(dialog()).toBeNull();
    await pass(1);
    expect(dialog()).not.toBeNull();

    workElsewhere();
    act(() => void notifyThisTab());

    expect(dialog()).toBeNull();
    expect(calls.logOut).not.toHaveBeenCalled();
  });

  it.each([24 * 60 * 60_000, 600_000])(
    'logs out at 900 s although the clock was set back by %i ms · INACT-01, TRAP-45',
    async (back) => {
      const { calls } = setUp();
      await pass(300_000);
      vi.setSystemTime(Date.now() - back);

      await pass(599_000);
      expect(calls.logOut).not.toHaveBeenCalled();
      await pass(1_000);
      expect(calls.logOut).toHaveBeenCalled();
    },
  );

  it('counts down although the clock is set back while it asks · INACT-03, TRAP-45', async () => {
    setUp();
    await pass(840_000);
    vi.setSystemTime(Date.now() - 60 * 60_000);

    await pass(20_000);
    expect(dialog()?.textContent).toMatch(/\b40 seconds/);
  });

  it('logs out at 900 s although another tab was used before the clock was set back by an hour · INACT-01, TRAP-45', async () => {
    const { calls } = setUp();
    await pass(1_500);
    workElsewhere();
    vi.setSystemTime(Date.now() - 60 * 60_000);

    await pass(897_500);
    expect(calls.logOut).not.toHaveBeenCalled();
    await pass(1_000);
    expect(calls.logOut).toHaveBeenCalled();
  });

  it('notices the work in another tab after the clock was set back · TRAP-45', async () => {
    const { calls } = setUp();
    vi.setSystemTime(Date.now() - 24 * 60 * 60_000);
    await pass(800_000);
    workElsewhere();

    await pass(899_000);
    expect(calls.logOut).not.toHaveBeenCalled();
  });

  it('notifies the other tabs of activity at most once a second, and shares only the time of the activity · TRAP-45', async () => {
    setUp();
    const written = new Set<string | null>();
    for (let turn = 0; turn < 30; turn += 1) {
      fireEvent.mouseMove(window);
      written.add(localStorage.getItem('admit_last_active'));
      await pass(100);
    }

    expect([3, 4]).toContain(written.size);
    expect(Object.keys(localStorage)).toEqual(['admit_last_active']);
  });
});
