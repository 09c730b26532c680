// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sensitive, text } from '../../core/kinds/builders.ts';
import { rest } from '../../core/run/journal/Journal.ts';
import { formOf } from '../../core/test-support/formOf.ts';
import { aStudent } from '../../session/test-support/aStudent.ts';
import { renderFor } from '../../session/test-support/renderFor.tsx';
import { FormPageView } from './FormPageView.tsx';

const FORM = formOf(
  text('first_name', { label: 'First name', hint: 'As on your passport.' }),
  sensitive('ssn', { label: 'Social Security number', max: 11 }),
);
const ANSWERS = { first_name: 'Ana', ssn: '111-11-1111' };

/** A form in which a name and a number were changed here and, differently, elsewhere. */
function show(isFresh: boolean) {
  const { sessions, form } = aStudent({ form: FORM, state: { answers: ANSWERS }, version: '"v1"' });
  renderFor(sessions, <FormPageView page={FORM.pages[0]!} actions={null} />);
  form.change({ first_name: 'Mar', ssn: '333-33-3333' });
  if (!isFresh) form.letters.revise(rest);
  const answers = { first_name: 'Bea', ssn: '222-22-2222' };
  act(() => void form.letters.read({ answers, version: '"v2"' }));
  return document.getElementById('first_name-hint')?.textContent;
}

it.each([
  [
    'which answer it has replaced',
    true,
    'Your answer has replaced “Bea”, which was saved on another device or in another tab.',
  ],
  ['what was typed there and not saved', false, 'Typed here, but not saved: “Mar”.'],
])('a question says %s, but not for a masked answer · PROD-06', (_, isFresh, note) => {
  expect(show(isFresh)).toBe(`As on your passport. ${note}`);
  expect(document.body.textContent).not.toMatch(/\d{3}-\d{2}-\d{4}/);
  expect(screen.queryByRole('dialog')).toBeNull();
});
