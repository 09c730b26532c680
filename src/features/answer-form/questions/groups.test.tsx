// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { checkboxGroup, monthYear } from '../../../core/kinds/builders.ts';
import type { Question } from '../../../core/declare/FormNode.ts';
import { createValidator } from '../../../core/run/validation/createValidator.ts';
import { formOf } from '../../../core/test-support/formOf.ts';
import { aStudent } from '../../../session/test-support/aStudent.ts';
import { renderFor } from '../../../session/test-support/renderFor.tsx';
import { renderQuestion } from '../renderQuestion.tsx';

const HEARD = checkboxGroup('heard', {
  label: 'How?',
  boxes: [
    { key: 'heard_friend_ind', label: 'A friend' },
    { key: 'heard_fair_ind', label: 'A fair' },
  ],
  required: 'Please check both.',
});

const JUNE = { value: '6', label: 'June' };

/** Renders a question together with its error messages. */
function ask(question: Question) {
  const { sessions, form } = aStudent({ form: formOf(question) });
  form.setValidator(createValidator());
  form.setValidating(true);
  renderFor(
    sessions,
    renderQuestion(question, () => null),
  );
  return form;
}

test('a month-and-year question shows all its messages in one place · VAL-28', () => {
  ask(
    monthYear({
      label: 'Graduation',
      required: true,
      month: { key: 'hs_grad_month', label: 'Month', options: [JUNE], missing: 'Please choose a month.' },
      year: { key: 'hs_grad_year', label: 'Year', options: [], missing: 'Please choose a year.' },
    }),
  );

  const group = screen.getByRole('group', { name: 'Graduation' });
  expect(group.querySelectorAll('.app-field-error')).toHaveLength(1);
  for (const name of ['Month', 'Year'])
    expect(screen.getByRole('combobox', { name }).getAttribute('aria-invalid')).toBe('true');
});

test('each box of a group stores its answer under its own key · FORM-07', () => {
  const form = ask(HEARD);
  const box = screen.getByRole('checkbox', { name: 'A fair' });

  box.click();

  expect(form.state.answers).toMatchObject({ heard_fair_ind: 'true' });
  expect(form.answer('heard_friend_ind')).toBe('');
  expect(box.id).toBe('heard_fair_ind');
});

test('each box of a group is described by the group’s messages · FORM-07, FORM-16', () => {
  ask(HEARD);

  const described = screen.getAllByRole('checkbox', { description: 'Please check both.' });
  expect(described.map((box) => box.getAttribute('aria-invalid'))).toEqual(['true', 'true']);
});
