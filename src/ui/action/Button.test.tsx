// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from './Button.tsx';

test('a busy button keeps its name and focus and ignores presses · BTN-06', async () => {
  const user = userEvent.setup();
  const onClick = vi.fn();
  render(
    <Button busy onClick={onClick}>
      Submit
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Submit' });

  await user.click(button);

  expect(onClick).not.toHaveBeenCalled();
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(button);
});
