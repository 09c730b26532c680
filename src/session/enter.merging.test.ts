import { describe, expect, it } from 'vitest';
import { profileOf } from './test-support/openApplication.ts';
import { finishSubmitted, RECONCILIATIONS } from './status/reconcileSubmitted.ts';
import { readWebStatus } from './status/status.ts';
import { settled } from './test-support/turns.ts';
import type { VisitorSession } from './Session.ts';
import { aBrowser, aVisitorsBrowser } from './test-support/aBrowser.ts';

describe('merging a visitor’s answers into their application', () => {
  it('fills only blank answers and saves the result once · TRAP-12', async () => {
    const { logIn, asStudent, server, now } = await aVisitorsBrowser(
      { state: { answers: { first_name: 'Ana' } } },
      { first_name: 'X', last_name: 'Y' },
    );

    logIn();
    const session = await asStudent();
    await settled();

    expect(session.form.state.answers).toEqual({ first_name: 'Ana', last_name: 'Y' });
    expect(server.saveAnswers.mock.calls.map(([answers]) => answers)).toEqual([
      { first_name: 'Ana', last_name: 'Y' },
    ]);
    expect(now()).not.toHaveProperty('carried');
  });

  it('keeps the visitor’s answers on screen until the application has loaded · TRAP-12', async () => {
    const { logIn, asStudent, server, now, visitor } = await aVisitorsBrowser({}, { last_name: 'Y' });
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

    expect(server.saveAnswers.mock.calls.map(([answers]) => answers)).toEqual([
      { first_name: 'Ana', last_name: 'Yi' },
    ]);
    expect(now()).toBe(session);
    expect(visitor.signal.aborted).toBe(true);
  });

  it('keeps the visitor’s answers when their new session is rejected · ERR-08', async () => {
    const { logIn, go, server, now, browser } = await aVisitorsBrowser({}, { last_name: 'Y' });
    server.getProfile.mockReturnValueOnce('401:session_invalid');

    logIn();
    await expect(go()).rejects.toMatchObject({ status: 401 });
    expect(now()).toMatchObject({ kind: 'none', ended: 'refused', carried: { answers: { last_name: 'Y' } } });
    browser.cookies = '';
    const session = (await go()) as VisitorSession;

    expect(session.form.answer('last_name')).toBe('Y');
  });

  it('keeps the visitor’s session when the application cannot be loaded · TRAP-60', async () => {
    const { logIn, go, server, now, visitor } = await aVisitorsBrowser({}, { last_name: 'Y' });
    server.getProfile.mockReturnValueOnce('500:unexpected');

    logIn();
    await expect(go()).rejects.toMatchObject({ status: 500 });

    expect(now()).toBe(visitor);
    expect(server.saveAnswers).not.toHaveBeenCalled();
  });

  it('does not change an application that has already been submitted · SUB-05', async () => {
    const { logIn, asStudent, server } = await aVisitorsBrowser({ status: 'submitted' }, { last_name: 'Y' });

    logIn();
    const session = await asStudent();
    await settled();

    expect(session.form.answer('last_name')).toBe('');
    expect(server.saveAnswers).not.toHaveBeenCalled();
  });
});

describe('a student who comes back', () => {
  it('restores the added parent and the chosen tab from before the session ended, and saves both · TRAP-15, TRAP-46', async () => {
    const { asStudent, sessions, server } = aBrowser({ state: { addAnother: { parent: 1 } } });
    const before = await asStudent();
    before.form.setCount('parent', 2);
    before.form.setTab('hs_tab', 'intl');
    sessions.end(before, 'refused');

    sessions.expectStudent();
    const session = await asStudent();
    await settled();

    expect(session.form.state).toMatchObject({ addAnother: { parent: 2 }, tabs: { hs_tab: 'intl' } });
    expect(server.saveAddAnother.mock.calls).toEqual([[{ button_id: 'parent', num_components: 2 }]]);
    expect(server.saveTab.mock.calls).toEqual([[{ tab_id: 'hs_tab', chosen_tab: 'intl' }]]);
  });

  it('lists the unsaved answers that came too late for an application submitted elsewhere · SUB-11, TRAP-46', async () => {
    const { asStudent, sessions, server } = aBrowser();
    const before = await asStudent();
    before.form.change({ first_name: 'Jane', last_name: 'Doe' });
    sessions.end(before, 'inactivity');
    const state = { answers: { last_name: 'Doe' } };
    server.getProfile.mockReturnValue(profileOf({ status: 'submitted', state }));
    server.saveAnswers.mockReturnValue('403:already_submitted');

    sessions.expectStudent();
    const session = await asStudent();
    await settled();

    expect(readWebStatus(session), 'it is told first').toBe('validating');
    const settlement = session.queryClient.getMutationCache().find({ mutationKey: RECONCILIATIONS });
    expect(settlement?.state.data).toEqual(['first_name']);
    finishSubmitted(session);
    expect(readWebStatus(session)).toBe('submitted');
  });

  it('shows no notice when the submitted application contains all unsaved answers · SUB-11', async () => {
    const { asStudent, sessions, server } = aBrowser();
    const before = await asStudent();
    before.form.change({ first_name: 'Jane' });
    sessions.end(before, 'inactivity');
    const state = { answers: { first_name: 'Jane' } };
    server.getProfile.mockReturnValue(profileOf({ status: 'submitted', state }));

    sessions.expectStudent();
    const session = await asStudent();
    await settled();

    expect(readWebStatus(session)).toBe('submitted');
    expect(server.saveAnswers).not.toHaveBeenCalled();
  });

  it('starts at the last page again, wherever they navigated in the previous session · TRAP-08, ENT-04', async () => {
    const { asStudent, sessions } = aBrowser();
    const before = await asStudent();
    before.hasChangedPage = true;
    sessions.end(before, 'choice');

    expect((await asStudent()).hasChangedPage).toBe(false);
  });
});
