// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { showToast, Toaster } from '../toast/toasts.tsx';
import { Modal } from './Modal.tsx';

test('a modal that cannot be dismissed has no Close button and ignores Escape · INACT-04', async () => {
  const user = userEvent.setup();
  const onClose = vi.fn();
  render(
    <Modal isOpen title="Still working?" dismissible={false} onClose={onClose}>
      Would you like to stay logged in?
    </Modal>,
  );

  await user.keyboard('{Escape}');

  expect(onClose).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
});

test('while a dialog is open, everything else but the toasts is inert or empty, and no attribute repeats that · BEY-09', () => {
  const root = document.body.appendChild(document.createElement('div'));
  root.id = 'root';
  root.append('Page');
  render(
    <>
      <Toaster />
      <Modal isOpen title="Help">
        Call us.
      </Modal>
    </>,
    { container: document.body.appendChild(document.createElement('div')) },
  );
  act(() => void showToast({ severity: 'success', message: 'Sent.' }));

  const dialog = screen.getByRole('dialog', { name: 'Help' });
  expect(dialog.getAttribute('aria-modal')).toBeNull();
  const heard = [...document.body.children].filter(
    (child) => !(child as HTMLElement).inert && child.textContent,
  );
  expect(heard.map(({ textContent }) => textContent)).toEqual(['SuccessSent.', 'HelpCall us.']);
});

test('the page can be scrolled again once a dialog that was open from the start is closed, even in StrictMode · TRAP-47', async () => {
  const user = userEvent.setup();
  function Page() {
    const [isOpen, setIsOpen] = useState(true);
    return (
      <Modal isOpen={isOpen} title="Help" onClose={() => setIsOpen(false)}>
        Call us.
      </Modal>
    );
  }
  render(<Page />);
  expect(document.body.className).toBe('app-modal-is-open');

  await user.click(screen.getByRole('button', { name: 'Close' }));

  expect(document.body.className).toBe('');
});
