import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import {
  createMemoryRouter,
  createPath,
  type InitialEntry,
  Outlet,
  RouterProvider,
  useLocation,
} from 'react-router-dom';
import { afterEach, expect, vi } from 'vitest';
import type { NavigationState } from '../../../routes/NavigationState.ts';
import { CONFIRM_PATH, FORGOT_PATH, LOGIN_PATH, RESET_PATH, SIGN_UP_PATH } from '../../../routes/paths.ts';
import { ServerError, UnauthorizedError } from '../../../data/test-support/errors.ts';
import { formIndex } from '../../../form/form.ts';
import { createSessionHost, type SessionHost } from '../../../session/createSessionHost.ts';
import { NO_SESSION, type Session } from '../../../session/Session.ts';
import { SessionHostContext } from '../../../session/SessionHostContext.ts';
import { GENERIC_ERROR_MESSAGE } from '../../../data/sdk.ts';
import { dismissToasts, Toaster } from '../../../ui/index.ts';
import { ConfirmScreen } from '../ConfirmScreen.tsx';
import { ForgotScreen } from '../ForgotScreen.tsx';
import { LoginScreen } from '../LoginScreen.tsx';
import { ResetScreen } from '../ResetScreen.tsx';
import { SignUpScreen } from '../SignUpScreen.tsx';

/** A password that meets every rule. */
export const GOOD_PASSWORD = 'Example-Pass-2026';

/** The calls of the cards; each answers its own name until a test says otherwise. */
function createFakeSdk() {
  const reply = (message: string) => vi.fn((_body: unknown) => Promise.resolve({ message }));
  return {
    signUp: reply('signed up'),
    confirmAccount: reply('confirmed'),
    resendConfirmation: reply('resent'),
    logIn: reply('logged in'),
    forgotPassword: reply('link sent'),
    resetPassword: reply('changed'),
    logOut: reply('logged out'),
  };
}

/** An error as the sdk throws it. */
export function failedCall(status: number, message: string, code?: string): Error {
  return new (status === 401 ? UnauthorizedError : ServerError)(message, { status, code });
}

/** A call whose reply never came. */
export function lostReply(): Error {
  return new ServerError(GENERIC_ERROR_MESSAGE, { isNetworkError: true });
}

/** The toasts hang inside the router, as in the app. */
function Root() {
  return (
    <>
      <Outlet />
      <Toaster />
    </>
  );
}

function Elsewhere() {
  return <h1>At {useLocation().pathname}</h1>;
}

interface Start {
  /** The browser's cookies; a log-in adds the session's marker unless they are refused. */
  cookies?: string;
  refusesCookies?: boolean;
  /** Who is here as the card opens. */
  session?: Session;
}

/** Renders the cards in a router, in StrictMode as in development, opened at an address. */
export function renderCard(entry: InitialEntry, start: Start = {}) {
  const { cookies = '', refusesCookies = false, session = NO_SESSION } = start;
  const sdk = createFakeSdk();
  const browser = { cookies };
  const addMarker = (reply: unknown) => {
    if (!refusesCookies) browser.cookies = 'admit_session=new';
    return reply;
  };
  const host: SessionHost = createSessionHost(
    {
      index: formIndex,
      tabs: { post: vi.fn(), listen: () => () => undefined },
      serviceToken: null,
      cookies: () => browser.cookies,
      today: () => '2026-11-22',
      createSdk: () =>
        ({
          ...sdk,
          logIn: (body: unknown) => sdk.logIn(body).then(addMarker),
        }) as unknown as SessionHost['sdk'],
      announceDocumentFailure: () => expect.unreachable('a card has no documents'),
    },
    session,
  );
  const loaded = vi.fn((_path: string) => null);
  const router = createMemoryRouter(
    [
      {
        Component: Root,
        children: [
          { path: LOGIN_PATH, Component: LoginScreen },
          { path: SIGN_UP_PATH, Component: SignUpScreen },
          { path: CONFIRM_PATH, Component: ConfirmScreen },
          { path: FORGOT_PATH, Component: ForgotScreen },
          { path: RESET_PATH, Component: ResetScreen },
          {
            path: '*',
            Component: Elsewhere,
            loader: ({ request }) => loaded(new URL(request.url).pathname),
            HydrateFallback: () => null,
          },
        ],
      },
    ],
    { initialEntries: [entry] },
  );
  render(
    <StrictMode>
      <SessionHostContext value={host}>
        <RouterProvider router={router} />
      </SessionHostContext>
    </StrictMode>,
  );
  return {
    sdk,
    host,
    browser,
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
});
