// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SessionContext } from '../../../session/index.ts';
import { sessionOf } from '../../../session/test-support/sessionOf.ts';
import { form, formIndex } from '../../../form/form.ts';
import { renderQuestion } from '../renderQuestion.tsx';

/** Sentences in the applicant's own words, which a browser may correct. */
const PROSE = ['heard_other', 'discipline_explain', 'english_support_note', 'senior_courses'];

const questions = formIndex.questions.map(({ question }, at) => renderQuestion(question, () => null, at));

it('no browser corrects a name, an address, an e-mail address or a code; only sentences are corrected · VAL-26', () => {
  const { session } = sessionOf({ form });
  render(<SessionContext value={session}>{questions}</SessionContext>);
  const fields = document.querySelectorAll<HTMLElement>(
    'textarea, input:not([type=date], [type=radio], [type=checkbox])',
  );

  const corrected = [...fields].filter(
    (field) => field.getAttribute('spellcheck') !== 'false' || field.getAttribute('autocorrect') !== 'off',
  );
  expect([...new Set(corrected.map(({ id }) => id))].sort()).toEqual([...PROSE].sort());
  const capitals = (id: string) => document.getElementById(id)?.getAttribute('autocapitalize');
  expect(capitals('signature_name')).toBe('words');
  expect(capitals('home_address_line_1')).toBe('words');
  expect(capitals('home_postal_code')).toBe('characters');
  for (const id of ['contact_email', 'phone_mobile', 'phone_international'])
    expect([id, capitals(id)]).toEqual([id, 'none']);
  expect(capitals('heard_other')).toBeNull();
});
