// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { text } from '../../core/question/builders.ts';
import { formOf } from '../../core/test-support/formOf.ts';
import { ApplicantContext } from '../../data/ApplicantContext.ts';
import { studentWith } from '../../data/test-support/studentWith.ts';
import { AppContext } from '../AppContext.ts';
import { DialogErrors } from '../start/DialogErrors.ts';
import { RootLayout } from './RootLayout.tsx';

/** The login, from where pages lead whose loading ends when it is told to. */
function setUp() {
  const { applicant } = studentWith({ form: formOf(text('first_name', { label: 'First name' })), calls: {} });
  let finish: () => void = () => undefined;
  const dialogErrors = new DialogErrors();
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
    <ApplicantContext value={applicant}>
      <AppContext value={{ dialogErrors }}>
        <RouterProvider router={router} />
      </AppContext>
    </ApplicantContext>,
  );
  return {
    applicant,
    dialogErrors,
    go: (path: string) => act(() => void router.navigate(path)),
    finish: () =>
      act(async () => {
        finish();
        return Promise.resolve();
      }),
  };
}

const spinner = () => screen.queryByRole('status', { name: 'Loading' });

afterEach(cleanup);

it.each(['/about', '/completion'])(
  'ROUTE-12 from a login to %s a spinner covers the card while the profile loads',
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

it('ROUTE-12 the spinner covers the way of a visitor who has logged in, and not that of one who has not', async () => {
  const { applicant, finish, go } = setUp();
  applicant.access = { mode: 'visitor', token: null };
  go('/about');
  expect(spinner()).toBeNull();
  await finish();

  document.cookie = 'admit_session=1';
  go('/completion');

  expect(spinner()).not.toBeNull();
  document.cookie = 'admit_session=; max-age=0';
});

it('ROUTE-12 no spinner between the pages of a form that is open, nor between cards', () => {
  const { applicant, go } = setUp();
  go('/signup');
  expect(spinner()).toBeNull();

  applicant.access = { mode: 'student', token: null };
  go('/about');

  expect(spinner()).toBeNull();
});

it('ERR-15 ERR-16 what goes wrong on an account card is shown there too, and can be closed', () => {
  const { dialogErrors } = setUp();

  act(() => dialogErrors.show(new TypeError('x is undefined')));
  expect(screen.getByRole('dialog', { name: 'Unexpected Error' }).textContent).toContain(
    "We've encountered an unexpected error",
  );
  fireEvent.click(screen.getByRole('button', { name: 'Back to the page' }));

  expect(screen.queryByRole('dialog')).toBeNull();
});
