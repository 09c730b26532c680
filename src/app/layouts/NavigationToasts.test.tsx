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

it.each([
  ['a success · ROUTE-32', 'success', 'status', 'Success Notification'],
  ['an error · AUTH-09', 'error', 'alert', 'Login Card Error'],
] as const)(
  'the message of a navigation is shown in a toast with the right label, but only once, even after a second render, Back or a reload: %s · TRAP-25, TRAP-47',
  async (_, severity, role, label) => {
    const state = { message: { severity, text: 'Look here.' }, username: 'ana@example.com' };
    const router = createMemoryRouter([{ path: '*', element: layout }], { initialEntries: ['/about'] });
    render(<RouterProvider router={router} />);

    await act(() => router.navigate('/login', { state }));
    expect(screen.getByRole(role, { name: label }).textContent).toContain('Look here.');
    expect(router.state.location.state).toEqual({ username: 'ana@example.com', message: undefined });
    expect(router.state.historyAction).toBe('REPLACE');
    act(() => dismissToasts());
    await act(() => router.navigate(-1));
    await act(() => router.navigate(1));

    expect(screen.queryByRole(role)).toBeNull();
  },
);
