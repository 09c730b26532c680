// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { radio, sensitive, text } from '../../core/kinds/builders.ts';
import { formOf } from '../../core/test-support/formOf.ts';
import { aStudent } from '../../session/test-support/aStudent.ts';
import { renderFor } from '../../session/test-support/renderFor.tsx';
import { LateAnswersDialog } from './LateAnswersDialog.tsx';

const FORM = formOf(
  text('first_name', { label: 'First name' }),
  radio('other_name_ind', { label: 'Other name', options: { yes: 'Yes', no: 'No' } }),
  sensitive('ssn', { label: 'Social Security number', max: 11 }),
);

it('answers that came too late are shown as typed, choices by their labels, and masked answers only by name · SUB-11', async () => {
  const answers = { first_name: 'Ana', other_name_ind: 'yes', ssn: '123-45-6789' };
  const { sessions } = aStudent({
    form: FORM,
    state: { answers: { ...answers, other_name_ind_desc: 'Yes' } },
  });

  renderFor(sessions, <LateAnswersDialog answers={answers} />);

  const lines = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(lines).toEqual(['First name: Ana', 'Other name: Yes', 'Social Security number']);
});
