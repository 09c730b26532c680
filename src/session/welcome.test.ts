import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { text } from '../core/kinds/builders.ts';
import { formOf } from '../core/test-support/formOf.ts';
import { JANE } from './test-support/openApplication.ts';
import { noteLogOut, readUnfinishedLogOut } from './storage.ts';
import { aStudent } from './test-support/aStudent.ts';
import { aVisitor } from './test-support/aVisitor.ts';
import { fakeStorage } from './test-support/fakeStorage.ts';

const FORM = formOf(text('first_name', { label: 'First name' }));

beforeEach(() => void vi.stubGlobal('localStorage', fakeStorage()));
afterEach(() => void vi.unstubAllGlobals());

it('ends an earlier student’s session and keeps the unsaved answers for that student only · TRAP-35', () => {
  const { sessions, session, now } = aStudent({ form: FORM });
  session.form.change({ first_name: 'Jane' });

  sessions.expectStudent();

  expect(now()).toMatchObject({
    kind: 'none',
    ended: null,
    carried: null,
    unsaved: { username: JANE, answers: { first_name: 'Jane' } },
  });
  expect(session.signal.aborted).toBe(true);
});

it('keeps a visitor’s session until their answers can be merged · TRAP-12', () => {
  const { sessions, session, now } = aVisitor({ form: FORM });

  sessions.expectStudent();

  expect(now()).toBe(session);
});

it('forgets an unfinished log-out, which would end the new session · TRAP-63', () => {
  noteLogOut('choice');

  aVisitor({ form: FORM }).sessions.expectStudent();

  expect(readUnfinishedLogOut()).toBeNull();
});
