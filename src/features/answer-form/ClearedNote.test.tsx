// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { rule } from '../../core/declare/Rule.ts';
import { hiddenSection } from '../../core/declare/layout.ts';
import { radio, text } from '../../core/kinds/builders.ts';
import { formOf } from '../../core/test-support/formOf.ts';
import { aStudent } from '../../session/test-support/aStudent.ts';
import { renderFor } from '../../session/test-support/renderFor.tsx';
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
