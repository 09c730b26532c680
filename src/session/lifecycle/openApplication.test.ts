import { describe, expect, it, vi } from 'vitest';
import { upload } from '../../core/kinds/builders.ts';
import { sentBy } from '../../core/test-support/sentBy.ts';
import { formOf } from '../../core/test-support/formOf.ts';
import { FIRST_NAME, PARENTS, SCHOOL_TABS } from '../../core/test-support/nodes.ts';
import { NOTHING_LEFT } from '../../core/test-support/takeOver.ts';
import type { VisitorSession } from '../Session.ts';
import { finishSubmitted, RECONCILIATIONS } from '../status/reconcileSubmitted.ts';
import { readWebStatus } from '../status/status.ts';
import { aBrowser, aVisitorsBrowser } from '../test-support/aBrowser.ts';
import { profileOf } from '../test-support/openApplication.ts';
import { variant } from '../test-support/server.ts';
import { settled } from '../test-support/turns.ts';
import type { LetterStore } from '../letters/openDeviceLetters.ts';

const STORE: LetterStore = {
  release: () => undefined,
  read: () => Promise.resolve([]),
  write: () => Promise.resolve(true),
};
const WITH_KEY = variant('getProfile', '200:new_student', { letters_key: 'k'.repeat(43) });
const WITH_TABS = formOf(FIRST_NAME, PARENTS, SCHOOL_TABS);
const never = () => new Promise<never>(() => undefined);

it('the mark of a document is saved if the page that sent it ended before, but no other mark · NAV-04', async () => {
  const form = formOf(FIRST_NAME, upload('hs_transcript_doc', { label: 'Transcript' }));
  const document = { file_name: 'a.pdf', status: 'COMPLETED' as const };
  const documents = { hs_transcript_doc: document };
  const sentIf = async (answer: Record<string, string>) => {
    const { asStudent, server } = aBrowser({ documents }, { form });
    server.getProfile.mockReturnValueOnce(
      variant('getProfile', '200:new_student', { answer, document_answer: documents }),
    );
    return sentBy((await asStudent()).form);
  };

  expect(await sentIf({})).toEqual({ hs_transcript_doc: 'ANSWERED' });
  expect(await sentIf({ hs_transcript_doc: 'ANSWERED' })).toEqual({});
});

it('an application includes what its visitor types while their answers are being written to the device · TRAP-12', async () => {
  const replaced = Promise.withResolvers<boolean>();
  const store: LetterStore = { ...STORE, write: vi.fn(() => replaced.promise) };
  const settings = { openLetters: () => Promise.resolve(store) };
  const { logIn, asStudent, server, visitor } = await aVisitorsBrowser({}, { last_name: 'Y' }, settings);
  server.getProfile.mockReturnValueOnce(WITH_KEY);

  logIn();
  const opening = asStudent();
  await vi.waitFor(() => expect(store.write).toHaveBeenCalled());
  visitor.form.change({ last_name: 'Yi' });
  replaced.resolve(true);

  expect((await opening).form.answer('last_name')).toBe('Yi');
});

it.each<[string, () => Promise<LetterStore>]>([
  ['opens nothing', () => never()],
  ['reads nothing', () => Promise.resolve({ ...STORE, read: never })],
  ['writes nothing', () => Promise.resolve({ ...STORE, write: never })],
])(
  'an application opens even if the browser’s storage never answers and %s · PROD-06',
  async (_, openLetters) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { asStudent, server } = aBrowser({}, { openLetters });
    server.getProfile.mockReturnValueOnce(WITH_KEY);

    const opening = asStudent();
    await vi.advanceTimersByTimeAsync(3_000);
    vi.useRealTimers();

    expect((await opening).kind).toBe('student');
  },
);

it('a record that is older than the last save is replayed over the answers and tabs that were saved · PROD-06, FORM-04', async () => {
  const tab = { hs_tab: 'us' } as object;
  const letters = {
    ...NOTHING_LEFT,
    changes: [
      { form: 'bbbbbbbb', n: 2, answers: { first_name: 'Ana M' }, over: { first_name: 'Ana' } },
      { form: 'tttttttt', n: 1, answers: tab, over: { hs_tab: 'intl' } as object, isTab: true },
    ],
  } as const;
  const read = () => Promise.resolve([{ form: 'bbbbbbbb', letters, stamp: '1' }]);
  const state = { answers: { first_name: 'Ana' }, addAnother: { parent: 2 }, tabs: { hs_tab: 'intl' } };
  const openLetters = () => Promise.resolve({ ...STORE, read });
  const { asStudent, server } = aBrowser({ state }, { openLetters, form: WITH_TABS });
  // The first read lacks what was saved before the record was read.
  server.getProfile.mockReturnValueOnce(WITH_KEY);
  server.getAddAnother.mockReturnValueOnce('200:none');
  server.getTabs.mockReturnValueOnce('200:none');

  const { form } = await asStudent();

  expect(form.answer('first_name')).toBe('Ana M');
  expect(form.letters.journal.told).toEqual([]);
  expect(form.state).toMatchObject({ addAnother: { parent: 2 }, tabs: { hs_tab: 'us' } });
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

    expect(server.saveAnswers.mock.calls.map(([answers]) => answers)).toEqual([{ last_name: 'Yi' }]);
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
  it('restores and saves a tab chosen before the session ended · TRAP-15, TRAP-46', async () => {
    const { asStudent, sessions, server } = aBrowser({}, { form: WITH_TABS });
    const before = await asStudent();
    before.form.setTab('hs_tab', 'intl');
    sessions.end(before, 'rejected');

    const session = await asStudent();
    await settled();

    expect(session.form.state.tabs).toEqual({ hs_tab: 'intl' });
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
    expect(reconciliation?.state.data).toMatchObject([
      { answers: { first_name: 'Jane' }, reason: 'submitted' },
    ]);
    finishSubmitted(session);
    expect(readWebStatus(session)).toBe('submitted');
    expect(server.saveAnswers).not.toHaveBeenCalled();
    expect(server.saveWebStatus).not.toHaveBeenCalled();
  });
});
