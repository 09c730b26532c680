// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { Activity } from 'react';
import { expect, test, vi } from 'vitest';
import { CheckboxRow } from '../choice/CheckboxRow.tsx';
import { RadioGroup } from '../choice/RadioGroup.tsx';
import { DateInput } from './DateInput.tsx';
import { focusControl } from './focusControl.ts';
import { recordAnnouncements } from '../test-support/recordAnnouncements.ts';
import { TextArea } from './TextArea.tsx';
import { TextInput } from './TextInput.tsx';

const nothing = () => undefined;

test('a text input has the key as its id, accepts 45 characters by default, and refers to its label, hint and messages · FORM-01, FORM-02, FORM-16', () => {
  render(
    <TextInput
      id="last_name"
      label="Legal last name"
      hint="As on your passport"
      errors={['A', 'A', 'B']}
      optional
      value=""
      onChange={nothing}
    />,
  );
  const input = screen.getByLabelText<HTMLInputElement>('Legal last name (optional)');

  expect([input.id, input.maxLength]).toEqual(['last_name', 45]);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  const texts = input
    .getAttribute('aria-describedby')!
    .split(' ')
    .map((id) => document.getElementById(id)!.textContent);
  expect(texts).toEqual(['As on your passport', 'AB']);
});

test('a checkbox refers to its hint and its messages · FORM-16', () => {
  render(
    <CheckboxRow id="sign" label="I sign" hint="Once" errorId="error" checked={false} onChange={nothing} />,
  );
  const box = screen.getByLabelText('I sign');

  expect(box.getAttribute('aria-describedby')).toBe(`${screen.getByText('Once').id} error`);
});

test('an unanswered date is marked as empty, because WebKit would show the current date in it', () => {
  const ask = (value: string, revision: number) => (
    <DateInput id="birth_date" label="Date of birth" value={value} revision={revision} onChange={nothing} />
  );
  const { rerender } = render(ask('2005-04-17', 0));
  const input = screen.getByLabelText('Date of birth');
  const isMarked = () => input.classList.contains('app-input--empty');
  expect(isMarked()).toBe(false);

  fireEvent.change(input, { target: { value: '' } });
  expect(isMarked()).toBe(true);

  fireEvent.change(input, { target: { value: '2005-04-17' } });
  expect(isMarked()).toBe(false);

  rerender(ask('', 1));
  expect(isMarked()).toBe(true);
});

test('the number of characters left is announced only near the limit, and not on every keystroke · WCAG 4.1.3', () => {
  const type = (length: number) => (
    <TextArea id="why" label="Why?" maxLength={100} value={'x'.repeat(length)} onChange={nothing} />
  );
  const { rerender } = render(type(0));
  const said = [0, 85, 90, 91, 95, 99, 100].map((length) => {
    rerender(type(length));
    return screen.getByRole('status').textContent;
  });

  expect(said).toEqual(['', '', '10 characters left', '', '5 characters left', '', '0 characters left']);
});

test('focusControl focuses the chosen radio of a group, and returns false for an unknown key · TRAP-67', () => {
  const options = ['yes', 'no'].map((value) => ({ value, label: value }));
  render(
    <RadioGroup id="dual" label="Dual?" errors={['A']} options={options} value="no" onChange={nothing} />,
  );
  expect(screen.getByRole('radiogroup', { name: 'Dual?' }).getAttribute('aria-invalid')).toBe('true');

  expect(focusControl('dual')).toBe(true);
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'no' }));
  expect(focusControl('missing')).toBe(false);
});

test('text typed since the last render stays when React repeats its effects, as in development or in a part that was hidden · PROD-06', () => {
  const ask = (value: string, mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <TextInput id="city" label="City" value={value} revision={0} onChange={nothing} />
    </Activity>
  );
  const { rerender } = render(ask('', 'visible'));
  const input = screen.getByLabelText<HTMLInputElement>('City');
  fireEvent.change(input, { target: { value: 'Altoona' } });

  for (const mode of ['hidden', 'visible'] as const) rerender(ask('', mode));
  expect(input.value).toBe('Altoona');

  rerender(ask('Erie', 'visible'));
  expect(input.value).toBe('Erie');
});

test('each text that is cut off is announced · VAL-26, BEY-08', async () => {
  render(<TextInput id="first_name" label="First name" value="" maxLength={3} onChange={nothing} />);
  const heard = recordAnnouncements();

  for (const time of [1, 2]) {
    fireEvent.paste(screen.getByLabelText('First name'), { clipboardData: { getData: () => 'Maya' } });
    await vi.waitFor(() => expect(heard().join(), String(time)).toContain('some of it was cut off'));
  }
});
