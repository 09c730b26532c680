import { expect, it } from 'vitest';
import { sensitive, text, upload } from '../../core/question/builders.ts';
import { formOf } from '../../core/test-support/formOf.ts';
import { studentWith } from '../test-support/studentWith.ts';
import { carriedForm, withoutSensitive } from './carriedForm.ts';

const FORM = formOf(
  text('first_name', { label: 'First name' }),
  text('last_name', { label: 'Last name' }),
  sensitive('ssn', { label: 'Social Security number', max: 11 }),
  upload('resume_doc', { label: 'Résumé' }),
);
const THEIRS = { answers: { first_name: 'Ana' }, addAnother: { parent: 3 }, tabs: { hs_tab: 'intl' } };

function someoneIn(mode: 'visitor' | 'token' | 'student') {
  const { applicant } = studentWith({ form: FORM, calls: {} });
  applicant.access = { mode, token: null };
  applicant.store.hydrate(THEIRS, mode === 'visitor' ? {} : THEIRS.answers);
  return applicant;
}

it('TRAP-50 from a token view only what the viewer typed is carried, never the application looked at', () => {
  const viewer = someoneIn('token');
  expect(carriedForm(viewer)).toBeNull();

  viewer.store.change({ last_name: 'Marsh' });

  expect(carriedForm(viewer)).toEqual({ answers: { last_name: 'Marsh' }, addAnother: {}, tabs: {} });
});

it('PROD-10 TRAP-15 a visitor’s answers are carried with counts and tabs, a student’s are not', () => {
  expect(carriedForm(someoneIn('visitor'))).toEqual(THEIRS);
  const student = someoneIn('student');
  student.store.change({ last_name: 'Marsh' });

  expect(carriedForm(student)).toBeNull();
});

it('TRAP-13 what is shown masked, and documents, stay out of the history entry', () => {
  const visitor = someoneIn('visitor');
  const answers = { first_name: 'Ana', ssn: '123-45-6789', resume_doc: 'ANSWERED' };

  expect(withoutSensitive({ ...THEIRS, answers }, visitor.store.index)).toEqual(THEIRS);
});
