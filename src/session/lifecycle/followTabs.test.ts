import { expect, it, vi } from 'vitest';
import { text, upload } from '../../core/kinds/builders.ts';
import { formOf } from '../../core/test-support/formOf.ts';
import { PARENTS } from '../../core/test-support/nodes.ts';
import { readDocuments } from '../documents/documents.ts';
import { readWebStatus } from '../status/status.ts';
import { JANE, profileOf } from '../test-support/openApplication.ts';
import { followTabs } from './followTabs.ts';
import { aStudent } from '../test-support/aStudent.ts';
import { aVisitor } from '../test-support/aVisitor.ts';

const FORM = formOf(
  text('first_name', { label: 'First name', required: true }),
  upload('resume_doc', { label: 'Résumé' }),
  PARENTS,
);
const OWN = { username: JANE, marker: 'own' };
const DONE = { file_name: 'cv.pdf', status: 'COMPLETED' } as const;

function setUp(settings: Partial<Parameters<typeof aStudent>[0]> = {}) {
  const made = aStudent({ form: FORM, ...settings });
  followTabs(made.sessions);
  return { ...made, hear: made.channel.hear };
}

it('a tab adopts the add-another counts that another tab has saved · FORM-04', () => {
  const { form, hear } = setUp();

  hear({ type: 'count', ...OWN, buttonId: 'parent', count: 2 });

  expect(form.view.count('parent')).toBe(2);
});

it('a tab adopts the saves and the new session of its own student, and ends its session when another student logs in · TRAP-60', () => {
  const { session, form, hear, now } = setUp();
  const bob = { username: 'bob@example.com', marker: 'm-3' };
  const save = { type: 'saved', numbers: {}, before: null, version: null } as const;

  hear({ ...save, ...OWN, answers: { first_name: 'Ana' } });
  hear({ ...save, ...bob, answers: { first_name: 'Bob' } });
  expect(form.answer('first_name')).toBe('Ana');
  hear({ type: 'opened', username: JANE.toUpperCase(), marker: 'm-2' });
  expect(now()).toBe(session);
  expect(session.marker).toBe('m-2');
  hear({ type: 'opened', ...bob });

  expect(now()).toMatchObject({ kind: 'none', ended: 'replaced' });
});

it('a tab ends its session when another tab logs out · TRAP-45', () => {
  const { hear, now } = setUp();

  hear({ type: 'logOut', reason: 'inactivity' });

  expect(now()).toMatchObject({ kind: 'none', ended: 'inactivity', logOutFailure: null });
});

it('a visitor’s form stays open when another tab logs out · TRAP-45', () => {
  const { session, sessions, channel, now } = aVisitor({ form: FORM });
  followTabs(sessions);

  channel.hear({ type: 'logOut', reason: 'choice' });

  expect(now()).toBe(session);
});

it('a tab attaches and removes a document when another tab does, and rereads the answers, whose version may have changed · PROD-06', async () => {
  const calls = { getProfile: profileOf({ version: '"v2"' }) };
  const { session, form, hear } = setUp({ calls, version: '"v1"' });

  hear({ type: 'document', ...OWN, key: 'resume_doc', document: DONE });
  expect(readDocuments(session)).toEqual({ resume_doc: DONE });
  expect(form.answer('resume_doc')).toBe('ANSWERED');
  await vi.waitFor(() => expect(form.letters.journal.version).toBe('"v2"'));
  hear({ type: 'document', ...OWN, key: 'resume_doc', document: null });

  expect(readDocuments(session)).toEqual({});
  expect(form.answer('resume_doc')).toBe('');
});

it('a tab adopts a web status posted by another tab: “validating” shows the errors, “submitted” closes the form · ROUTE-18, SUB-05', async () => {
  const { session, form, hear } = setUp();

  hear({ type: 'status', ...OWN, status: 'validating' });
  await vi.waitFor(() => expect(form.errors.of('first_name')).toEqual(['First name is a required field']));
  expect(readWebStatus(session)).toBe('validating');
  hear({ type: 'status', ...OWN, status: 'submitted' });

  await vi.waitFor(() => expect(readWebStatus(session)).toBe('submitted'));
});
