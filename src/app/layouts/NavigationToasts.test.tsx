// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { dismissToasts, Toaster } from '../../ui/index.ts';
import { NavigationToasts } from './NavigationToasts.tsx';

const layout = (
  <>
    <Toaster />
    <NavigationToasts />
  </>
);

/** Navigates to the login with a message. */
async function arrive(message: { severity: 'success' | 'error'; text: string }) {
  const state = { message, username: 'ana@example.com' };
  const router = createMemoryRouter([{ path: '*', element: layout }], {
    initialEntries: ['/about'],
  });
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/login', { state }));
  return router;
}

it.each([
  ['a success · ROUTE-32', 'success', 'status', 'Success Notification'],
  ['an error · AUTH-09', 'error', 'alert', 'Login Card Error'],
] as const)(
  'a message that arrives with a navigation is shown in a toast with the right label: %s',
  async (_, severity, role, label) => {
    await arrive({ severity, text: 'Look here.' });

    expect(screen.getByRole(role, { name: label }).textContent).toContain('Look here.');
  },
);

it('a message that arrives with a navigation is shown only once, even after a second render, Back or a reload · TRAP-25, TRAP-47', async () => {
  const router = await arrive({ severity: 'error', text: 'Look here.' });
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(router.state.location.state).toEqual({ username: 'ana@example.com', message: undefined });
  expect(router.state.historyAction).toBe('REPLACE');

  act(() => dismissToasts());
  await act(() => router.navigate(-1));
  await act(() => router.navigate(1));

  expect(screen.queryAllByRole('alert')).toEqual([]);
});
