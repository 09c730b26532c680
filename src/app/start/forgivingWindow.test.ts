// @vitest-environment happy-dom
import { createBrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgivingWindow } from './forgivingWindow.ts';

const CALLS = ['pushState', 'replaceState'] as const;

beforeEach(() => window.history.replaceState(null, '', '/about'));
afterEach(() => vi.restoreAllMocks());

function openRouter() {
  return createBrowserRouter([{ path: '*', element: null }], { window: forgivingWindow() });
}

it('starts and navigates even if the browser rejects history entries', async () => {
  for (const call of CALLS)
    vi.spyOn(window.history, call).mockImplementation(() => {
      throw new DOMException('100 times per 30 seconds', 'SecurityError');
    });
  const router = openRouter();

  await router.navigate('/education', { state: { focus: 'ssn' } });
  await router.navigate('/final-steps', { replace: true });

  expect(router.state.location.pathname).toBe('/final-steps');
  expect(window.location.pathname).toBe('/about');
});

it('writes each history entry if the browser allows it', async () => {
  const router = openRouter();

  await router.navigate('/education', { state: { focus: 'ssn' } });

  expect(window.location.pathname).toBe('/education');
  expect(window.history.state).toMatchObject({ usr: { focus: 'ssn' } });
});
