// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { rule } from '../../core/declare/Rule.ts';
import { hiddenSection } from '../../core/declare/layout.ts';
import { autocomplete, date, monthYear, radio, text } from '../../core/kinds/builders.ts';
import { formOf } from '../../core/test-support/formOf.ts';
import { aStudent } from '../../session/test-support/aStudent.ts';
import { renderFor } from '../../session/test-support/renderFor.tsx';
import type { FormNode } from '../../core/declare/FormNode.ts';
import type { Answers } from '../../core/answers/FormState.ts';
import { FormPageView } from './FormPageView.tsx';

const FORM = formOf(
  radio('other_name_ind', {
    label: 'Are any records under another name?',
    shortName: 'Different name on records',
    options: { yes: 'Yes', no: 'No' },
  }),
  hiddenSection(
    [rule('other_name_ind', 'notEquals', 'yes')],
    [text('former_name', { label: 'Former name' })],
  ),
);
const ANSWERS = { other_name_ind: 'yes', other_name_ind_desc: 'Yes', former_name: 'Doe' };

it('a note beside a choice says how many answers it has cleared, and Undo restores them · COND-13', () => {
  const { sessions } = aStudent({ form: FORM, state: { answers: ANSWERS } });
  renderFor(sessions, <FormPageView page={FORM.pages[0]!} actions={null} />);
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();

  fireEvent.click(screen.getByLabelText('No'));
  expect(screen.getByRole('status').textContent).toBe(
    '1 answer was removed because you changed “Are any records under another name?”.',
  );
  fireEvent.click(screen.getByRole('button', { name: /^Undo/ }));

  expect(screen.getByLabelText<HTMLInputElement>(/^Former name/).value).toBe('Doe');
  expect(screen.getByLabelText<HTMLInputElement>('Yes').checked).toBe(true);
  expect(document.activeElement).toBe(screen.getByLabelText('Yes'));
  expect(screen.getByRole('status').textContent).toBe('');
});

const NAMES = [text('former_name', { label: 'Former name' })];
const YEARS = ['2024', '2025'].map((value) => ({ value, label: value }));
const STREET = autocomplete('home_address_line_1', {
  label: 'Street address',
  category: 'address',
  inputMax: 60,
  fills: { city: 'former_name' },
});
const leave = (label: string) => fireEvent.blur(screen.getByLabelText(label, { exact: false }));
const typeInto = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label, { exact: false }), {
    target: { value },
    inputType: 'insertText',
  });

it.each<[string, FormNode[], Answers, () => unknown, string]>([
  [
    'a year',
    [
      monthYear({
        label: 'Graduation',
        month: { key: 'hs_grad_month', label: 'Month', options: YEARS, missing: '' },
        year: { key: 'hs_grad_year', label: 'Year', options: YEARS, missing: '' },
      }),
      hiddenSection([rule('hs_grad_year', 'equals', '2024')], NAMES),
    ],
    { hs_grad_year: '2025', hs_grad_year_desc: '2025' },
    async () => {
      fireEvent.keyDown(screen.getByRole('combobox', { name: 'Year' }), { key: 'ArrowDown' });
      fireEvent.click(await screen.findByRole('option', { name: '2024' }));
    },
    'Graduation',
  ],
  [
    'a text',
    [text('toefl_score', { label: 'TOEFL' }), hiddenSection([rule('toefl_score', 'gte', '80')], NAMES)],
    { toefl_score: '70' },
    () => {
      typeInto('TOEFL', '90');
      leave('TOEFL');
    },
    'TOEFL',
  ],
  [
    'a date',
    [date('birth_date', { label: 'Birth' }), hiddenSection([rule('birth_date', 'lte', '2000-01-01')], NAMES)],
    { birth_date: '2010-01-01' },
    () => {
      typeInto('Birth', '1999-01-01');
      leave('Birth');
    },
    'Birth',
  ],
  [
    'an address',
    [STREET, ...NAMES],
    { home_address_line_1: '1 Oak' },
    () => {
      typeInto('Street address', '1 Oa');
      leave('Street address');
    },
    'Street address',
  ],
])(
  'what %s clears is said below it, and Undo returns to it · COND-13',
  async (_, nodes, before, change, label) => {
    const form = formOf(...nodes);
    const answers = { ...before, former_name: 'Doe' };
    const { sessions, form: store } = aStudent({ form, state: { answers } });
    renderFor(sessions, <FormPageView page={form.pages[0]!} actions={null} />);

    await change();

    const said = `1 answer was removed because you changed “${label}”.`;
    await waitFor(() =>
      expect(screen.getAllByRole('status').map((each) => each.textContent)).toContain(said),
    );
    fireEvent.click(screen.getByRole('button', { name: /^Undo/ }));
    expect(store.state.answers).toMatchObject(answers);
    expect(Object.keys(before)).toContain(document.activeElement?.id);
  },
);
