import { describe, expect, it, vi } from 'vitest';
import { ServerError, UnauthorizedError } from '@admission/sdk';
import { VISITOR } from '../../core/application/ClientSnapshot.ts';
import { text } from '../../core/question/builders.ts';
import { formOf } from '../../core/test-support/formOf.ts';
import { fakeStorage } from '../test-support/fakeStorage.ts';
import { studentWith } from '../test-support/studentWith.ts';
import { beginSession } from './beginSession.ts';
import { endSession } from './endSession.ts';
import { enterForm } from './enterForm.ts';
import { noteLogOut, readUnfinishedLogOut } from './unfinishedLogOut.ts';

const FORM = formOf(
  text('first_name', { label: 'First name', required: true }),
  text('last_name', { label: 'Last name' }),
);
const COOKIE = 'admit_session=1';

/** A server with one student on it. */
function serverWith(profile: object = {}) {
  const calls = {
    getProfile: vi.fn(() =>
      Promise.resolve({
        username: 'Jane@Example.com',
        last_page: '',
        successful_login: [],
        web_status: [{ web_status: 'started', timestamp: '2025-06-01T00:00:00Z' }],
        answer: {},
        document_answer: {},
        ...profile,
      }),
    ),
    getAddAnother: vi.fn(() => Promise.resolve({ add_another: {} })),
    getTabs: vi.fn(() => Promise.resolve({ tabs: {} })),
    getDocuments: vi.fn(() => Promise.resolve({ document_answer: {} })),
    saveAnswers: vi.fn((_answers: object) => Promise.resolve({ message: 'Saved' })),
    saveWebStatus: vi.fn(() => Promise.resolve({ message: 'Saved' })),
    saveAddAnother: vi.fn(() => Promise.resolve({ message: 'Saved' })),
  };
  return { calls, ...studentWith({ form: FORM, calls }) };
}

describe('enterForm', () => {
  it('TRAP-47, STAT-03 loads and starts an application once, however many navigations enter at the same time', async () => {
    const { applicant, calls } = serverWith({ web_status: [] });

    await Promise.all([enterForm(applicant, '', COOKIE), enterForm(applicant, '?x=1', COOKIE)]);
    await enterForm(applicant, '', COOKIE);

    expect(calls.getProfile).toHaveBeenCalledTimes(1);
    expect(calls.saveWebStatus).toHaveBeenCalledTimes(1);
    expect(applicant.snapshot.get().web_status).toBe('started');
  });

  it('ROUTE-36, TRAP-09 asks the server nothing for a visitor', async () => {
    const { applicant, calls } = serverWith();

    await enterForm(applicant, '', '');

    expect(Object.values(calls).every((call) => call.mock.calls.length === 0)).toBe(true);
    expect(applicant.store.hydrated).toBe(true);
  });

  it('TRAP-12 lets a saved answer win, fills blanks with carried ones, and saves both once', async () => {
    const { applicant, calls } = serverWith({ answer: { first_name: 'Ana' } });
    await enterForm(applicant, '', '');
    applicant.store.change({ first_name: 'X', last_name: 'Y' });

    beginSession(applicant);
    await enterForm(applicant, '', COOKIE);

    expect(applicant.store.state.answers).toMatchObject({ first_name: 'Ana', last_name: 'Y' });
    expect(calls.saveAnswers.mock.calls.map(([answers]) => answers)).toEqual([
      { first_name: 'Ana', last_name: 'Y' },
    ]);
  });

  it('TRAP-12 leaves a visitor’s form on screen until the saved answers are there, and takes what is typed until then', async () => {
    const { applicant, calls } = serverWith({ answer: { first_name: 'Ana' } });
    await enterForm(applicant, '', '');
    applicant.store.change({ last_name: 'Y' });
    const reply = await calls.getProfile();
    const profile = Promise.withResolvers<typeof reply>();
    calls.getProfile.mockReturnValueOnce(profile.promise);
    const shown: string[] = [];
    applicant.store.subscribe('answers', () => shown.push(applicant.store.answer('last_name')));

    beginSession(applicant);
    const entering = enterForm(applicant, '', COOKIE);
    applicant.store.change({ last_name: 'Yi' });
    profile.resolve(reply);
    await entering;

    expect(shown).toEqual(['Yi', 'Yi']);
    expect(calls.saveAnswers.mock.calls).toEqual([[{ first_name: 'Ana', last_name: 'Yi' }, {}]]);
    expect(applicant.access?.mode).toBe('student');
  });

  it('ERR-08 keeps what a visitor typed when the session they came with is refused', async () => {
    const { applicant, calls } = serverWith();
    await enterForm(applicant, '', '');
    applicant.store.change({ last_name: 'Y' });
    calls.getProfile.mockRejectedValueOnce(new UnauthorizedError('ended', { status: 401 }));

    beginSession(applicant);
    await expect(enterForm(applicant, '', COOKIE)).rejects.toThrow(UnauthorizedError);
    expect(endSession(applicant)).toBe(true);
    await enterForm(applicant, '', '');

    expect(applicant.store.answer('last_name')).toBe('Y');
  });

  it('merges what was not saved when the same person logs in again, and drops it for another', async () => {
    const { applicant, calls } = serverWith();
    await enterForm(applicant, '', COOKIE);
    applicant.store.change({ first_name: 'Jane' });
    endSession(applicant);
    expect(applicant.store.answer('first_name')).toBe('');

    beginSession(applicant);
    await enterForm(applicant, '', COOKIE);
    expect(applicant.store.answer('first_name')).toBe('Jane');

    applicant.store.change({ first_name: 'Janet' });
    endSession(applicant);
    calls.getProfile.mockResolvedValueOnce({ ...(await calls.getProfile()), username: 'bob@example.com' });
    beginSession(applicant);
    await enterForm(applicant, '', COOKIE);
    expect(applicant.store.answer('first_name')).toBe('');
  });

  it('TRAP-60 leaves the form closed to saving when the profile cannot be loaded', async () => {
    const { applicant, calls } = serverWith();
    calls.getProfile.mockRejectedValueOnce(new ServerError('Down'));

    await expect(enterForm(applicant, '', COOKIE)).rejects.toThrow('Down');

    expect(applicant.store.hydrated).toBe(false);
    expect(calls.saveAnswers).not.toHaveBeenCalled();
  });

  it('TRAP-35 keeps nothing of a student whose marker is gone', async () => {
    const { applicant } = serverWith({ answer: { first_name: 'Jane' } });
    await enterForm(applicant, '', COOKIE);

    await enterForm(applicant, '', '');

    expect(applicant.store.answer('first_name')).toBe('');
    expect(applicant.snapshot.get().is_logged_in).toBe(false);
  });

  it('TRAP-63 a session whose log-out was never confirmed is not entered; a log-in opens another', async () => {
    vi.stubGlobal('localStorage', fakeStorage());
    const { applicant, calls } = serverWith();
    noteLogOut('inactivity');

    await expect(enterForm(applicant, '', COOKIE)).rejects.toMatchObject({
      name: 'LogOutFailedError',
      reason: 'inactivity',
      isLeftBehind: true,
    });
    expect(calls.getProfile).not.toHaveBeenCalled();
    await enterForm(applicant, '?token=', '');
    expect(readUnfinishedLogOut()).toBe('inactivity');

    beginSession(applicant);
    await enterForm(applicant, '', COOKIE);
    expect(applicant.snapshot.get().is_logged_in).toBe(true);
    vi.unstubAllGlobals();
  });

  it('TRAP-08 ENT-04 moves made as a visitor do not count as the student’s own', async () => {
    const { applicant } = serverWith({ last_page: '/final-steps' });
    await enterForm(applicant, '', '');
    applicant.snapshot.set({ has_changed_page: true });

    await enterForm(applicant, '', COOKIE);

    expect(applicant.snapshot.get()).toMatchObject({ has_changed_page: false, last_page: '/final-steps' });
    applicant.snapshot.set({ has_changed_page: true });
    endSession(applicant);
    expect(applicant.snapshot.get()).toEqual(VISITOR);
  });

  it('STAT-07 opens the form though it could not be started, and says so; an ended session is refused', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { applicant, calls, onError } = serverWith({ web_status: [] });
    const down = new ServerError('Down', { status: 500 });
    calls.saveWebStatus.mockRejectedValue(down);

    const entering = enterForm(applicant, '', COOKIE);
    await vi.runAllTimersAsync();
    await entering;
    vi.useRealTimers();

    expect(onError).toHaveBeenCalledExactlyOnceWith(down);
    expect(calls.saveWebStatus).toHaveBeenCalledTimes(3);
    expect(applicant.store.hydrated).toBe(true);
    expect(applicant.snapshot.get().web_status).toBeNull();
  });

  it.each([['started'], ['started', 'validating']])(
    'STAT-03 starts nothing that has begun',
    async (...list) => {
      const { applicant, calls } = serverWith({ web_status: list });

      await enterForm(applicant, '', COOKIE);

      expect(calls.saveWebStatus).not.toHaveBeenCalled();
    },
  );
});
