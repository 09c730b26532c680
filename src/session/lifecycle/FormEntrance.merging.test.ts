import { describe, expect, it } from 'vitest';
import { finishSubmitted, RECONCILIATIONS } from '../status/reconcileSubmitted.ts';
import { readWebStatus } from '../status/status.ts';
import { profileOf } from '../test-support/openApplication.ts';
import { settled } from '../test-support/turns.ts';
import type { VisitorSession } from '../Session.ts';
import { aBrowser, aVisitorsBrowser } from '../test-support/aBrowser.ts';

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

  it('lists the unsaved answers that came too late for an application submitted elsewhere · SUB-11, STAT-03, TRAP-46', async () => {
    const { asStudent, sessions, server } = aBrowser();
    const before = await asStudent();
    before.form.change({ first_name: 'Jane', last_name: 'Doe' });
    sessions.end(before, 'inactivity');
    const state = { answers: { last_name: 'Doe' } };
    server.getProfile.mockReturnValue(profileOf({ status: 'submitted', state }));

    const session = await asStudent();
    await settled();

    expect(readWebStatus(session)).toBe('validating');
    const [reconciliation] = session.queryClient.getMutationCache().findAll({ mutationKey: RECONCILIATIONS });
    expect(reconciliation?.state.data).toEqual({ first_name: 'Jane' });
    finishSubmitted(session);
    expect(readWebStatus(session)).toBe('submitted');
    expect(server.saveAnswers).not.toHaveBeenCalled();
    expect(server.saveWebStatus).not.toHaveBeenCalled();
  });
});
