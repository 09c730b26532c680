// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Autocomplete } from './Autocomplete.tsx';
import { loadLists } from './loadLists.ts';

const on = { choose: vi.fn(), create: vi.fn(), clear: vi.fn() };
const loadOptions = vi.fn(async (text: string) =>
  text.startsWith('z') ? [] : [{ id: '1', text: `${text} Road`, sub_text: 'Alder Valley' }],
);

function Address({ initial = '' }: { initial?: string }) {
  const [value, setValue] = useState(initial);
  return (
    <Autocomplete
      id="home_address_line_1"
      label="Street address"
      value={value}
      loadOptions={loadOptions}
      onChoose={(item) => {
        on.choose(item.id);
        setValue(item.text);
      }}
      onCreate={(text) => {
        on.create(text);
        setValue(text);
      }}
      onClear={() => {
        on.clear();
        setValue('');
      }}
    />
  );
}

beforeAll(() => loadLists());
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Street address' });

test('DEP-13 shows Loading..., then suggestions and Use: <text> last', async () => {
  const user = userEvent.setup();
  render(<Address />);

  await user.type(field(), '418');
  expect(screen.getByText('Loading...')).toBeTruthy();
  await screen.findByText('Alder Valley');

  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    '418 RoadAlder Valley',
    'Use: 418',
  ]);
});

test('DEP-13 says No options and still offers what was typed', async () => {
  const user = userEvent.setup();
  render(<Address />);

  await user.type(field(), 'zzz');
  await screen.findByText('No options');
  await user.click(screen.getByRole('option', { name: 'Use: zzz' }));

  expect(on.create).toHaveBeenCalledExactlyOnceWith('zzz');
});

test('choosing a suggestion hands over its item', async () => {
  const user = userEvent.setup();
  render(<Address />);

  await user.type(field(), '418');
  await screen.findByText('Alder Valley');
  await user.keyboard('{Enter}');

  expect(on.choose).toHaveBeenCalledExactlyOnceWith('1');
  expect(field().value).toBe('418 Road');
});

test('leaving the field keeps what was typed', async () => {
  const user = userEvent.setup();
  render(<Address initial="41" />);

  await user.type(field(), '8');
  await user.tab();

  expect(on.create).toHaveBeenCalledExactlyOnceWith('418');
  expect(field().value).toBe('418');
});

test('emptying the field clears at once, leaving it untouched does nothing', async () => {
  const user = userEvent.setup();
  render(<Address initial="4" />);

  await user.click(field());
  await user.tab();
  expect(on.create).not.toHaveBeenCalled();

  await user.type(field(), '{Backspace}');
  expect(on.clear).toHaveBeenCalledTimes(1);
});

test.each(['beforeunload', 'pagehide'])(
  'DEP-10 keeps what was typed at %s, before anybody else hears of it',
  async (type) => {
    const user = userEvent.setup();
    const heard: string[] = [];
    const listener = () => heard.push(...on.create.mock.calls.flat().map(String));
    window.addEventListener(type, listener);
    render(<Address />);
    await user.type(field(), '418 Alder');

    window.dispatchEvent(new Event(type));
    window.removeEventListener(type, listener);

    expect(heard).toEqual(['418 Alder']);
  },
);

test('DEP-10 keeps what was typed when Back takes its page away', async () => {
  const user = userEvent.setup();
  const { unmount } = render(<Address />);
  await user.type(field(), '418 Alder');

  unmount();

  expect(on.create).toHaveBeenCalledExactlyOnceWith('418 Alder');
});
