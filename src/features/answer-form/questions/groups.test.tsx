// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { checkboxGroup, monthYear, phone } from '../../../core/kinds/builders.ts';
import { requiredWhen } from '../../../core/declare/Check.ts';
import type { FormNode } from '../../../core/declare/FormNode.ts';
import { fieldset } from '../../../core/declare/layout.ts';
import { rule } from '../../../core/declare/Rule.ts';
import { createValidator } from '../../../core/run/validation/createValidator.ts';
import { formOf } from '../../../core/test-support/formOf.ts';
import { aStudent } from '../../../session/test-support/aStudent.ts';
import { renderFor } from '../../../session/test-support/renderFor.tsx';
import { NodeView } from '../NodeView.tsx';

const HEARD = checkboxGroup('heard', {
  label: 'How?',
  boxes: [
    { key: 'heard_friend_ind', label: 'A friend' },
    { key: 'heard_fair_ind', label: 'A fair' },
  ],
  required: 'Please check both.',
});

const JUNE = { value: '6', label: 'June' };

/** Renders a question, or a group of them, together with its error messages. */
function ask(node: FormNode) {
  const { sessions, form } = aStudent({ form: formOf(node) });
  form.errors.setValidator(createValidator());
  form.errors.setValidating(true);
  renderFor(sessions, <NodeView node={node} />);
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

test('each box of a group is described by the group’s messages and stores its answer under its own key · FORM-07, FORM-16', () => {
  const form = ask(HEARD);
  const described = screen.getAllByRole('checkbox', { description: 'Please check both.' });
  expect(described.map((box) => box.getAttribute('aria-invalid'))).toEqual(['true', 'true']);
  const box = screen.getByRole('checkbox', { name: 'A fair' });

  box.click();

  expect(form.state.answers).toMatchObject({ heard_fair_ind: 'true' });
  expect(form.answer('heard_friend_ind')).toBe('');
  expect(box.id).toBe('heard_fair_ind');
});

test('the second phone number is marked as optional while the first is valid · row 22', () => {
  const home = phone('phone_home', {
    label: 'Home phone',
    checks: [requiredWhen([rule('phone_mobile', 'notAnswered')], 'One is required.')],
  });
  const form = ask(
    fieldset('phones', { label: 'Phone (at least one)', hint: 'A mobile number is enough.' }, [
      phone('phone_mobile', { label: 'Mobile phone' }),
      home,
    ]),
  );
  screen.getByRole('group', { name: 'Phone (at least one)', description: 'A mobile number is enough.' });
  expect(screen.getByRole('textbox', { name: 'Home phone' })).toBeTruthy();

  act(() => form.set('phone_mobile', '(814) 555-0142'));

  expect(screen.getByRole('textbox', { name: 'Home phone (optional)' })).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Mobile phone' })).toBeTruthy();
});
