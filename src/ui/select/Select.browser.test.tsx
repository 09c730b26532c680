import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { listsChunk } from '../chunks.ts';
import { Autocomplete } from './Autocomplete.tsx';
import { Select } from './Select.tsx';

const options = Array.from({ length: 60 }, (_, at) => `State ${String(at + 1)}`)
  .concat('Nebraska', 'Nevada')
  .map((label) => ({ value: label, label }));
const onChange = vi.fn<(...chosen: string[]) => void>();

function Page({ above = 0 }: { above?: number }) {
  const [value, setValue] = useState('');
  return (
    <div style={{ paddingTop: above, height: above + 1200 }}>
      <Select
        id="home_state"
        label="State"
        options={options}
        value={value}
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
      />
      <button type="button">Next</button>
    </div>
  );
}

beforeAll(() => listsChunk.load());

const field = () => screen.getByRole('combobox');
const list = () => screen.queryByRole('listbox');
const active = () => document.querySelector('.app-select__option--active');

function show(above?: number) {
  onChange.mockClear();
  render(<Page above={above} />);
}

it('a press opens a list, a second one closes it, and a press on an option chooses that and returns the focus · FORM-06, DEP-17', async () => {
  show();
  await userEvent.click(field());
  await vi.waitFor(() => expect(list()).toBeTruthy());
  await userEvent.click(field());
  await vi.waitFor(() => expect(list()).toBeNull());

  await userEvent.click(field());
  await userEvent.click(await screen.findByRole('option', { name: 'State 40' }));

  expect(onChange.mock.calls).toEqual([['State 40']]);
  expect(field().textContent).toBe('State 40');
  expect(document.activeElement).toBe(field());
});

it('letters typed on a closed list open it; the option that they or keys move to is scrolled into view within it, and the page stays · CONST-16, DEP-17, TRAP-47', async () => {
  show();
  // Letters typed a second apart would begin a new word.
  vi.useFakeTimers({ toFake: ['performance'] });
  field().focus();
  await userEvent.keyboard('nev');
  const isSeen = () => {
    const [inner, outer] = [active()!, document.querySelector('.app-select__list')!].map((each) =>
      each.getBoundingClientRect(),
    ) as [DOMRect, DOMRect];
    return inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
  };
  await vi.waitFor(() => expect(active()?.textContent).toBe('Nevada'));
  expect(isSeen()).toBe(true);

  await userEvent.keyboard('{Home}{PageDown}');
  await vi.waitFor(() => expect(active()?.textContent).toBe('State 5'));
  expect(isSeen()).toBe(true);
  expect(scrollY).toBe(0);

  await userEvent.keyboard('{Enter}');
  expect(onChange.mock.calls).toEqual([['State 5']]);
});

it('a list opens upwards where there is no room below it, and stays in the window', async () => {
  show(700);
  await userEvent.click(field());
  await vi.waitFor(() => expect(list()).toBeTruthy());
  const menu = document.querySelector('.app-select__menu')!.getBoundingClientRect();

  expect(menu.bottom).toBeLessThanOrEqual(field().getBoundingClientRect().top + 1);
  expect(menu.top).toBeGreaterThanOrEqual(0);
});

it.each([
  ['Tab', ['State 1'], 'Next'],
  ['Escape', [], '--'],
])(
  '%s closes a list, as in a native one: it chooses %j and leaves the focus on “%s” · TRAP-59',
  async (key, chosen, focused) => {
    show();
    await userEvent.click(field());
    await vi.waitFor(() => expect(list()).toBeTruthy());
    await userEvent.keyboard(`{ArrowDown}{${key}}`);

    await vi.waitFor(() => expect(list()).toBeNull());
    expect(onChange.mock.calls.flat()).toEqual(chosen);
    expect(document.activeElement?.textContent).toBe(focused);
  },
);

it('the caret stays where it is when suggestions replace a plain input · DEP-10', async () => {
  function Address() {
    const [value, setValue] = useState('12 Elm');
    return (
      <Autocomplete
        id="street"
        label="Street"
        value={value}
        loadOptions={async (text) => [{ id: '1', text: `${text} Road`, sub_text: '' }]}
        onType={setValue}
        onChoose={({ text }) => setValue(text)}
        onCreate={setValue}
      />
    );
  }
  render(<Address />);
  const input = () => screen.getByLabelText<HTMLInputElement>('Street', { selector: 'input' });
  input().focus();
  input().setSelectionRange(3, 3);
  await userEvent.keyboard('Old ');

  expect([input().value, input().selectionStart]).toEqual(['12 Old Elm', 7]);
});
