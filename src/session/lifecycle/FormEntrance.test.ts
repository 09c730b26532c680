import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { finishSubmitted, RECONCILIATIONS } from '../status/reconcileSubmitted.ts';
import { FIRST_STATUS, readWebStatus } from '../status/status.ts';
import { text } from '../../core/kinds/builders.ts';
import { formOf } from '../../core/test-support/formOf.ts';
import { JANE, profileOf } from '../test-support/openApplication.ts';
import { EXAMPLES } from '../test-support/server.ts';
import { settled } from '../test-support/turns.ts';
import type { VisitorSession } from '../Session.ts';
import { noteLogOut } from '../browser/storage.ts';
import { aBrowser, aVisitorsBrowser } from '../test-support/aBrowser.ts';
import { cookiesOf } from '../test-support/aHost.ts';
import { fakeStorage } from '../test-support/fakeStorage.ts';

describe('FormEntrance', () => {
  it('opens a student’s application as it was saved, without changing it · TRAP-16, ENT-04', async () => {
    const { asStudent, now, tabs, server } = aBrowser({ state: { answers: { first_name: 'Ana' } } });

    const session = await asStudent();

    expect(now()).toBe(session);
    expect(session).toMatchObject({ kind: 'student', username: JANE, hasChangedPage: false });
    expect(session.form.state.answers).toEqual({ first_name: 'Ana' });
    expect(server.saveAnswers).not.toHaveBeenCalled();
    expect(tabs.post).toHaveBeenCalledExactlyOnceWith({ type: 'opened', username: JANE, marker: 'm-1' });
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
    // Saved with the first save, which it does not cause.
    expect(server.saveAnswers).not.toHaveBeenCalled();
  });

  it('opens the form without waiting for the status “started” to be saved, even if that fails · ROUTE-20, STAT-07', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { asStudent, server } = aBrowser({ status: null });
    server.saveWebStatus.mockReturnValue('500:unexpected');

    const session = await asStudent();
    expect(session.kind).toBe('student');
    await vi.runAllTimersAsync();
    vi.useRealTimers();

    const failed = session.queryClient.getMutationCache().find({ mutationKey: FIRST_STATUS });
    expect(failed?.state.error).toMatchObject({ status: 500 });
    expect(readWebStatus(session)).toBeNull();
  });

  it.each([
    [
      'public',
      null,
      '?token=abc',
      'getPublicView',
      { kind: 'token', token: 'abc', carried: null },
      { token: 'abc' },
    ],
    [
      'service',
      'stf',
      '?token=abc',
      'getServiceView',
      { kind: 'service', token: 'stf' },
      { service_token: 'stf' },
    ],
  ] as const)(
    'opens the application for a %s token with a single call, leaving nothing unsaved · ROUTE-33, ROUTE-34, ROLE-14',
    async (_, serviceToken, search, view, expected, query) => {
      const { go, requests, tabs, server } = aBrowser({}, { ...(serviceToken && { serviceToken }) });

      const session = await go(search);

      expect(session).toMatchObject(expected);
      const { answer } = EXAMPLES[view].replies['200:complete'].body;
      expect((session as VisitorSession).form.answer('first_name')).toBe(answer.first_name);
      expect((session as VisitorSession).form.hasUnsaved).toBe(false);
      expect(requests).toHaveLength(1);
      expect(server[view].mock.calls).toEqual([[query]]);
      expect(tabs.post).not.toHaveBeenCalled();
    },
  );

  it('keeps a session that is already open · TRAP-47', async () => {
    const { asStudent, server, sessions } = aBrowser();

    const first = await asStudent();

    expect(sessions.entrance?.isOpen('')).toBe(true);
    expect(sessions.entrance?.isOpen('?token=abc')).toBe(false);
    expect(await asStudent()).toBe(first);
    expect(server.getProfile).toHaveBeenCalledOnce();
  });

  it('opens another view for another token · ROUTE-33', async () => {
    const { go, sessions } = aBrowser();

    await go('?token=abc');

    const isOpen = (token: string) => sessions.entrance?.isOpen(`?token=${token}`);
    expect([isOpen('abc'), isOpen('def')]).toEqual([true, false]);
  });

  it('follows the other tabs once a student’s form has opened · TRAP-45', async () => {
    const { asStudent, tabs, now } = aBrowser();
    const session = await asStudent();
    tabs.hear({ type: 'opened', username: JANE, marker: 'm-2' });
    expect(session.marker).toBe('m-2');

    tabs.hear({ type: 'logOut', reason: 'choice' });

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

describe('opening the form after an unconfirmed log-out', () => {
  beforeEach(() => void vi.stubGlobal('localStorage', fakeStorage()));
  afterEach(() => void vi.unstubAllGlobals());

  it('fails without sending any request, until a student logs in again · TRAP-63', async () => {
    const { go, requests, sessions } = aBrowser();
    noteLogOut('inactivity');

    await expect(go()).rejects.toMatchObject({
      name: 'LogOutFailedError',
      reason: 'inactivity',
      marker: 'm-1',
      isLeftBehind: true,
    });
    expect(requests).toEqual([]);
    sessions.expectStudent();

    expect((await go()).kind).toBe('student');
  });

  it('succeeds for a visitor or a token viewer despite the unfinished log-out · TRAP-63', async () => {
    const { go, browser } = aBrowser();
    noteLogOut('choice');
    browser.cookies = '';

    expect([(await go()).kind, (await go('?token=abc')).kind]).toEqual(['visitor', 'token']);
  });
});

describe('merging a visitor’s answers into their application', () => {
  it('keeps the visitor’s answers on screen until the application has loaded, then fills only its blank answers · TRAP-12', async () => {
    const { logIn, asStudent, server, now, visitor } = await aVisitorsBrowser(
      {},
      { first_name: 'X', last_name: 'Y' },
    );
    const profile = Promise.withResolvers<ReturnType<typeof profileOf>>();
    server.getProfile.mockReturnValueOnce(profile.promise);

    logIn();
    const opening = asStudent();
    await settled();
    expect(now()).toBe(visitor);
    visitor.form.change({ last_name: 'Yi' });
    profile.resolve(profileOf({ state: { answers: { first_name: 'Ana' } } }));
    const session = await opening;
    await settled();

    expect(server.saveAnswers.mock.calls.map(([answers]) => answers)).toEqual([
      { first_name: 'Ana', last_name: 'Yi' },
    ]);
    expect(now()).toBe(session);
    expect(now()).not.toHaveProperty('carried');
    expect(visitor.signal.aborted).toBe(true);
  });

  it.each([
    ['401:session_invalid', { kind: 'none', ended: 'rejected', carried: { answers: { last_name: 'Y' } } }],
    ['409:session_replaced', { kind: 'none', ended: 'replaced', carried: { answers: { last_name: 'Y' } } }],
    ['500:unexpected', { kind: 'visitor' }],
  ] as const)(
    'keeps a visitor’s answers when the application cannot be loaded because of %s · ERR-06, ERR-08, TRAP-35, TRAP-60',
    async (reply, expected) => {
      const { logIn, go, server, now, browser } = await aVisitorsBrowser({}, { last_name: 'Y' });
      server.getTabs.mockReturnValueOnce(reply);

      logIn();
      await expect(go()).rejects.toMatchObject({ status: Number.parseInt(reply) });
      expect(now()).toMatchObject(expected);
      browser.cookies = '';

      expect(((await go()) as VisitorSession).form.answer('last_name')).toBe('Y');
      expect(server.saveAnswers).not.toHaveBeenCalled();
    },
  );

  it('does not change an application that has already been submitted · SUB-05', async () => {
    const { logIn, asStudent, server } = await aVisitorsBrowser({ status: 'submitted' }, { last_name: 'Y' });

    logIn();
    const session = await asStudent();
    await settled();

    expect(session.form.answer('last_name')).toBe('');
    expect(server.saveAnswers).not.toHaveBeenCalled();
  });
});

describe('reopening a student’s application', () => {
  it('restores and saves a parent added and a tab chosen before the session ended · TRAP-15, TRAP-46', async () => {
    const { asStudent, sessions, server } = aBrowser({ state: { addAnother: { parent: 1 } } });
    const before = await asStudent();
    before.form.setCount('parent', 2);
    before.form.setTab('hs_tab', 'intl');
    sessions.end(before, 'rejected');

    const session = await asStudent();
    await settled();

    expect(session.form.state).toMatchObject({ addAnother: { parent: 2 }, tabs: { hs_tab: 'intl' } });
    expect(server.saveAddAnother.mock.calls).toEqual([[{ button_id: 'parent', num_components: 2 }]]);
    expect(server.saveTab.mock.calls).toEqual([[{ tab_id: 'hs_tab', chosen_tab: 'intl' }]]);
  });

  it.each([
    [
      'lists the unsaved answers that came too late for',
      { last_name: 'Doe' },
      'validating',
      { first_name: 'Jane' },
    ],
    [
      'shows no notice if all unsaved answers are in',
      { first_name: 'Jane', last_name: 'Doe' },
      'submitted',
      {},
    ],
  ] as const)(
    '%s an application submitted elsewhere · SUB-11, STAT-03, TRAP-46',
    async (_, answers, status, missing) => {
      const { asStudent, sessions, server } = aBrowser();
      const before = await asStudent();
      before.form.change({ first_name: 'Jane', last_name: 'Doe' });
      sessions.end(before, 'inactivity');
      server.getProfile.mockReturnValue(profileOf({ status: 'submitted', state: { answers } }));

      const session = await asStudent();
      await settled();

      expect(readWebStatus(session)).toBe(status);
      const [reconciliation] = session.queryClient
        .getMutationCache()
        .findAll({ mutationKey: RECONCILIATIONS });
      expect(reconciliation?.state.data).toEqual(missing);
      finishSubmitted(session);
      expect(readWebStatus(session)).toBe('submitted');
      expect(server.saveAnswers).not.toHaveBeenCalled();
      expect(server.saveWebStatus).not.toHaveBeenCalled();
    },
  );
});
