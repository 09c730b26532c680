import { expect, test } from 'vitest';
import type { Question } from '../core/question/FormNode.ts';
import { walkForm } from '../core/question/walkForm.ts';
import { form, formIndex } from './form.ts';

/** Where people stumble, and the word that helps them on. Issue 8. */
const HINTS: readonly [key: Question['key'], says: RegExp][] = [
  ['ssn', /federal financial aid\. You can apply without one/],
  ['alien_number', /on the front of your card/],
  ['visa_type', /permit to study/],
  ['i20_needed_ind', /student visa/],
  ['hs_ceeb', /6-digit code for your school\. Your counselor knows it/],
  ['hs_gpa', /transcript/],
  ['hs_gpa_scale', /best GPA/],
  ['hs_class_size', /Students in your year/],
  ['hs_class_rank', /place in your year/],
  ['college_credits', /best guess/],
  ['first_gen_ind', /any country/],
  ['hs_transcript_doc', /up to 10 MB/],
  ['discipline_explain', /A few sentences/],
];

const hintsOf = (key: Question['key']) =>
  (formIndex.placesOf.get(key) ?? []).map(({ question }) => question.hint);

test.each(HINTS)('%s is asked with a hint, wherever it stands', (key, says) => {
  const hints = hintsOf(key);

  expect(hints.length).toBeGreaterThan(0);
  for (const hint of hints) expect(hint).toMatch(says);
});

test('an autocomplete says that one may choose, and what to do if nothing fits', () => {
  const hints = formIndex.questions.flatMap(({ question }) =>
    question.kind === 'autocomplete' && question.category !== 'company' ? [question.hint] : [],
  );

  expect(hints.length).toBeGreaterThan(0);
  for (const hint of hints) expect(hint).toMatch(/^Start typing and choose\. Not listed\?/);
});

test('who is about to sign is told what happens next, and that it cannot be taken back', () => {
  const intros: (string | undefined)[] = [];
  walkForm(form, { node: (node) => node.kind === 'section' && intros.push(node.intro) });

  expect(intros.join('\n')).toMatch(/Once you submit, we read everything and write to you within/);
  expect(form.pages.at(-1)?.intro).toMatch(/You cannot change your answers after you submit/);
});
