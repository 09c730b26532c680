import { describe, expect, it, vi } from 'vitest';
import { text, upload } from '../core/kinds/builders.ts';
import { addAnother } from '../core/declare/layout.ts';
import { formOf } from '../core/test-support/formOf.ts';
import { readDocuments } from './documents/documents.ts';
import { readWebStatus, adoptStatus } from './status/status.ts';
import { JANE, profileOf } from './test-support/openApplication.ts';
import { followTabs } from './followTabs.ts';
import type { TabMessage } from './tabs.ts';
import { aStudent } from './test-support/aStudent.ts';

const FORM = formOf(
  text('first_name', { label: 'First name', required: true }),
  text('last_name', { label: 'Last name' }),
  upload('resume_doc', { label: 'Résumé' }),
  addAnother('parent', { max: 4, title: (n) => `Parent ${n}`, addLabel: '' }, (key) => [
    text(key('name'), { label: 'Name' }),
  ]),
);
const OWN = { username: JANE, marker: 'own' };
const DONE = { file_name: 'cv.pdf', status: 'COMPLETED' } as const;

function setUp() {
  const state = { answers: { first_name: 'Jane' } };
  const getProfile = profileOf({ state, status: 'submitted' });
  const made = aStudent({ form: FORM, state, calls: { getProfile } });
  followTabs(made.sessions);
  return { ...made, hear: (message: TabMessage) => made.tabs.hear(message) };
}

describe('a save in another tab', () => {
  it('updates the counts in this tab · FORM-04', () => {
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

  it('is ignored if it was sent after the submission · SUB-05', () => {
    const { session, form, hear } = setUp();
    adoptStatus(session, 'submitted');

    hear({ type: 'saving', ...OWN, answers: { last_name: 'Doe' } });

    expect(form.hasUnsaved).toBe(false);
  });
});

describe('a log-in in another tab', () => {
  it('continues calls in the new session of the same person', () => {
    const { session, hear, now } = setUp();

    hear({ type: 'entered', username: 'JANE@example.com', marker: 'm-2' });

    expect(now()).toBe(session);
    expect(session.marker).toBe('m-2');
  });
});

it.each(['choice', 'inactivity'] as const)(
  'ends the session when another tab logs out (%s) · TRAP-45',
  (reason) => {
    const { hear, now } = setUp();

    hear({ type: 'leaving', reason });

    expect(now()).toMatchObject({ kind: 'none', ended: reason, logOutFailure: null });
  },
);

describe('a document in another tab', () => {
  it('is attached and removed in this tab too', () => {
    const { session, form, hear } = setUp();

    hear({ type: 'document', ...OWN, key: 'resume_doc', document: DONE });
    expect(readDocuments(session)).toEqual({ resume_doc: DONE });
    expect(form.answer('resume_doc')).toBe('ANSWERED');
    hear({ type: 'document', ...OWN, key: 'resume_doc', document: null });

    expect(readDocuments(session)).toEqual({});
    expect(form.answer('resume_doc')).toBe('');
  });
});

describe('a status posted in another tab', () => {
  it('is set in this tab too, which then shows the errors at once · ROUTE-18', async () => {
    const { session, form, hear } = setUp();
    form.change({ first_name: '' });

    hear({ type: 'status', ...OWN, status: 'validating' });

    await vi.waitFor(() => expect(form.errors('first_name')).toEqual(['First name is a required field']));
    expect(readWebStatus(session)).toBe('validating');
  });

  it('closes the application in this tab too · ROUTE-18, SUB-05', async () => {
    const { session, hear } = setUp();

    hear({ type: 'status', ...OWN, status: 'submitted' });

    await vi.waitFor(() => expect(readWebStatus(session)).toBe('submitted'));
  });
});
