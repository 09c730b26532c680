import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readWebStatus } from '../status/status.ts';
import { text } from '../../core/kinds/builders.ts';
import { formOf } from '../../core/test-support/formOf.ts';
import { JANE, profileOf } from '../test-support/openApplication.ts';
import { aServer } from '../test-support/aServer.ts';
import { answering, EXAMPLES } from '../test-support/server.ts';
import { settled } from '../test-support/turns.ts';
import type { VisitorSession } from '../Session.ts';
import { noteLogOut } from '../browser/storage.ts';
import { aBrowser } from '../test-support/aBrowser.ts';
import { cookiesOf } from '../test-support/aHost.ts';
import { fakeStorage } from '../test-support/fakeStorage.ts';

describe('FormEntrance', () => {
  it('opens a student’s application as it was saved, without changing it · TRAP-16, ENT-04', async () => {
    const { asStudent, now, channel, server } = aBrowser({ state: { answers: { first_name: 'Ana' } } });

    const session = await asStudent();

    expect(now()).toBe(session);
    expect(session).toMatchObject({
      kind: 'student',
      username: JANE,
      hasChangedPage: false,
      hasLeftPage: false,
    });
    expect(session.form.state.answers).toEqual({ first_name: 'Ana' });
    expect(server.saveAnswers).not.toHaveBeenCalled();
    expect(channel.post).toHaveBeenCalledExactlyOnceWith({ type: 'opened', username: JANE, marker: 'm-1' });
  });

  it.each([null, 'started', 'validating', 'submitted'] as const)(
    'starts an application only if it is new, and shows its errors only while validating (%s) · STAT-03, STAT-05',
    async (status) => {
      const { asStudent, server } = aBrowser({ status });

      const session = await asStudent();
      await settled();

      expect(server.saveWebStatus.mock.calls).toEqual(status === null ? [[{ web_status: 'started' }]] : []);
      expect(readWebStatus(session)).toBe(status ?? 'started');
      expect(session.form.errors.validating).toBe(status === 'validating');
      expect(server.getProfile).toHaveBeenCalledOnce();
    },
  );

  it.each([
    ['fills in the account’s address in a new application', null, {}, JANE, { contact_email: JANE }],
    ['keeps the address that a visitor has typed', null, { contact_email: 'a@b.example' }, 'a@b.example', {}],
    ['fills in nothing in an application that has begun', 'started', {}, '', {}],
  ] as const)('%s · row 21', async (_, status, answers, shown, unsaved) => {
    const form = formOf(text('contact_email', { label: 'Preferred email' }));
    const { asStudent, server } = aBrowser({ status, state: { answers } }, { form });

    const session = await asStudent();
    await settled();

    expect(session.form.answer('contact_email')).toBe(shown);
    expect(session.form.unsaved.answers).toEqual(unsaved);
    // Saved along with the first save, but does not cause one.
    expect(server.saveAnswers).not.toHaveBeenCalled();
  });

  it.each([
    ['token', {}, 'getPublicView', 'abc', { token: 'abc' }],
    ['service', { serviceToken: 'stf' }, 'getServiceView', 'stf', { service_token: 'stf' }],
  ] as const)(
    'opens the %s view with a single call, leaving nothing unsaved · ROUTE-33, ROUTE-34, ROLE-14',
    async (kind, settings, view, token, query) => {
      const { go, requests, channel, server } = aBrowser({}, settings);

      const session = await go('?token=abc');

      expect(session).toMatchObject({ kind, token, carried: null });
      const { answer } = EXAMPLES[view].replies['200:complete'].body;
      expect((session as VisitorSession).form.answer('first_name')).toBe(answer.first_name);
      expect((session as VisitorSession).form.hasUnsaved).toBe(false);
      expect(requests).toHaveLength(1);
      expect(server[view].mock.calls).toEqual([[query]]);
      expect(channel.post).not.toHaveBeenCalled();
    },
  );

  it('keeps a session that is already open, and opens another view for another token · TRAP-47, ROUTE-33', async () => {
    const { asStudent, go, server, sessions } = aBrowser();
    const areOpen = () => ['', '?token=abc', '?token=def'].map((search) => sessions.entrance?.isOpen(search));

    const first = await asStudent();
    expect(areOpen()).toEqual([true, false, false]);
    expect(await asStudent()).toBe(first);
    expect(server.getProfile).toHaveBeenCalledOnce();
    await go('?token=abc');

    expect(areOpen()).toEqual([false, true, false]);
  });

  it('follows the other tabs once a student’s form has opened · TRAP-45', async () => {
    const { asStudent, channel, now } = aBrowser();
    await asStudent();

    channel.hear({ type: 'logOut', reason: 'choice' });

    expect(now()).toMatchObject({ kind: 'none', ended: 'choice' });
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

  it('opens the new student’s application if they log in while another student’s is loading', async () => {
    const { go, server, browser, now } = aBrowser({ username: 'bob@example.com' });
    const tabs = Promise.withResolvers<'200:none'>();
    server.getProfile.mockReturnValueOnce(profileOf({ username: JANE }));
    server.getTabs.mockReturnValueOnce(tabs.promise);

    const janes = go();
    await settled();
    browser.cookies = cookiesOf('m-2');
    const bobs = await go();
    tabs.resolve('200:none');

    expect(await janes).toBe(bobs);
    expect(now()).toMatchObject({ kind: 'student', username: 'bob@example.com', marker: 'm-2' });
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

describe('opening the form after a log-in', () => {
  /** Sets up a browser whose cookies open Jane's application, regardless of who logs in. */
  function setUp() {
    const server = { ...aServer(), logIn: answering('logIn') };
    const { sessions, now } = aBrowser({}, { calls: server });
    const logInAs = async (username: string) => {
      await sessions.logIn({ username, password: 'x' });
      await sessions.open('').catch(() => undefined);
      return now();
    };
    return { server, logInAs };
  }
  const JANES = { kind: 'student', username: JANE };

  it('opens the application of the person who logged in, whatever the case of the address', async () => {
    expect(await setUp().logInAs(JANE.toUpperCase())).toMatchObject(JANES);
  });

  it.each([
    ['the client finds that its owner is another', undefined],
    ['the server replies that it is another’s', '409:session_replaced'],
  ] as const)(
    'does not open a session if %s, and asks to clear the cookies the second time · ERR-09',
    async (_, reply) => {
      const { server, logInAs } = setUp();
      if (reply) server.getTabs.mockReturnValue(reply);

      expect(await logInAs('bob@example.com')).toMatchObject({ kind: 'none', ended: 'replaced' });
      expect(await logInAs('bob@example.com')).toMatchObject({ kind: 'none', ended: 'rejected' });
      server.getTabs.mockReturnValue('200:none');
      expect(await logInAs(JANE)).toMatchObject(JANES);
    },
  );
});

describe('opening the form after an unconfirmed log-out', () => {
  beforeEach(() => void vi.stubGlobal('localStorage', fakeStorage()));
  afterEach(() => void vi.unstubAllGlobals());

  it('fails without sending any request, until a student logs in again, but not for visitors and token viewers · TRAP-63', async () => {
    const { go, requests, sessions, browser } = aBrowser();
    noteLogOut('inactivity');

    await expect(go()).rejects.toMatchObject({
      name: 'LogOutFailedError',
      reason: 'inactivity',
      marker: 'm-1',
      isLeftBehind: true,
    });
    expect(requests).toEqual([]);
    browser.cookies = '';
    expect([(await go()).kind, (await go('?token=abc')).kind]).toEqual(['visitor', 'token']);
    browser.cookies = cookiesOf('m-1');
    sessions.expectStudent();

    expect((await go()).kind).toBe('student');
  });
});
