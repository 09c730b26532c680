import type { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { text, upload } from '../core/declare/builders.ts';
import { addAnother } from '../core/declare/layout.ts';
import { formOf } from '../core/test-support/formOf.ts';
import { readDocuments } from '../data/documents/documents.ts';
import { SETTLEMENTS } from '../data/settleSubmitted.ts';
import { readWebStatus } from '../data/status.ts';
import { JANE, profileOf } from '../data/test-support/openApplication.ts';
import { followTabs } from './followTabs.ts';
import type { TabMessage } from './tabs.ts';
import { aStudent } from './testing/aStudent.ts';
import { aVisitor } from './testing/aVisitor.ts';

const FORM = formOf(
  text('first_name', { label: 'First name', required: true }),
  text('last_name', { label: 'Last name' }),
  upload('resume_doc', { label: 'Résumé' }),
  addAnother('parent', { max: 4, title: (n) => `Parent ${n}`, addLabel: '' }, (key) => [
    text(key('name'), { label: 'Name' }),
  ]),
);
const BOB = 'bob@example.com';
const OWN = { username: JANE, marker: 'own' };
const BOBS = { username: BOB, marker: 'his' };
const DONE = { file_name: 'cv.pdf', status: 'COMPLETED' } as const;

const settlementOf = (queryClient: QueryClient) =>
  queryClient.getMutationCache().findAll({ mutationKey: SETTLEMENTS }).at(-1)?.state;

function setUp() {
  const state = { answers: { first_name: 'Jane' } };
  const getProfile = () => Promise.resolve(profileOf({ state, status: 'submitted' }));
  const made = aStudent({ form: FORM, state, calls: { getProfile } });
  followTabs(made.host);
  return { ...made, hear: (message: TabMessage) => made.tabs.hear(message) };
}
const saved = (answers: object, username = JANE): TabMessage => ({
  type: 'saved',
  username,
  marker: 'own',
  answers,
  addAnother: {},
  before: null,
  version: null,
});

describe('what another tab saved', () => {
  it('is taken over for every key not changed here · TRAP-60', () => {
    const { form, hear } = setUp();
    form.change({ first_name: 'Janet' });

    hear(saved({ first_name: 'Joan', last_name: 'Doe' }, 'JANE@example.com'));

    expect(form.answer('last_name')).toBe('Doe');
    expect(form.answer('first_name')).toBe('Janet');
    expect(Object.keys(form.unsaved.answers)).toEqual(['first_name']);
    expect(form.savedAt).not.toBeNull();
  });

  it('counts as unsaved while it is on its way: the tab may be gone before the reply · PROD-06', () => {
    const { form, hear } = setUp();

    hear({ type: 'saving', ...OWN, answers: { last_name: 'Doe' } });
    expect(form.answer('last_name')).toBe('Doe');
    expect(form.unsaved.answers).toEqual({ last_name: 'Doe' });
    hear(saved({ last_name: 'Doe' }));

    expect(form.hasUnsaved).toBe(false);
  });

  it('brings its counts along · FORM-04', () => {
    const { form, hear } = setUp();

    hear({
      type: 'saved',
      ...OWN,
      answers: { parent_2_name: 'Lee' },
      addAnother: { parent: 2 },
      before: null,
      version: null,
    });

    expect(form.view.count('parent')).toBe(2);
  });

  it('is left alone where it is another person’s · TRAP-35', () => {
    const { form, hear } = setUp();

    hear(saved({ last_name: 'Bobson' }, BOB));

    expect(form.answer('last_name')).toBe('');
  });
});

describe('a log-in in another tab', () => {
  it('of the same person is taken over: calls go on in the new session', () => {
    const { session, hear, now } = setUp();

    hear({ type: 'entered', username: 'JANE@example.com', marker: 'm-2' });

    expect(now()).toBe(session);
    expect(session.owner.marker).toBe('m-2');
  });

  it('of another person ends the session, with unsaved answers kept for their own · TRAP-35', () => {
    const { form, hear, now } = setUp();
    form.change({ last_name: 'Doe' });

    hear({ type: 'entered', ...BOBS, marker: 'm-2' });

    expect(now()).toMatchObject({
      kind: 'none',
      ended: 'replaced',
      unsaved: { username: JANE, answers: { last_name: 'Doe' } },
    });
  });
});

it.each(['choice', 'inactivity'] as const)(
  'ends here when another tab logs out by %s · TRAP-45',
  (reason) => {
    const { hear, now } = setUp();

    hear({ type: 'leaving', reason });

    expect(now()).toMatchObject({ kind: 'none', ended: reason, logOutFailure: null });
  },
);

describe('a document of another tab', () => {
  it('is attached, and removed, here as well', () => {
    const { session, form, hear } = setUp();

    hear({ type: 'document', ...OWN, key: 'resume_doc', document: DONE });
    expect(readDocuments(session)).toEqual({ resume_doc: DONE });
    expect(form.answer('resume_doc')).toBe('ANSWERED');
    hear({ type: 'document', ...OWN, key: 'resume_doc', document: null });

    expect(readDocuments(session)).toEqual({});
    expect(form.answer('resume_doc')).toBe('');
  });

  it('is left alone where it is another person’s · TRAP-35', () => {
    const { session, hear } = setUp();

    hear({ type: 'document', ...BOBS, key: 'resume_doc', document: DONE });

    expect(readDocuments(session)).toEqual({});
  });
});

describe('a status posted in another tab', () => {
  it('counts here too, with what is wrong shown at once · ROUTE-18', async () => {
    const { session, form, hear } = setUp();
    form.change({ first_name: '' });

    hear({ type: 'status', ...OWN, status: 'validating' });

    await vi.waitFor(() => expect(form.errors('first_name')).toEqual(['First name is a required field']));
    expect(readWebStatus(session)).toBe('validating');
  });

  it('closes the application here too · ROUTE-18, SUB-05', async () => {
    const { session, hear } = setUp();

    hear({ type: 'status', ...OWN, status: 'submitted' });

    await vi.waitFor(() => expect(readWebStatus(session)).toBe('submitted'));
  });

  it('closes it only once the student knows which answers typed here are not in it · SUB-05', async () => {
    const { session, form, queryClient, hear } = setUp();
    form.set('first_name', 'Janet');

    hear({ type: 'status', ...OWN, status: 'submitted' });

    await vi.waitFor(() => expect(settlementOf(queryClient)?.data).toEqual(['first_name']));
    expect(readWebStatus(session)).toBe('started');
    expect(form.answer('first_name')).toBe('Janet');
  });

  it('is left alone where it is another person’s · TRAP-35', async () => {
    const { session, hear } = setUp();

    hear({ type: 'status', ...BOBS, status: 'submitted' });
    await Promise.resolve();

    expect(readWebStatus(session)).toBe('started');
  });
});

it('does nothing on a page without a session', () => {
  const { host, tabs, session, now } = aVisitor({ form: FORM });
  followTabs(host);

  tabs.hear({ type: 'leaving', reason: 'choice' });
  tabs.hear({ type: 'entered', ...BOBS, marker: 'm-2' });
  tabs.hear(saved({ first_name: 'Jane' }));

  expect(now()).toBe(session);
  expect(session.form.answer('first_name')).toBe('');
});
