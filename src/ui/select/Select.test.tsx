// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { listsChunk } from '../chunks.ts';
import { Select } from './Select.tsx';

const options = ['Maine', 'Nebraska', 'Nevada', 'Ohio', 'Oregon', 'Texas'].map((name) => ({
  value: name,
  label: name,
}));
const onChange = vi.fn();

function State() {
  const [value, setValue] = useState('');
  return (
    <Select
      id="home_state"
      label="State"
      options={options}
      value={value}
      onChange={(next, label) => {
        onChange(next, label);
        setValue(next);
      }}
    />
  );
}

beforeAll(() => listsChunk.load());
afterEach(() => void onChange.mockClear());

const combobox = () => screen.getByRole('combobox', { name: 'State' });

test.each(['Enter', 'Tab'])(
  'letters typed while the list is loading choose their option on %s · DEP-17',
  async (key) => {
    const user = userEvent.setup();
    vi.spyOn(listsChunk, 'get').mockReturnValue(undefined);
    vi.spyOn(listsChunk, 'load').mockReturnValue(new Promise(() => undefined));
    render(<State />);

    await user.tab();
    await user.keyboard(`nev{${key}}`);

    expect(onChange).toHaveBeenCalledExactlyOnceWith('Nevada', 'Nevada');
    expect(combobox().getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement === combobox()).toBe(key === 'Enter');
  },
);

test("if the list cannot be loaded, the question can be answered in the browser's own dropdown", async () => {
  const user = userEvent.setup();
  vi.spyOn(listsChunk, 'get').mockReturnValue(undefined);
  vi.spyOn(listsChunk, 'load').mockRejectedValue(new TypeError('Failed to fetch'));
  render(<State />);

  await user.click(combobox());
  await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('SELECT'));
  await user.selectOptions(combobox(), 'Nevada');

  expect(onChange).toHaveBeenCalledExactlyOnceWith('Nevada', 'Nevada');
  expect(combobox()).toHaveProperty('value', 'Nevada');
});
