// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
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
