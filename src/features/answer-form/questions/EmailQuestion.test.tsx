// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { email } from '../../../core/declare/Check.ts';
import { text } from '../../../core/kinds/builders.ts';
import { formOf } from '../../../core/test-support/formOf.ts';
import { aStudent } from '../../../session/test-support/aStudent.ts';
import { renderFor } from '../../../session/test-support/renderFor.tsx';
import { FormPageView } from '../FormPageView.tsx';

const FORM = formOf(
  text('contact_email', { label: 'Email', required: true, checks: [email()] }),
  text('first_name', { label: 'Name', required: true }),
);

it('a slip in an e-mail question is asked about once its field is left, and one press corrects the answer · BEY-02', async () => {
  const { sessions, form: store } = aStudent({ form: FORM, state: { answers: { contact_email: 'a@b.co' } } });
  renderFor(sessions, <FormPageView page={FORM.pages[0]!} actions={null} />);
  const user = userEvent.setup();
  await user.clear(screen.getByLabelText('Email'));
  await user.paste('ana@hotmail.con');
  await user.tab();

  await user.click(await screen.findByRole('button', { name: 'Correct it' }));

  expect(store.answer('contact_email')).toBe('ana@hotmail.com');
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ana@hotmail.com');
});
