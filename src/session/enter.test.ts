import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FIRST_STATUS, readWebStatus } from './status/status.ts';
import { JANE } from './test-support/openApplication.ts';
import { EXAMPLES } from './test-support/server.ts';
import { settled } from './test-support/turns.ts';
import type { StudentSession, VisitorSession } from './Session.ts';
import { noteLogOut } from './storage.ts';
import { aBrowser, aVisitorsBrowser } from './test-support/aBrowser.ts';
import type { aServer } from './test-support/aServer.ts';
import { fakeStorage } from './test-support/fakeStorage.ts';

const callsOf = (server: ReturnType<typeof aServer>) =>
  Object.values(server).reduce((sum, call) => sum + call.mock.calls.length, 0);

describe('opening a session', () => {
  it('makes no call to the server for a visitor · ROUTE-36, TRAP-09', async () => {
    const { go, server } = aBrowser({}, { cookies: '' });

    const session = await go();

    expect(session).toMatchObject({ kind: 'visitor' });
    expect(callsOf(server)).toBe(0);
  });

  it('opens a student’s application as it was saved, without changing it · TRAP-16', async () => {
    const { asStudent, now, tabs, server } = aBrowser({ state: { answers: { first_name: 'Ana' } } });

    const session = await asStudent();

    expect(now()).toBe(session);
    expect(session).toMatchObject({ kind: 'student', username: JANE, hasChangedPage: false });
    expect(session.form.state.answers).toEqual({ first_name: 'Ana' });
    expect(server.saveAnswers).not.toHaveBeenCalled();
    expect(tabs.post).toHaveBeenCalledExactlyOnceWith({ type: 'entered', username: JANE, marker: 'm-1' });
  });

  it('opens the application for a public token, with nothing unsaved · ROUTE-33', async () => {
    const { go, server } = aBrowser();

    const session = await go('?token=abc');

    expect(session).toMatchObject({ kind: 'token', token: 'abc', carried: null });
    expect(server.getPublicView).toHaveBeenCalledExactlyOnceWith({ token: 'abc' });
    const { answer } = EXAMPLES.getPublicView.replies['200:complete'].body;
    expect((session as VisitorSession).form.answer('first_name')).toBe(answer.first_name);
    expect((session as VisitorSession).form.hasUnsaved).toBe(false);
    expect(callsOf(server)).toBe(1);
  });

  it('opens the application for a service token with a single call · ROUTE-34, ROLE-14', async () => {
    const { go, server, tabs } = aBrowser({}, { serviceToken: 'stf' });

    const session = await go('?token=abc');

    expect(session).toMatchObject({ kind: 'service', token: 'stf' });
    expect(callsOf(server)).toBe(1);
    expect(tabs.post).not.toHaveBeenCalled();
  });

  it('navigates to the login when the marker cookie does not match the session · ERR-06, TRAP-35', async () => {
    const { go, server, now } = aBrowser();
    server.getTabs.mockReturnValue('409:session_replaced');

    await expect(go()).rejects.toMatchObject({ code: 'session_replaced' });

    expect(now()).toMatchObject({ kind: 'none', ended: 'replaced' });
  });

  it('keeps the session that is already open · TRAP-47', async () => {
    const { asStudent, server, sessions } = aBrowser();

    const first = await asStudent();

    expect(sessions.isOpen('')).toBe(true);
    expect(sessions.isOpen('?token=abc')).toBe(false);
    expect(await asStudent()).toBe(first);
    expect(server.getProfile).toHaveBeenCalledOnce();
  });

  it('discards a student’s session when its marker is gone · TRAP-35', async () => {
    const { asStudent, go, browser } = aBrowser({ state: { answers: { first_name: 'Jane' } } });
    const student = await asStudent();

    browser.cookies = '';
    const session = (await go()) as VisitorSession;

    expect(session.kind).toBe('visitor');
    expect(session.form.answer('first_name')).toBe('');
    expect(student.signal.aborted).toBe(true);
  });
});

describe('opening an application', () => {
  it('loads and starts the application only once, even if several navigations overlap · TRAP-47, STAT-03', async () => {
    const { go, server } = aBrowser({ status: null });

    const [first, second] = await Promise.all([go(), go('?x=1')]);
    await settled();

    expect(first).toBe(second);
    expect(server.getProfile).toHaveBeenCalledOnce();
    expect(server.saveWebStatus.mock.calls).toEqual([[{ web_status: 'started' }]]);
    expect(readWebStatus(first as StudentSession)).toBe('started');
  });

  it('loads the application again after a failure · ERR-02', async () => {
    const { go, server, now } = aBrowser();
    server.getTabs.mockReturnValueOnce('500:unexpected');

    await expect(Promise.all([go(), go()])).rejects.toMatchObject({ status: 500 });
    expect(now().kind).toBe('none');
    await go();

    expect(now().kind).toBe('student');
    expect(server.getProfile).toHaveBeenCalledTimes(2);
  });

  it.each(['started', 'validating', 'submitted'] as const)(
    'does not start an application whose status is %s · STAT-03',
    async (status) => {
      const { asStudent, server } = aBrowser({ status });

      const session = await asStudent();
      await settled();

      expect(server.saveWebStatus).not.toHaveBeenCalled();
      expect(session.form.validating).toBe(status === 'validating');
    },
  );

  it('shows the form before the application has been started, and even if starting it fails · ROUTE-20, STAT-07', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { asStudent, server } = aBrowser({ status: null });
    server.saveWebStatus.mockReturnValue('500:unexpected');

    const session = await asStudent();
    expect(session.kind).toBe('student');
    await vi.runAllTimersAsync();
    vi.useRealTimers();

    expect(server.saveWebStatus).toHaveBeenCalledTimes(3);
    const failed = session.queryClient.getMutationCache().find({ mutationKey: FIRST_STATUS });
    expect(failed?.state.error).toMatchObject({ status: 500 });
    expect(readWebStatus(session)).toBeNull();
  });

  it('saves the tabs and counts carried over from a visitor · TRAP-15', async () => {
    const { asStudent, server, visitor, logIn } = await aVisitorsBrowser({}, { last_name: 'Y' });
    visitor.form.setTab('hs_tab', 'intl');

    logIn();
    await asStudent();
    await settled();

    expect(server.saveTab.mock.calls).toEqual([[{ tab_id: 'hs_tab', chosen_tab: 'intl' }]]);
  });

  it('resumes polling documents that are still being converted · DOC-13', async () => {
    const { asStudent, server } = aBrowser({
      documents: { resume_doc: { file_name: 'cv.docx', status: 'IN_PROGRESS' } },
    });

    await asStudent();
    await settled();

    expect(server.getConversion).toHaveBeenCalledOnce();
  });
});

describe('an unconfirmed earlier log-out', () => {
  beforeEach(() => void vi.stubGlobal('localStorage', fakeStorage()));
  afterEach(() => void vi.unstubAllGlobals());

  it('finishes an earlier log-out before loading any data of that session · TRAP-63', async () => {
    const { go, server, sessions } = aBrowser();
    noteLogOut('inactivity');

    await expect(go()).rejects.toMatchObject({
      name: 'LogOutFailedError',
      reason: 'inactivity',
      marker: 'm-1',
      isLeftBehind: true,
    });
    expect(callsOf(server)).toBe(0);
    sessions.expectStudent();

    expect((await go()).kind).toBe('student');
  });

  it('opens the form for a visitor or a viewer despite an unfinished log-out · TRAP-63', async () => {
    const { go, browser } = aBrowser();
    noteLogOut('choice');
    browser.cookies = '';

    expect([(await go()).kind, (await go('?token=abc')).kind]).toEqual(['visitor', 'token']);
  });
});
