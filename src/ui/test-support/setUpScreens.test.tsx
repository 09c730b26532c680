// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, test, vi } from 'vitest';

test('each screen is tested in StrictMode, which repeats the effects of what it mounts · TRAP-47', () => {
  const effect = vi.fn();
  renderHook(() => useEffect(effect, []));
  expect(effect).toHaveBeenCalledTimes(2);
});
