// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Autocomplete } from './Autocomplete.tsx';
import { listsChunk } from '../chunks.ts';

const on = { choose: vi.fn(), create: vi.fn(), type: vi.fn() };
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
      onType={(text, isByHand) => {
        on.type(text, isByHand);
        setValue(text);
      }}
    />
  );
}

// To react-select, this environment has a touch screen.
beforeAll(() => listsChunk.load());
afterEach(() => void vi.clearAllMocks());

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Street address' });

test.each([
  ['Safari', { keyCode: 229 }],
  ['other browsers', { keyCode: 13, isComposing: true }],
])(
  'Enter that ends a composition chooses no suggestion, as %s report it · DEP-13, BEY-07',
  async (_, key) => {
    const user = userEvent.setup();
    render(<Address />);
    await user.type(field(), '418');
    await screen.findByRole('option', { name: /^418 Road/ });

    fireEvent.keyDown(field(), { key: 'Enter', ...key });

    expect(on.choose).not.toHaveBeenCalled();
    expect(on.create).not.toHaveBeenCalled();
    expect(field().value).toBe('418');
  },
);

test('an autocomplete shows Loading..., then suggestions with Use: <text> last; Enter chooses the first one and stays in the field, even on a touch screen · DEP-13', async () => {
  const user = userEvent.setup();
  render(<Address />);

  // Unanswered, so that a slow machine shows no suggestions yet.
  loadOptions.mockReturnValue(new Promise(() => undefined));
  await user.type(field(), '4');
  loadOptions.mockReset();
  fireEvent.change(field(), { target: { value: '418' } });
  expect(screen.getByText('Loading...')).toBeTruthy();
  await screen.findByRole('option', { name: /^418 Road/ });

  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    '418 RoadAlder Valley',
    'Use: 418',
  ]);
  await user.keyboard('{Enter}');
  expect(on.choose).toHaveBeenCalledExactlyOnceWith('1');
  expect(field().value).toBe('418 Road');
  expect(document.activeElement).toBe(field());
});

test('an autocomplete without suggestions shows No options and still offers the typed text · DEP-13', async () => {
  const user = userEvent.setup();
  render(<Address />);

  await user.type(field(), 'zzz');
  await screen.findByText('No options');
  await user.click(screen.getByRole('option', { name: 'Use: zzz' }));

  expect(on.create).toHaveBeenCalledExactlyOnceWith('zzz');
});

test('an autocomplete stops searching once a suggestion has been chosen · DEP-12', async () => {
  const user = userEvent.setup();
  render(<Address />);
  await user.type(field(), '418');
  await screen.findByRole('option', { name: /^418 Road/ });

  vi.useFakeTimers();
  try {
    fireEvent.change(field(), { target: { value: '4189' } });
    fireEvent.click(screen.getByRole('option', { name: /^418 Road/ }));
    await vi.advanceTimersByTimeAsync(600);
  } finally {
    vi.useRealTimers();
  }

  expect(on.choose).toHaveBeenCalledExactlyOnceWith('1');
  expect(loadOptions).not.toHaveBeenCalledWith('4189');
});

test('the suggestion under a finger stays there until the finger is lifted, even if newer ones arrive, and choosing it leaves the field · TRAP-53', async () => {
  const user = userEvent.setup();
  const newer = Promise.withResolvers<{ id: string; text: string }[]>();
  render(<Address />);
  await user.type(field(), '4');
  const suggestion = await screen.findByRole('option', { name: /^4 Road/ });
  loadOptions.mockReturnValueOnce(newer.promise as never);
  await user.type(field(), '1');
  await vi.waitFor(() => expect(loadOptions).toHaveBeenLastCalledWith('41'));

  await user.pointer({ target: suggestion, keys: '[TouchA>]' });
  await act(async () => newer.resolve([{ id: '2', text: '41 Other Road' }]));
  await user.pointer('[/TouchA]');

  expect(on.choose).toHaveBeenCalledExactlyOnceWith('1');
  expect(document.activeElement).toBe(document.body);
});

test('after a finger has only scrolled the suggestions, Enter still stays in the field · DEP-13', async () => {
  const user = userEvent.setup();
  render(<Address />);
  await user.type(field(), '4');
  const suggestion = await screen.findByRole('option', { name: /^4 Road/ });

  fireEvent.pointerDown(suggestion, { pointerType: 'touch' });
  fireEvent.pointerCancel(suggestion, { pointerType: 'touch' });
  await user.keyboard('{Enter}');

  expect(on.choose).toHaveBeenCalledExactlyOnceWith('1');
  expect(document.activeElement).toBe(field());
});

test('an autocomplete passes on every letter, whether typed in the plain input or in the list · DEP-10', async () => {
  const user = userEvent.setup();
  render(<Address initial="41" />);

  await user.type(field(), '8 A{Backspace}');
  await user.tab();

  expect(on.type.mock.calls).toEqual([
    ['418', true],
    ['418 ', true],
    ['418 A', true],
    ['418 ', true],
  ]);
  expect(on.create).not.toHaveBeenCalled();
});

test('an autocomplete reports autofilled text without opening its list', () => {
  render(<Address />);

  field().focus();
  fireEvent.input(field(), { target: { value: '1 Rue X' } });

  expect(on.type.mock.calls).toEqual([['1 Rue X', false]]);
  expect(field().getAttribute('aria-expanded')).toBe('false');
});

test('Alt+Up closes an autocomplete’s list and keeps the typed text', async () => {
  const user = userEvent.setup();
  render(<Address />);
  await user.type(field(), '418');
  await screen.findByText('Alder Valley');

  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');

  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field().value).toBe('418');
});
