import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  createMemoryRouter,
  createPath,
  type InitialEntry,
  Outlet,
  RouterProvider,
  useLocation,
} from 'react-router-dom';
import { type Mock, vi } from 'vitest';
import type { NavigationState } from '../../../routes/NavigationState.ts';
import {
  type Answer,
  answering,
  type Answering,
  type Answers,
  example,
  type OperationId,
} from '../../../session/test-support/server.ts';
import { formOf } from '../../../core/test-support/formOf.ts';
import { aHost } from '../../../session/test-support/aHost.ts';
import { settled } from '../../../session/test-support/turns.ts';
import { CONFIRM_PATH, FORGOT_PATH, LOGIN_PATH, RESET_PATH, SIGN_UP_PATH } from '../../../routes/paths.ts';
import { NO_SESSION, type Session, SessionsContext } from '../../../session/index.ts';
import { Toaster } from '../../../ui/index.ts';
import { ConfirmScreen } from '../ConfirmScreen.tsx';
import { ForgotScreen } from '../ForgotScreen.tsx';
import { LoginScreen } from '../LoginScreen.tsx';
import { ResetScreen } from '../ResetScreen.tsx';
import { SignUpScreen } from '../SignUpScreen.tsx';

/** A password that meets every rule. */
export const GOOD_PASSWORD = 'Example-Pass-2026';

/** Valid input for the login card. */
export const LOG_IN = { 'Email Address': 'ana@example.com', Password: 'x' };

function Elsewhere() {
  return <h1>At {useLocation().pathname}</h1>;
}

interface Start {
  /** The browser's cookies. Logging in adds the session marker, unless `blocksCookies` is set. */
  cookies?: string;
  blocksCookies?: boolean;
  /** The session at the time the card opens. */
  session?: Session;
}

/** Renders the cards in a router that starts at `entry`. */
export function renderCard(entry: InitialEntry, start: Start = {}) {
  const { cookies = '', blocksCookies = false, session = NO_SESSION } = start;
  /** The calls that cards make; all succeed unless a test overrides them. */
  const calls = {
    signUp: answering('signUp'),
    confirmAccount: answering('confirmAccount'),
    resendConfirmation: answering('resendConfirmation'),
    logIn: answering('logIn'),
    forgotPassword: answering('forgotPassword'),
    resetPassword: answering('resetPassword'),
    logOut: answering('logOut'),
  };
  const server: Answers = {
    ...calls,
    logIn: async (sent) => {
      const answer = await calls.logIn(sent);
      const { status } = typeof answer === 'string' ? example('logIn', answer) : answer;
      if (status === 200 && !blocksCookies) browser.cookies = 'admit_session=new';
      return answer;
    },
  };
  const { sessions, browser, channel } = aHost({ form: formOf(), calls: server, cookies, session });
  const loaded = vi.fn((_path: string) => null);
  const router = createMemoryRouter(
    [
      {
        element: [<Outlet key="card" />, <Toaster key="toasts" />],
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
    <SessionsContext value={sessions}>
      <RouterProvider router={router} />
    </SessionsContext>,
  );
  const user = userEvent.setup();
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  const submit = () => screen.getByRole('button', { name: 'Submit' });
  /** Sets the value of each field, found by its label, with one change event per field. */
  const fill = (values: Readonly<Record<string, string>>) => {
    for (const [label, value] of Object.entries(values))
      fireEvent.change(field(label), { target: { value } });
  };
  return {
    calls,
    sessions,
    browser,
    channel,
    user,
    field,
    submit,
    fill,
    /** Fills in these fields and presses Submit. */
    send: async (values: Readonly<Record<string, string>>) => {
      fill(values);
      await user.click(submit());
    },
    /** Called with the path of each loaded page that is not a card. */
    loaded,
    goTo: (path: string) => act(() => router.navigate(path)),
    path: () => router.state.location.pathname,
    address: () => createPath(router.state.location),
    state: () => router.state.location.state as NavigationState | null,
    historyAction: () => router.state.historyAction,
    email: () => field('Email Address'),
  };
}

/** Waits for the toast with this label and returns its text. */
export async function findToast(role: 'alert' | 'status', label: string): Promise<string> {
  const toast = await screen.findByRole(role, { name: label });
  return toast.textContent;
}

/** Holds back the reply to a call until the test releases it. */
export function holdBack<Id extends OperationId>(call: Mock<Answering<Id>>, answer: Answer<Id>) {
  const { promise, resolve } = Promise.withResolvers<Answer<Id>>();
  call.mockReturnValueOnce(promise);
  return () =>
    act(() => {
      resolve(answer);
      return settled();
    });
}
