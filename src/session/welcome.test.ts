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

it('lets an earlier student go, with their unsaved answers kept for them alone · TRAP-35', () => {
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

it('leaves a visitor where they are until their answers can be merged · TRAP-12', () => {
  const { sessions, session, now } = aVisitor({ form: FORM });

  sessions.expectStudent();

  expect(now()).toBe(session);
});

it('leaves no log-out to be finished: it would end the new session · TRAP-63', () => {
  noteLogOut('choice');

  aVisitor({ form: FORM }).sessions.expectStudent();

  expect(readUnfinishedLogOut()).toBeNull();
});
