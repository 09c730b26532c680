// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { text } from '../../core/kinds/builders.ts';
import { takeOver } from '../../core/test-support/takeOver.ts';
import { formOf } from '../../core/test-support/formOf.ts';
import { aStudent } from '../../session/test-support/aStudent.ts';
import { renderFor } from '../../session/test-support/renderFor.tsx';
import { SetAsideDialog } from './SetAsideDialog.tsx';

const FORM = formOf(text('first_name', { label: 'First name' }), text('last_name', { label: 'Last name' }));

/** Opens a form with two superseded answers from an earlier page load. */
async function show() {
  const student = aStudent({ form: FORM });
  const changes = [
    { form: 'bbbbbbbb', n: 1, answers: { first_name: 'Mar' }, over: { first_name: 'Ana' } },
    { form: 'bbbbbbbb', n: 2, answers: { last_name: '' }, over: { last_name: 'Lee' } },
  ];
  const answers = { first_name: 'Bea', last_name: 'Long' };
  student.form.hydrate({ answers, addAnother: {}, tabs: {} });
  takeOver(student.form, [{ changes, choices: [], setAside: [] }]);
  renderFor(student.sessions, <SetAsideDialog />);
  const dialog = await screen.findByRole('dialog', { name: 'Some answers typed here were not saved.' });
  return { ...student, dialog };
}

const press = (name: string) => act(() => void fireEvent.click(screen.getByRole('button', { name })));

it('superseded answers are listed with the typed text and can be entered again as new changes · PROD-06', async () => {
  const { dialog, form } = await show();
  expect([...dialog.querySelectorAll('li p')].map((line) => line.textContent)).toEqual([
    'First name: Mar',
    'Last name: left blank',
  ]);

  press('Use this answer: First name');

  expect(form.answer('first_name')).toBe('Mar');
  expect(form.unsaved.answers).toEqual({ first_name: 'Mar' });
  expect(screen.queryByText('Mar')).toBeNull();
});

it('the dialog can be postponed, and closes once every answer has been used or removed', async () => {
  const { form } = await show();
  press('Decide later');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(form.letters.journal.setAside).toHaveLength(2);
  cleanup();

  await show();
  press('Remove: First name');
  press('Remove: Last name');

  expect(screen.queryByRole('dialog')).toBeNull();
});
