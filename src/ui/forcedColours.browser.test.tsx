import { render, screen } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { Button } from './action/Button.tsx';
import { Icon } from './action/Icon.tsx';
import { CheckboxRow } from './choice/CheckboxRow.tsx';
import { RadioGroup } from './choice/RadioGroup.tsx';
import { listsChunk } from './chunks.ts';
import { TextInput } from './field/TextInput.tsx';
import { Modal } from './overlay/Modal.tsx';
import { Popover } from './overlay/Popover.tsx';
import { Select } from './select/Select.tsx';
import { Tabs } from './structure/Tabs.tsx';

const nothing = () => undefined;
const options = ['Yes', 'No'].map((label) => ({ value: label, label }));
const tabs = ['In the US', 'Outside the US'].map((label) => ({ id: label, label }));

interface State {
  /** Whether the control has changed. */
  isOn: boolean;
}

/** Each control at rest and changed, as its state or its props say. */
const CONTROLS: Readonly<Record<string, (state: State) => ReactElement>> = {
  'a chosen radio button': ({ isOn }) => (
    <RadioGroup id="x" label="Degree?" options={options} value={isOn ? 'No' : ''} onChange={nothing} />
  ),
  'a ticked box': ({ isOn }) => <CheckboxRow id="x" label="Asian" checked={isOn} onChange={nothing} />,
  'a chosen tab': ({ isOn }) => (
    <Tabs id="x" label="School" tabs={tabs} selected={tabs[isOn ? 1 : 0]!.id} onSelect={nothing}>
      <p>School</p>
    </Tabs>
  ),
  'a disabled button': ({ isOn }) => <Button aria-disabled={isOn || undefined}>Send</Button>,
  'a busy button': ({ isOn }) => <Button busy={isOn}>Send</Button>,
};

const FOCUSED: Readonly<Record<string, ReactElement>> = {
  'a field': <TextInput id="x" label="Name" value="" onChange={nothing} />,
  'a drop-down': <Select id="x" label="State" options={options} value="" onChange={nothing} />,
  'a button': <Button>Send</Button>,
  'a quiet button': <Button variant="quiet">Send</Button>,
  'a link': <a href="#x">Send</a>,
  'a radio button': <RadioGroup id="x" label="Degree?" options={options} value="" onChange={nothing} />,
  'a checkbox': <CheckboxRow id="x" label="Asian" checked={false} onChange={nothing} />,
};

/** Renders with room for a focus ring, and returns a function that takes a picture of it. */
function show(element: ReactElement) {
  const framed = (inner: ReactElement) => (
    <div data-testid="frame" style={{ padding: 24, width: 400 }}>
      {inner}
    </div>
  );
  const { rerender } = render(framed(element));
  return {
    change: (to: ReactElement) => rerender(framed(to)),
    draw: () => page.screenshot({ element: screen.getByTestId('frame'), save: false }),
  };
}

const force = (value: string) =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'forced-colors', value },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ],
  });

beforeAll(() => listsChunk.load());
beforeEach(async () => {
  await force('active');
  expect(matchMedia('(forced-colors: active)').matches).toBe(true);
});
afterEach(() => force('none'));

it.each(Object.entries(CONTROLS))('%s looks different in forced colours · NFR', async (_, control) => {
  const { change, draw } = show(control({ isOn: false }));
  const before = await draw();
  change(control({ isOn: true }));

  expect((await draw()) === before).toBe(false);
});

it.each(Object.entries(FOCUSED))('the focus on %s is seen in forced colours · NFR', async (_, control) => {
  const { draw } = show(control);
  const before = await draw();
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).not.toBe(document.body);

  expect((await draw()) === before).toBe(false);
});

it('a field with an error has a bar beside it in forced colours, which override the colour of its text · NFR', () => {
  const field = (errors?: string[]) => (
    <TextInput id="x" label="Name" errors={errors} value="" onChange={nothing} />
  );
  const { rerender } = render(field());
  const bar = () => getComputedStyle(document.querySelector('.app-field')!).borderInlineStartStyle;
  expect(bar()).toBe('none');

  rerender(field(['Required.']));

  expect(bar()).toBe('solid');
});

/** Returns what is wrong with the edge of a box; '' if it can be seen. */
function findEdge(selector: string): string {
  const { borderTopWidth, borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(
    document.querySelector(selector)!,
  );
  if (borderTopStyle === 'none' || parseFloat(borderTopWidth) === 0) return 'none';
  return borderTopColor === backgroundColor ? `the colour of its background, ${borderTopColor}` : '';
}

function Account() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Popover label="Account" isOpen={isOpen} onToggle={setIsOpen}>
      <p>maya@example.edu</p>
    </Popover>
  );
}

it.each<[selector: string, ReactElement]>([
  ['.app-input', FOCUSED['a field']!],
  ['.app-button', FOCUSED['a button']!],
  ['.app-popover__panel', <Account key="account" />],
  [
    '.app-modal',
    <Modal key="modal" isOpen title="Help">
      Call us.
    </Modal>,
  ],
])('%s keeps a visible edge in forced colours · NFR', async (selector, element) => {
  render(element);
  await vi.waitFor(() => expect(document.querySelector(selector)).toBeTruthy());

  expect(findEdge(selector)).toBe('');
});

it('an open list keeps a visible edge, and the option moved to looks different, in forced colours · NFR', async () => {
  const { draw } = show(<div style={{ height: 300 }}>{FOCUSED['a drop-down']}</div>);
  await userEvent.click(screen.getByRole('combobox'));
  await vi.waitFor(() => expect(document.querySelector('.app-select__menu')).toBeTruthy());
  expect(findEdge('.app-select__menu')).toBe('');
  const before = await draw();
  await userEvent.keyboard('{ArrowDown}');

  expect((await draw()) === before).toBe(false);
});

it('every icon takes the colour of its text in forced colours · NFR', () => {
  render(<Icon name="check" />);

  expect(getComputedStyle(document.querySelector('.app-icon')!).getPropertyValue('forced-color-adjust')).toBe(
    'auto',
  );
});
