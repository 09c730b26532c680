import { act, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { Autocomplete } from '../select/Autocomplete.tsx';
import { listsChunk } from '../chunks.ts';
import { PhoneInput } from './PhoneInput.tsx';
import type { TypedFieldProps } from './renderField.tsx';
import { SensitiveInput } from './SensitiveInput.tsx';
import { TextArea } from './TextArea.tsx';
import { TextInput } from './TextInput.tsx';

const CUT = 'some of it was cut off';
const clean = (text: string) => text.trim();

type Ask = (props: TypedFieldProps & { onChange: (text: string) => void }) => ReactNode;

const loadOptions = vi.fn(async (text: string) => [
  { id: '1', text: `${text} Road`, sub_text: 'Alder Valley' },
]);
const FIELDS: Readonly<Record<string, Ask>> = {
  email: (props) => (
    <TextInput {...props} type="email" clean={(text) => text.replace(/^.*mailto:|[,\s]+$/g, '')} />
  ),
  name: (props) => <TextInput {...props} clean={clean} />,
  zip: (props) => <TextInput {...props} maxLength={10} clean={clean} />,
  phone: (props) => <PhoneInput {...props} />,
  ssn: (props) => <SensitiveInput {...props} format="ssn" />,
  essay: (props) => <TextArea {...props} maxLength={500} />,
  street: (props) => (
    <Autocomplete
      {...props}
      loadOptions={loadOptions}
      onType={props.onChange}
      onChoose={({ text }) => props.onChange(text)}
      onCreate={props.onChange}
    />
  ),
};

function Field({ kind, before = '', revision = 0 }: { kind: string; before?: string; revision?: number }) {
  const [own, setOwn] = useState({ revision, text: before });
  const value = own.revision === revision ? own.text : before;
  const onChange = (text: string) => setOwn({ revision, text });
  return FIELDS[kind]!({ id: 'field', label: 'Field', value, revision, onChange });
}

function show(kind: string, before?: string) {
  const { rerender } = render(<Field kind={kind} before={before} />);
  const field = () => screen.getByLabelText<HTMLInputElement>('Field', { selector: 'input, textarea' });
  field().focus();
  const hand = (make: (data: DataTransfer) => Event, text: string) => {
    const data = new DataTransfer();
    data.setData('text/plain', text);
    act(() => void field().dispatchEvent(make(data)));
  };
  const init = { bubbles: true, cancelable: true };
  return {
    field,
    /** An untrusted event inserts nothing by itself, so it shows whether the field has taken the text. */
    paste: (text: string) =>
      hand((clipboardData) => new ClipboardEvent('paste', { ...init, clipboardData }), text),
    adopt: (text: string) => rerender(<Field kind={kind} before={text} revision={1} />),
    drop: (text: string) => hand((dataTransfer) => new DragEvent('drop', { ...init, dataTransfer }), text),
  };
}

/** Composes text with an input method editor, character by character, without ending the composition. */
async function compose(text: string): Promise<void> {
  for (let end = 1; end <= text.length; end += 1)
    await cdp().send('Input.imeSetComposition', {
      text: text.slice(0, end),
      selectionStart: end,
      selectionEnd: end,
    });
}
const accept = (text: string) => cdp().send('Input.insertText', { text });

beforeAll(() => listsChunk.load());

it.each<[kind: string, text: string, value: string, isCut: boolean]>([
  ['zip', ' 16802-1234 ', '16802-1234', false],
  ['email', '\u200Bmailto:ana@marsh.example,', 'ana@marsh.example', false],
  ['name', 'x'.repeat(60), 'x'.repeat(45), true],
  ['phone', 'Call me at home: +1 (814) 555-0142', '(814) 555-0142', false],
  ['phone', '81455501429', '(814) 555-0142', true],
  ['ssn', `${' '.repeat(12)}123-45-6789`, '123-45-6789', false],
  ['street', ` ${'x'.repeat(60)}`, 'x'.repeat(60), false],
  ['essay', `\n${'x'.repeat(501)}`, 'x'.repeat(500), true],
])(
  'text pasted or dropped into a field (%s: %j) is cleaned before its length is checked, and a message says if part of it was cut off · VAL-26, CONST-05, FORM-02, TRAP-55',
  async (kind, text, value, isCut) => {
    const { field, paste, drop } = show(kind);
    for (const take of [paste, drop]) {
      take(text);
      expect(field().value).toBe(value);
      expect(screen.queryAllByText(new RegExp(CUT))).toHaveLength(isCut ? 1 : 0);
      if (isCut) expect(field().getAttribute('aria-describedby')).toContain('field-cut');

      await userEvent.keyboard('{Backspace}');
      expect(screen.queryByText(new RegExp(CUT))).toBeNull();
      await userEvent.clear(field());
    }
  },
);

it('text pasted between other text keeps the space before it, and can be undone · TRAP-55, TRAP-56', async () => {
  const { field, paste } = show('name', 'Ana');
  field().setSelectionRange(3, 3);
  paste(` ${'Marsh'.repeat(9)}`);
  expect(field().value).toBe(`Ana ${'Marsh'.repeat(9)}`.slice(0, 45));

  await userEvent.keyboard('{Control>}z{/Control}');

  expect(field().value).toBe('Ana');
});

it('a phone number composed in full-width digits is converted to ordinary digits once it is accepted · TRAP-56', async () => {
  const { field } = show('phone');
  await compose('８１４５５５０１４２');
  expect(field().value).toBe('８１４５５５０１４２');

  await accept('８１４５５５０１４２');

  expect(field().value).toBe('(814) 555-0142');
});

it('typing into a formatted number can be undone and redone step by step · TRAP-56', async () => {
  const { field } = show('phone');
  await userEvent.keyboard('0018145550142');
  expect(field().value).toBe('(814) 555-0142');
  await userEvent.keyboard('{Backspace}{Control>}z{/Control}');
  expect(field().value).toBe('(814) 555-0142');

  await userEvent.keyboard(`{Control>}${'z'.repeat(15)}{/Control}`);
  expect(field().value).toBe('');
  await userEvent.keyboard(`{Control>}{Shift>}${'z'.repeat(15)}{/Shift}{/Control}`);

  // Redo repeats every edit, including the Backspace.
  expect(field().value).toBe('(814) 555-014');
});

it('the caret stays at its digit when a number is edited in the middle, even one that another tab has saved · TRAP-56, TRAP-60', async () => {
  const { field, adopt } = show('phone');
  adopt('(814) 555-0142');
  field().setSelectionRange(6, 6);
  await userEvent.keyboard('{Backspace}');
  expect([field().value, field().selectionStart]).toEqual(['(815) 550-142', 3]);

  await userEvent.keyboard('4');

  expect([field().value, field().selectionStart]).toEqual(['(814) 555-0142', 4]);
});

it('characters composed in a field with suggestions are kept when the list replaces it, and the Enter that accepts them chooses nothing · DEP-13, TRAP-53', async () => {
  const { field } = show('street');
  const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
  const pressEnter = () =>
    cdp().send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: 'Enter', windowsVirtualKeyCode: 229 });
  await compose('丸の内');
  await accept('丸の内');
  await userEvent.keyboard(' 1');
  await vi.waitFor(() => expect(options()[0]).toMatch(/^丸の内 1 Road/), 4000);
  await compose('丁目');
  await pressEnter();
  await accept('丁目');
  expect(field().value).toBe('丸の内 1丁目');
  await vi.waitFor(() => expect(options()[0]).toMatch(/^丸の内 1丁目 Road/), 4000);

  await userEvent.keyboard('{Enter}');

  expect(field().value).toBe('丸の内 1丁目 Road');
});
