import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Modal } from './Modal.tsx';
import type { ModalProps } from './ModalDialog.tsx';
import { Popover } from './Popover.tsx';

function Page({ size }: Pick<ModalProps, 'size'>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <main tabIndex={-1}>
      <button type="button" onClick={() => setIsOpen(true)}>
        Why?
      </button>
      <a href="#elsewhere">Elsewhere</a>
      <Modal
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="Why do we ask?"
        size={size}
        footer={<button type="button">Done</button>}
      >
        Because of the law.
      </Modal>
    </main>
  );
}

/** Renders into the element that dialogs make inert. */
function show(size?: ModalProps['size']) {
  const container = document.body.appendChild(document.createElement('div'));
  container.id = 'root';
  render(<Page size={size} />, { container });
  return userEvent.click(screen.getByRole('button', { name: 'Why?' }));
}

const dialog = () => screen.queryByRole('dialog');
const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

it('a dialog takes the focus, keeps it from the page beneath, and gives it back when it is closed · FORM-08, BEY-09', async () => {
  await show();
  await vi.waitFor(() => expect(dialog()?.contains(document.activeElement)).toBe(true));
  const stops = new Set<string | undefined>();
  for (let stop = 0; stop < 5; stop += 1) {
    await userEvent.keyboard('{Tab}');
    if (document.activeElement !== document.body) stops.add(focused());
  }
  expect(stops).toEqual(new Set(['Close', 'Done']));
  const behind = screen.getByText('Elsewhere');
  const { x, y } = behind.getBoundingClientRect();
  expect(document.elementFromPoint(x + 2, y + 2)).not.toBe(behind);
  behind.focus();
  expect(focused()).not.toBe('Elsewhere');

  await userEvent.keyboard('{Escape}');

  await vi.waitFor(() => expect(dialog()).toBeNull());
  expect(focused()).toBe('Why?');
  behind.focus();
  expect(focused()).toBe('Elsewhere');
});

it('a press beside a dialog closes it, and a press in it does not · FORM-08', async () => {
  await show();
  await userEvent.click(screen.getByText('Because of the law.'));
  expect(dialog()).toBeTruthy();

  await userEvent.click(document.querySelector('.app-modal__scrim')!, { position: { x: 5, y: 5 } });

  await vi.waitFor(() => expect(dialog()).toBeNull());
});

it.each<[size: ModalProps['size'], wide: number, tablet: number]>([
  ['small', 480, 480],
  ['medium', 960, 630],
  ['large', 1152, 810],
])(
  'a %s dialog is %s px wide on a desktop, %s px on a tablet, and fits a phone · FORM-09, CONST-21',
  async (size, wide, tablet) => {
    await page.viewport(1440, 900);
    await show(size);
    const widths: number[] = [];
    for (const width of [1440, 900, 390]) {
      await page.viewport(width, 900);
      widths.push(dialog()!.offsetWidth);
    }

    expect(widths).toEqual([wide, tablet, expect.any(Number)]);
    expect(widths.at(-1)).toBeLessThanOrEqual(390);
  },
);

function Account() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <main tabIndex={-1}>
      <Popover label="Account" isOpen={isOpen} onToggle={setIsOpen}>
        <a href="#help">Help</a>
      </Popover>
      <p>Elsewhere</p>
      <button type="button">Other</button>
    </main>
  );
}

it.each<[string, () => Promise<void>, focused: string]>([
  ['Close', () => userEvent.click(screen.getByRole('button', { name: 'Close' })), 'Account'],
  ['Escape', () => userEvent.keyboard('{Escape}'), 'Account'],
  ['a press outside', () => userEvent.click(screen.getByText('Elsewhere')), 'Account'],
  ['a press on another control', () => userEvent.click(screen.getByText('Other')), 'Other'],
  ['Tab beyond its end', () => userEvent.keyboard('{Tab}{Tab}{Tab}'), 'Other'],
])(
  '%s closes the panel, which is 5 px below its button, and leaves the focus on the button or on the other control · ACC-03, ACC-09',
  async (_, close, name) => {
    render(<Account />);
    const button = screen.getByRole('button', { name: 'Account' });
    await userEvent.click(button);
    const gap = dialog()!.getBoundingClientRect().top - button.getBoundingClientRect().bottom;
    expect(Math.abs(gap - 5)).toBeLessThanOrEqual(1);

    await close();

    expect(dialog()).toBeNull();
    expect(focused()).toBe(name);
  },
);
