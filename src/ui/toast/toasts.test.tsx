// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { toastsChunk } from '../chunks.ts';
import { showToast, Toaster } from './toasts.tsx';

const show = () => act(() => void showToast({ severity: 'error', message: 'Look here.' }));
const said = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

test('a toast that is shown before the first page is rendered, or before its script has loaded, appears afterwards, even in StrictMode · TOAST-01, TRAP-47', () => {
  show();
  const get = vi.spyOn(toastsChunk, 'get').mockReturnValue(undefined);
  const { rerender } = render(<Toaster />);
  expect(said()).toEqual([]);

  get.mockRestore();
  rerender(<Toaster />);

  expect(said()).toEqual(['ErrorLook here.']);
});
