import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { DateInput } from './DateInput.tsx';

/** Shows a date field between two buttons, and returns how to type into it and leave it by keyboard. */
function show(value = '') {
  const onChange = vi.fn<(day: string) => void>();
  render(
    <>
      <DateInput id="birth_date" label="Date of birth" value={value} revision={0} onChange={onChange} />
      <button type="button">Next</button>
    </>,
  );
  const field = screen.getByLabelText<HTMLInputElement>('Date of birth');
  field.focus();
  return {
    field,
    type: userEvent.keyboard,
    leave: () => userEvent.click(screen.getByRole('button')),
    answer: () => onChange.mock.lastCall?.[0] ?? value,
  };
}

it.each<[typed: string, over: string, answer: string]>([
  ['02292005', '', ''],
  ['02302005', '', ''],
  ['0417', '', ''],
  ['0229', '2005-02-28', '2005-02-28'],
  ['04172007', '2005-02-28', '2007-04-17'],
])('typing %s over “%s” leaves the answer “%s” · VAL-05', async (typed, over, answer) => {
  const { type, leave, answer: read } = show(over);
  await type(typed);
  await leave();

  expect(read()).toBe(answer);
});
