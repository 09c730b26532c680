// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { SensitiveInput } from './SensitiveInput.tsx';

function Ssn() {
  const [value, setValue] = useState('');
  return (
    <SensitiveInput id="ssn" label="Social Security number" format="ssn" value={value} onChange={setValue} />
  );
}

test('an SSN is masked, formatted while typed, and can be shown · VAL-27, ENT-14, FORM-03', async () => {
  const user = userEvent.setup();
  render(<Ssn />);
  const input = screen.getByLabelText<HTMLInputElement>('Social Security number');

  await user.type(input, '12x3456789');
  expect(input.value).toBe('123-45-6789');
  expect(input.type).toBe('password');

  await user.click(screen.getByRole('button', { name: 'Show Social Security number' }));
  expect(input.type).toBe('text');
});

test('Backspace in a number with letters deletes only one character · ENT-14', async () => {
  const user = userEvent.setup();
  render(<SensitiveInput id="alien" label="Alien number" value="" onChange={() => undefined} />);
  const input = screen.getByLabelText<HTMLInputElement>('Alien number');

  await user.type(input, 'A12B{Backspace}');

  expect(input.value).toBe('A12');
});
