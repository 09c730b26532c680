import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ServerError, UnauthorizedError } from '@admission/sdk';
import { text } from '../core/question/builders.ts';
import { formOf } from '../core/test-support/formOf.ts';
import { FIRST_STATUS, readWebStatus } from '../data/status.ts';
import { type Application, JANE, profileOf } from '../data/test-support/openApplication.ts';
import { settled } from '../data/test-support/turns.ts';
import { end } from './end.ts';
import { enter, isEntered } from './enter.ts';
import type { StudentSession, VisitorSession } from './Session.ts';
import { noteLogOut } from './storage.ts';
import { aHost, cookiesOf } from './testing/aHost.ts';
import { aServer } from './testing/aServer.ts';
import { fakeStorage } from './testing/fakeStorage.ts';
import { welcome } from './welcome.ts';

const FORM = formOf(
  text('first_name', { label: 'First name', required: true }),
  text('last_name', { label: 'Last name' }),
);
const ENDED = new UnauthorizedError('ended', { status: 401, path: '/api/profile' });
const DOWN = new ServerError('Down', { status: 500 });

/** A browser with a session of a student whose application the server has. */
function setUp(application: Application = {}, settings: Partial<Parameters<typeof aHost>[0]> = {}) {
  const server = aServer(application);
  const page = aHost({ form: FORM, calls: server, cookies: cookiesOf('m-1'), ...settings });
  const go = (search = '') => enter(page.host, search);
  return { ...page, server, go, asStudent: async () => (await go()) as StudentSession };
}

/** The same browser before the log-in, where a visitor types. */
async function visiting(application: Application = {}, typed = {}) {
  const made = setUp(application, { cookies: '' });
  const visitor = (await made.go()) as VisitorSession;
  visitor.form.change(typed);
  const logIn = () => {
    made.browser.cookies = cookiesOf('m-1');
    welcome(made.host);
  };
  return { ...made, visitor, logIn };
}

const callsOf = (server: ReturnType<typeof aServer>) =>
  Object.values(server).reduce((sum, call) => sum + call.mock.calls.length, 0);

describe('who is let in', () => {
  it('asks the server nothing for a visitor · ROUTE-36, TRAP-09', async () => {
    const { go, server } = setUp({}, { cookies: '' });

    const session = await go();

    expect(session).toMatchObject({ kind: 'visitor', isStudent: false, form: { hydrated: true } });
    expect(callsOf(server)).toBe(0);
  });

  it('opens a student’s application as it was saved, nothing changed by it · TRAP-16', async () => {
    const { asStudent, now, tabs, server } = setUp({ state: { answers: { first_name: 'Ana' } } });

    const session = await asStudent();

    expect(now()).toBe(session);
    expect(session).toMatchObject({ kind: 'student', username: JANE, hasChangedPage: false });
    expect(session.form.state.answers).toEqual({ first_name: 'Ana' });
    expect(server.saveAnswers).not.toHaveBeenCalled();
    expect(tabs.post).toHaveBeenCalledExactlyOnceWith({ type: 'entered', username: JANE, marker: 'm-1' });
  });

  it('shows what a public token opens, and nothing is unsaved · ROUTE-33', async () => {
    const { go, server } = setUp();

    const session = await go('?token=abc');

    expect(session).toMatchObject({ kind: 'token', token: 'abc', isStudent: false, carried: null });
    expect(server.getPublicView).toHaveBeenCalledExactlyOnceWith({ token: 'abc' }, expect.anything());
    expect((session as VisitorSession).form.answer('first_name')).toBe('Maya');
    expect((session as VisitorSession).form.unsaved.size).toBe(0);
    expect(callsOf(server)).toBe(1);
  });

  it('shows what a service token opens, with that one call · ROUTE-34, ROLE-14', async () => {
    const { go, server, tabs } = setUp({}, { serviceToken: 'stf' });

    const session = await go('?token=abc');

    expect(session).toMatchObject({ kind: 'service', token: 'stf' });
    expect(callsOf(server)).toBe(1);
    expect(tabs.post).not.toHaveBeenCalled();
  });

  it('keeps who is here already · TRAP-47', async () => {
    const { asStudent, server, host } = setUp();

    const first = await asStudent();

    expect(isEntered(host, '')).toBe(true);
    expect(isEntered(host, '?token=abc')).toBe(false);
    expect(await asStudent()).toBe(first);
    expect(server.getProfile).toHaveBeenCalledOnce();
  });

  it('keeps nothing of a student whose marker is gone · TRAP-35', async () => {
    const { asStudent, go, browser } = setUp({ state: { answers: { first_name: 'Jane' } } });
    const student = await asStudent();

    browser.cookies = '';
    const session = (await go()) as VisitorSession;

    expect(session.kind).toBe('visitor');
    expect(session.form.answer('first_name')).toBe('');
    expect(student.signal.aborted).toBe(true);
  });
});

describe('entering an application', () => {
  it('loads and starts it once, however many navigations enter at the same time · TRAP-47, STAT-03', async () => {
    const { go, server } = setUp({ status: null });

    const [first, second] = await Promise.all([go(), go('?x=1')]);
    await settled();

    expect(first).toBe(second);
    expect(server.getProfile).toHaveBeenCalledOnce();
    expect(server.saveWebStatus.mock.calls).toEqual([[{ web_status: 'started' }]]);
    expect(readWebStatus(first as StudentSession)).toBe('started');
  });

  it('loads anew after a failure · ERR-02', async () => {
    const { go, server, now } = setUp();
    server.getTabs.mockRejectedValueOnce(DOWN);

    await expect(Promise.all([go(), go()])).rejects.toBe(DOWN);
    expect(now().kind).toBe('none');
    await go();

    expect(now().kind).toBe('student');
    expect(server.getProfile).toHaveBeenCalledTimes(2);
  });

  it.each(['started', 'validating', 'submitted'] as const)('starts nothing that is %s · STAT-03', async (status) => {
    const { asStudent, server } = setUp({ status });

    const session = await asStudent();
    await settled();

    expect(server.saveWebStatus).not.toHaveBeenCalled();
    expect(session.form.validating).toBe(status === 'validating');
  });

  it('does not hold the form back until it has been started, nor where it could not be · ROUTE-20, STAT-07', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { asStudent, server } = setUp({ status: null });
    server.saveWebStatus.mockRejectedValue(DOWN);

    const session = await asStudent();
    expect(session.form.hydrated).toBe(true);
    await vi.runAllTimersAsync();
    vi.useRealTimers();

    expect(server.saveWebStatus).toHaveBeenCalledTimes(3);
    const failed = session.queryClient.getMutationCache().find({ mutationKey: FIRST_STATUS });
    expect(failed?.state.error).toBe(DOWN);
    expect(readWebStatus(session)).toBeNull();
  });

  it('saves the tabs and counts that were brought along · TRAP-15', async () => {
    const { asStudent, server, visitor, logIn } = await visiting({}, { last_name: 'Y' });
    visitor.form.setTab('hs_tab', 'intl');

    logIn();
    await asStudent();
    await settled();

    expect(server.saveTab.mock.calls).toEqual([[{ tab_id: 'hs_tab', chosen_tab: 'intl' }]]);
  });

  it('watches what is still being converted · DOC-13', async () => {
    const { asStudent, server } = setUp({
      documents: { resume_doc: { file_name: 'cv.docx', status: 'IN_PROGRESS' } },
    });

    await asStudent();
    await settled();

    expect(server.getConversion).toHaveBeenCalledOnce();
  });
});

describe('what a visitor brings to their application', () => {
  it('fills blanks, loses against saved answers, and is saved once · TRAP-12', async () => {
    const { logIn, asStudent, server, now } = await visiting(
      { state: { answers: { first_name: 'Ana' } } },
      { first_name: 'X', last_name: 'Y' },
    );

    logIn();
    const session = await asStudent();
    await settled();

    expect(session.form.state.answers).toEqual({ first_name: 'Ana', last_name: 'Y' });
    expect(server.saveAnswers.mock.calls.map(([answers]) => answers)).toEqual([{ first_name: 'Ana', last_name: 'Y' }]);
    expect(now()).not.toHaveProperty('carried');
  });

  it('stays on the screen until the application is there, with what is typed until then · TRAP-12', async () => {
    const { logIn, asStudent, server, now, visitor } = await visiting({}, { last_name: 'Y' });
    const profile = Promise.withResolvers<ReturnType<typeof profileOf>>();
    server.getProfile.mockReturnValueOnce(profile.promise);

    logIn();
    const entering = asStudent();
    await settled();
    expect(now()).toBe(visitor);
    visitor.form.change({ last_name: 'Yi' });
    profile.resolve(profileOf({ state: { answers: { first_name: 'Ana' } } }));
    const session = await entering;
    await settled();

    expect(server.saveAnswers.mock.calls.map(([answers]) => answers)).toEqual([{ first_name: 'Ana', last_name: 'Yi' }]);
    expect(now()).toBe(session);
    expect(visitor.signal.aborted).toBe(true);
  });

  it('waits at the login where the session they came with is refused · ERR-08', async () => {
    const { logIn, go, server, now, browser } = await visiting({}, { last_name: 'Y' });
    server.getProfile.mockRejectedValueOnce(ENDED);

    logIn();
    await expect(go()).rejects.toBe(ENDED);
    expect(now()).toMatchObject({ kind: 'none', ended: 'refused', carried: { answers: { last_name: 'Y' } } });
    browser.cookies = '';
    const session = (await go()) as VisitorSession;

    expect(session.form.answer('last_name')).toBe('Y');
  });

  it('stays with them where the application could not be loaded · TRAP-60', async () => {
    const { logIn, go, server, now, visitor } = await visiting({}, { last_name: 'Y' });
    server.getProfile.mockRejectedValueOnce(DOWN);

    logIn();
    await expect(go()).rejects.toBe(DOWN);

    expect(now()).toBe(visitor);
    expect(server.saveAnswers).not.toHaveBeenCalled();
  });

  it('changes nothing of an application that was submitted · SUB-05', async () => {
    const { logIn, asStudent, server } = await visiting({ status: 'submitted' }, { last_name: 'Y' });

    logIn();
    const session = await asStudent();
    await settled();

    expect(session.form.answer('last_name')).toBe('');
    expect(server.saveAnswers).not.toHaveBeenCalled();
  });
});

describe('a student who comes back', () => {
  it('finds what was not saved when the session ended, and it is saved · TRAP-46', async () => {
    const { asStudent, host, server } = setUp({ username: 'Jane@Example.com', state: { answers: { first_name: 'Ja' } } });
    const before = await asStudent();
    before.form.change({ first_name: 'Jane' });
    end(host, before, 'refused');
    server.getProfile.mockResolvedValueOnce(profileOf({ username: JANE, state: { answers: { first_name: 'Ja' } } }));

    welcome(host);
    const session = await asStudent();
    await settled();

    expect(session.form.answer('first_name')).toBe('Jane');
    expect(server.saveAnswers.mock.calls.map(([answers]) => answers)).toEqual([{ first_name: 'Jane' }]);
  });

  it('leaves nothing to another person · TRAP-35', async () => {
    const { asStudent, host, server } = setUp();
    const before = await asStudent();
    before.form.change({ first_name: 'Jane' });
    end(host, before, 'refused');
    server.getProfile.mockResolvedValueOnce(profileOf({ username: 'bob@example.com' }));

    welcome(host);
    const session = await asStudent();
    await settled();

    expect(session.form.answer('first_name')).toBe('');
    expect(server.saveAnswers).not.toHaveBeenCalled();
  });

  it('begins at their last page again: moves made before do not count · TRAP-08, ENT-04', async () => {
    const { asStudent, host } = setUp();
    const before = await asStudent();
    before.hasChangedPage = true;
    end(host, before, 'choice');

    expect((await asStudent()).hasChangedPage).toBe(false);
  });
});

describe('an earlier log-out that was never confirmed', () => {
  beforeEach(() => void vi.stubGlobal('localStorage', fakeStorage()));
  afterEach(() => void vi.unstubAllGlobals());

  it('is finished before anything of that session is asked for; a log-in opens another · TRAP-63', async () => {
    const { go, server, host } = setUp();
    noteLogOut('inactivity');

    await expect(go()).rejects.toMatchObject({
      name: 'LogOutFailedError',
      reason: 'inactivity',
      marker: 'm-1',
      isLeftBehind: true,
    });
    expect(callsOf(server)).toBe(0);
    welcome(host);

    expect((await go()).kind).toBe('student');
  });

  it('does not keep a visitor or a viewer out · TRAP-63', async () => {
    const { go, browser } = setUp();
    noteLogOut('choice');
    browser.cookies = '';

    expect([(await go()).kind, (await go('?token=abc')).kind]).toEqual(['visitor', 'token']);
  });
});
