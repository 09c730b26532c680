// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Modal } from './Modal.tsx';
import { ModalButton } from './ModalButton.tsx';

test('a modal button opens a dialog named by its title, and closing the dialog restores focus · FORM-08', async () => {
  const user = userEvent.setup();
  render(<ModalButton title="Why do we ask?">Because.</ModalButton>);
  const button = screen.getByRole('button', { name: 'Why do we ask?' });

  await user.click(button);
  expect(screen.getByRole('dialog', { name: 'Why do we ask?' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Close' }));

  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button);
});

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
