// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { DateInput } from './DateInput.tsx';

/**
 * Shows a date field, and types the values that a browser reports in turn; 'half' is a date it cannot read. Judges them
 * as browsers do, because happy-dom does not.
 */
function renderDate(value = '') {
  const onChange = vi.fn<(day: string) => void>();
  const onUnreadable = vi.fn<(isUnreadable: boolean) => void>();
  const ask = (day: string, revision: number) => (
    <DateInput
      id="birth_date"
      label="Date of birth"
      value={day}
      revision={revision}
      onChange={onChange}
      onUnreadable={onUnreadable}
    />
  );
  const { rerender } = render(ask(value, 0));
  const input = screen.getByLabelText<HTMLInputElement>('Date of birth');
  const type = (...days: readonly string[]) => {
    for (const day of days) {
      const valid = day === '' || (day >= input.min && day <= input.max);
      Object.defineProperty(input, 'validity', { configurable: true, value: { valid } });
      fireEvent.input(input, { target: { value: day === 'half' ? '' : day } });
    }
  };
  const answer = () => onChange.mock.lastCall?.[0] ?? value;
  return { input, type, answer, onUnreadable, adopt: (day: string) => rerender(ask(day, 1)) };
}

it.each<[string, string, readonly string[], string]>([
  ['29 February of a common year', '', ['half', '0002-02-28', '0020-02-29', 'half'], ''],
  ['29 February of a common year, over a date', '2004-02-29', ['half', '0020-02-29', 'half'], '2004-02-29'],
  ['31 April by way of 3 April', '', ['2005-04-03', 'half'], ''],
  ['31 April by way of 3 April, over a date', '2005-01-31', ['2005-04-03', 'half'], '2005-01-31'],
  ['a year of one digit', '', ['0007-04-17'], ''],
  ['a year of two digits, over a date', '2006-04-17', ['0007-04-17'], '2006-04-17'],
  ['a year of three digits', '', ['0200-04-17'], ''],
  ['a year before 1900', '', ['1899-12-31'], ''],
  ['a whole date', '', ['0002-04-17', '0020-04-17', '0200-04-17', '2005-04-17'], '2005-04-17'],
  ['the first day of 1900', '', ['1900-01-01'], '1900-01-01'],
  ['nothing', '2005-04-17', ['half', ''], ''],
])('typing %s over “%s” leaves the answer last completed (%j) · VAL-05', (_, value, typed, answer) => {
  const field = renderDate(value);
  fireEvent.focus(field.input);
  field.type(...typed);
  fireEvent.blur(field.input);

  expect(field.answer()).toBe(answer);
  const isRead = answer === (typed.at(-1) ?? '');
  expect(field.onUnreadable.mock.lastCall?.[0] ?? false).toBe(!isRead);
  expect(screen.queryByText(/^This is not a date yet/) !== null).toBe(!isRead);
});

it.each<[string, (input: HTMLInputElement) => void]>([
  ['moved by key', (input) => fireEvent.keyDown(input, { key: 'ArrowLeft' })],
  ['pressed another part', (input) => fireEvent.pointerDown(input)],
])('a date is complete once the person has %s within its field · VAL-05', (_, move) => {
  const field = renderDate();
  fireEvent.focus(field.input);
  field.type('2005-02-28');
  move(field.input);
  fireEvent.keyDown(field.input, { key: '2' });
  field.type('2005-02-02');
  fireEvent.keyDown(field.input, { key: '9' });
  field.type('half');

  expect(field.answer()).toBe('2005-02-28');
});

it('a date that another tab saves while the field has focus is the one an incomplete date leaves · VAL-05', () => {
  const field = renderDate('2005-04-17');
  fireEvent.focus(field.input);
  field.adopt('2006-05-18');
  field.type('half');

  expect(field.answer()).toBe('2006-05-18');
});
