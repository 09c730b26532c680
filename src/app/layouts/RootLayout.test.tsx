// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { text } from '../../core/kinds/builders.ts';
import { formOf } from '../../core/test-support/formOf.ts';
import { SessionsContext } from '../../session/index.ts';
import { aHost, cookiesOf } from '../../session/test-support/aHost.ts';
import { aStudent } from '../../session/test-support/aStudent.ts';
import { aVisitor } from '../../session/test-support/aVisitor.ts';
import { RootLayout } from './RootLayout.tsx';

const FORM = formOf(text('first_name', { label: 'First name' }));

/** Renders the login. Pages opened from it keep loading until `finish` is called. */
function setUp({ sessions } = aHost({ form: FORM })) {
  let finish: () => void = () => undefined;
  const loader = () => new Promise<null>((resolve) => (finish = () => resolve(null)));
  const pages = ['/about', '/completion', '/signup'].map((path) => ({
    path,
    loader,
    element: <h1>{path}</h1>,
  }));
  const router = createMemoryRouter(
    [{ element: <RootLayout />, children: [{ path: '/login', element: <h1>Log In</h1> }, ...pages] }],
    { initialEntries: ['/login'] },
  );
  render(
    <SessionsContext value={sessions}>
      <RouterProvider router={router} />
    </SessionsContext>,
  );
  return {
    go: (path: string) => act(() => void router.navigate(path)),
    finish: () =>
      act(async () => {
        finish();
        return Promise.resolve();
      }),
  };
}

const spinner = () => screen.queryByRole('status', { name: 'Loading' });

it.each<[string, path: string, isShown: boolean, () => ReturnType<typeof setUp>]>([
  ['on the way from the login to the form', '/about', true, setUp],
  ['on the way from the login to the thank-you page', '/completion', true, setUp],
  ['between cards', '/signup', false, setUp],
  ['between the pages of an open form', '/about', false, () => setUp(aStudent({ form: FORM }))],
  ['for a visitor', '/about', false, () => setUp(aVisitor({ form: FORM }))],
  [
    'for a visitor who has logged in',
    '/completion',
    true,
    () => setUp(aVisitor({ form: FORM, cookies: cookiesOf('m-1') })),
  ],
])(
  'while a page loads %s (%s), a spinner covers the screen only if a profile is needed: %s · ROUTE-12',
  async (_, path, isShown, render) => {
    const { finish, go } = render();
    expect(spinner()).toBeNull();

    go(path);
    expect(spinner() !== null).toBe(isShown);
    await finish();

    expect(screen.getByRole('heading', { name: path })).toBeTruthy();
    expect(spinner()).toBeNull();
  },
);
