// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SlowNote } from './SlowNote.tsx';

test('an action that takes longer than ten seconds shows a note until it ends · API-43', () => {
  vi.useFakeTimers();
  const { rerender } = render(<SlowNote isWaiting />);
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  const said = () => screen.getByRole('status').textContent;

  pass(9_999);
  expect(said()).toBe('');
  pass(1);
  expect(said()).toBe('This is taking longer than usual. We are still trying.');

  rerender(<SlowNote isWaiting={false} />);
  expect(said()).toBe('');
  rerender(<SlowNote isWaiting />);
  expect(said()).toBe('');
});
