import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { RevealInput } from './RevealInput.tsx';

it('a password is shown and hidden without moving the caret or the focus, and hidden when it is sent · AUTH-12, AUTH-44', async () => {
  render(
    <form onSubmit={(event) => event.preventDefault()}>
      <RevealInput id="password" label="Password" inputProps={{ defaultValue: 'Abcdefghij1!' }} />
    </form>,
  );
  const field = screen.getByLabelText<HTMLInputElement>('Password');
  field.focus();
  field.setSelectionRange(3, 3);

  for (const type of ['text', 'password', 'text']) {
    await userEvent.click(screen.getByRole('button'));
    expect([field.type, field.value, field.selectionStart]).toEqual([type, 'Abcdefghij1!', 3]);
    expect(document.activeElement).toBe(field);
  }

  await userEvent.keyboard('{Enter}');
  expect(field.type).toBe('password');
});
