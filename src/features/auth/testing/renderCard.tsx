import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { createMemoryRouter, createPath, type InitialEntry, RouterProvider, useLocation } from 'react-router-dom';
import { afterEach, vi } from 'vitest';
import type { NavigationState } from '../../../core/application/NavigationState.ts';
import { ServerError, UnauthorizedError } from '../../../data/test-support/errors.ts';
import { form } from '../../../form/form.ts';
import { SessionHostContext } from '../../../session/SessionHostContext.ts';
import { aHost } from '../../../session/testing/aHost.ts';
import { dismissToasts, Toaster } from '../../../ui/index.ts';
import { ConfirmScreen } from '../ConfirmScreen.tsx';
import { ForgotScreen } from '../ForgotScreen.tsx';
import { LoginScreen } from '../LoginScreen.tsx';
import { ResetScreen } from '../ResetScreen.tsx';
import { SignUpScreen } from '../SignUpScreen.tsx';

/** A password that meets every rule. */
export const GOOD_PASSWORD = 'Example-Pass-2026';

/** The six calls of the cards; each answers its own name until a test says otherwise. */
function createFakeSdk() {
  const reply = (message: string) => vi.fn((_body: unknown) => Promise.resolve({ message }));
  return {
    signUp: reply('signed up'),
    confirmAccount: reply('confirmed'),
    resendConfirmation: reply('resent'),
    logIn: reply('logged in'),
    forgotPassword: reply('link sent'),
    resetPassword: reply('changed'),
  };
}

/** An error as the sdk throws it. */
export function failedCall(status: number, message: string, code?: string): Error {
  return new (status === 401 ? UnauthorizedError : ServerError)(message, { status, code });
}

function Elsewhere() {
  return <h1>At {useLocation().pathname}</h1>;
}

type CardSdk = ReturnType<typeof createFakeSdk>;

/**
 * Renders the cards in a router, in StrictMode as in development, opened at an address.
 *
 * @param begin makes the page whose calls they send, with whoever is here already.
 */
export function renderCard(
  entry: InitialEntry,
  begin = (calls: CardSdk): ReturnType<typeof aHost> => aHost({ form, calls }),
) {
  const sdk = createFakeSdk();
  const { host, browser, now } = begin(sdk);
  const loaded = vi.fn((_path: string) => null);
  const router = createMemoryRouter(
    [
      { path: '/login', Component: LoginScreen },
      { path: '/signup', Component: SignUpScreen },
      { path: '/confirm', Component: ConfirmScreen },
      { path: '/forgot', Component: ForgotScreen },
      { path: '/reset', Component: ResetScreen },
      {
        path: '*',
        Component: Elsewhere,
        loader: ({ request }) => loaded(new URL(request.url).pathname),
        HydrateFallback: () => null,
      },
    ],
    { initialEntries: [entry] },
  );
  render(
    <StrictMode>
      <SessionHostContext value={host}>
        <RouterProvider router={router} />
        <Toaster />
      </SessionHostContext>
    </StrictMode>,
  );
  return {
    sdk,
    host,
    browser,
    now,
    /** Called with the path of each page beside the cards that is loaded. */
    loaded,
    goTo: (path: string) => act(() => router.navigate(path)),
    user: userEvent.setup(),
    path: () => router.state.location.pathname,
    address: () => createPath(router.state.location),
    state: () => router.state.location.state as NavigationState | null,
    historyAction: () => router.state.historyAction,
    submit: () => screen.getByRole('button', { name: 'Submit' }),
    email: () => screen.getByLabelText<HTMLInputElement>('Email Address'),
    field: (label: string) => screen.getByLabelText<HTMLInputElement>(label),
  };
}

/** Waits for the toast of a label and gives its text. */
export async function findToast(role: 'alert' | 'status', label: string): Promise<string> {
  const toast = await screen.findByRole(role, { name: label });
  return toast.textContent;
}

/** Gives a call whose reply a test holds back. */
export function holdBack(call: ReturnType<typeof vi.fn>) {
  const { promise, resolve } = Promise.withResolvers<{ message: string }>();
  call.mockReturnValueOnce(promise);
  return (message = 'done') =>
    act(() => {
      resolve({ message });
      return promise.then(() => undefined);
    });
}

afterEach(() => {
  act(() => dismissToasts());
  cleanup();
});
