// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { toastsChunk } from '../chunks.ts';
import { showToast, Toaster } from './toasts.tsx';

const show = () => act(() => void showToast({ severity: 'error', message: 'Look here.' }));
const said = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

test('a toast that is shown before its script has loaded appears once it has, even in StrictMode · TOAST-01, TRAP-47', () => {
  const get = vi.spyOn(toastsChunk, 'get').mockReturnValue(undefined);
  const { rerender } = render(<Toaster />);
  show();
  expect(said()).toEqual([]);

  get.mockRestore();
  rerender(<Toaster />);

  expect(said()).toEqual(['ErrorLook here.']);
});

test('a toast that is shown before the first page is rendered appears with it, even in StrictMode · TOAST-01, TRAP-47', () => {
  show();

  render(<Toaster />);

  expect(said()).toEqual(['ErrorLook here.']);
});
