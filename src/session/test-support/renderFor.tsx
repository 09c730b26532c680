import { notifyManager } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, useLocation, useRouteError } from 'react-router-dom';
import { vi } from 'vitest';
import { judgeFailure } from '../calls/judgeFailure.ts';
import type { NoSession } from '../Session.ts';
import { SessionsContext } from '../reading/SessionsContext.ts';
import { SessionProvider } from '../SessionProvider.tsx';
import type { Sessions } from '../lifecycle/Sessions.ts';

// As in the app, mutations report at once that they are running.
notifyManager.setScheduler(queueMicrotask);

/**
 * Renders an element at /about for the current session.
 *
 * Records a thrown error in `thrown` and renders again, as the app's dialog boundary does. When a session
 * ends, navigates to /login with the reason.
 *
 * @param without the content to show while no form is open.
 */
export function renderFor(sessions: Sessions, ui: ReactNode, without?: ReactNode) {
  const thrown = vi.fn<(error: Error) => void>();
  const element = (
    <SessionProvider without={(session) => without ?? <NoForm session={session} />}>
      <Boundary onThrown={thrown}>{ui}</Boundary>
    </SessionProvider>
  );
  const router = createMemoryRouter(
    [
      { path: '/about/*', element, errorElement: <ErrorScreen /> },
      { path: '*', element: <Elsewhere /> },
    ],
    { initialEntries: ['/about'] },
  );
  sessions.current.subscribe((session) => {
    if (session.kind === 'none' && session.ended)
      void router.navigate('/login', { replace: true, state: { ended: session.ended } });
  });
  const view = render(
    <SessionsContext value={sessions}>
      <RouterProvider router={router} />
    </SessionsContext>,
    { onCaughtError: () => undefined },
  );
  return {
    ...view,
    thrown,
    go: (to: string) => act(() => router.navigate(to)),
    path: () => router.state.location.pathname,
    state: () => router.state.location.state as unknown,
    historyAction: () => router.state.historyAction,
  };
}

/** The app's dialog boundary, without the dialog. */
class Boundary extends Component<
  { onThrown: (error: Error) => void; children: ReactNode },
  { error: Error | null }
> {
  override state = { error: null as Error | null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidCatch(error: Error) {
    this.props.onThrown(error);
  }

  override render() {
    const { error } = this.state;
    if (error && judgeFailure(error).kind === 'signedOut') throw error;
    return this.props.children;
  }
}

function NoForm({ session }: { session: NoSession }) {
  if (session.logOutFailure) throw session.logOutFailure;
  return <h1>No form is open</h1>;
}

function ErrorScreen() {
  return <h1>Error: {(useRouteError() as Error).message}</h1>;
}

function Elsewhere() {
  return <h1>At {useLocation().pathname}</h1>;
}
