import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { DateInput } from './DateInput.tsx';

/** Shows a date field that has the focus, and a button to leave it. */
function show(value = '') {
  const onChange = vi.fn<(day: string) => void>();
  const onPress = vi.fn();
  const onUnreadable = vi.fn<(isUnreadable: boolean) => void>();
  const ask = (day: string, revision: number) => (
    <>
      <DateInput
        id="birth_date"
        label="Date of birth"
        value={day}
        revision={revision}
        onChange={onChange}
        onUnreadable={onUnreadable}
      />
      <button type="button" onClick={onPress}>
        Next
      </button>
    </>
  );
  const { rerender } = render(ask(value, 0));
  screen.getByLabelText('Date of birth').focus();
  return {
    type: userEvent.keyboard,
    /** Presses the button, which the note may move. */
    leave: async () => {
      await userEvent.click(screen.getByRole('button'));
      expect(onPress).toHaveBeenCalledOnce();
    },
    answer: () => onChange.mock.lastCall?.[0] ?? value,
    isUnreadable: () => onUnreadable.mock.lastCall?.[0] ?? false,
    adopt: (day: string) => rerender(ask(day, 1)),
  };
}

const note = () => screen.queryByText(/^This is not a date yet/);

it.each<[typed: string, over: string, answer: string]>([
  ['0417', '', ''],
  ['02292005', '', ''],
  ['02292005', '2004-02-29', '2004-02-29'],
  ['04312005', '', ''],
  ['04312005', '2005-01-31', '2005-01-31'],
  ['04177', '', ''],
  ['04177', '2006-04-17', '2006-04-17'],
  ['0417200', '', ''],
  ['12311899', '', ''],
])(
  'typing %s over “%s” leaves the answer last completed, “%s”, and a note once the field is left · VAL-05',
  async (typed, over, answer) => {
    const field = show(over);
    await field.type(typed);
    expect(note()).toBeNull();
    await field.leave();

    expect(field.answer()).toBe(answer);
    expect(field.isUnreadable()).toBe(true);
    expect(note()).toBeTruthy();
  },
);

it.each<[typed: string, over: string, answer: string]>([
  ['01011900', '', '1900-01-01'],
  ['04172007', '', '2007-04-17'],
  ['04172007', '2004-02-29', '2007-04-17'],
  ['{Delete}{Tab}{Delete}{Tab}{Delete}', '2004-02-29', ''],
])('typing %s over “%s” gives the answer “%s” · VAL-05', async (typed, over, answer) => {
  const field = show(over);
  await field.type(typed);
  await field.leave();

  expect(field.answer()).toBe(answer);
  expect(field.isUnreadable()).toBe(false);
  expect(note()).toBeNull();
});

it('the note about half a date goes once the date is complete · VAL-05', async () => {
  const field = show();
  await field.type('0417');
  await field.leave();
  expect(note()).toBeTruthy();

  screen.getByLabelText('Date of birth').focus();
  await field.type('04182005');

  expect(note()).toBeNull();
  expect(field.answer()).toBe('2005-04-18');
});

it('a date is complete once the person has moved within its field, and is kept while half of another is typed · VAL-05', async () => {
  const field = show();
  await field.type('02282005{ArrowLeft}29');

  expect(field.answer()).toBe('2005-02-28');
});

it('a date that another tab saves while the field has focus is the one an incomplete date leaves · VAL-05', async () => {
  const field = show('2005-04-17');
  field.adopt('2006-05-18');
  await field.type('{Delete}');

  expect(field.answer()).toBe('2006-05-18');
});
