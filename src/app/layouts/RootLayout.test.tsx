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

it.each(['/about', '/completion'])(
  'a spinner covers the card while the profile loads on the way from the login to %s · ROUTE-12',
  async (path) => {
    const { finish, go } = setUp();
    expect(spinner()).toBeNull();

    go(path);
    expect(spinner()).not.toBeNull();
    await finish();

    expect(screen.getByRole('heading', { name: path })).toBeTruthy();
    expect(spinner()).toBeNull();
  },
);

it('a visitor who opens a page of the form sees no spinner until they have logged in · ROUTE-12', async () => {
  const visitor = aVisitor({ form: FORM });
  const { finish, go } = setUp(visitor);
  go('/about');
  expect(spinner()).toBeNull();
  await finish();

  visitor.browser.cookies = cookiesOf('m-1');
  go('/completion');

  expect(spinner()).not.toBeNull();
});

it('no spinner is shown between the pages of an open form or between cards · ROUTE-12', () => {
  const { go } = setUp(aStudent({ form: FORM }));
  go('/signup');
  expect(spinner()).toBeNull();

  go('/about');

  expect(spinner()).toBeNull();
});
