// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyPart } from './lazyPart.ts';
import { useLazyPart } from './useLazyPart.ts';

afterEach(() => vi.useRealTimers());

test('useLazyPart retries a failed load and returns the part once it has loaded · ERR-15', async () => {
  vi.useFakeTimers();
  const fetch = vi.fn(() => Promise.resolve('the dialog')).mockRejectedValueOnce(new TypeError('offline'));
  const part = lazyPart(fetch);

  const { result } = renderHook(() => useLazyPart(part, true));
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(result.current).toBeUndefined();
  await act(() => vi.advanceTimersByTimeAsync(10_000));

  expect(result.current).toBe('the dialog');
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('useLazyPart does not load a part until it is needed', async () => {
  vi.useFakeTimers();
  const fetch = vi.fn(() => Promise.resolve('the dialog'));

  renderHook(() => useLazyPart(lazyPart(fetch), false));
  await vi.advanceTimersByTimeAsync(10_000);

  expect(fetch).not.toHaveBeenCalled();
});
