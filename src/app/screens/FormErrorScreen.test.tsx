// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { ServerError, type Sessions, SessionsContext, UnauthorizedError } from '../../session/index.ts';
import { FormErrorScreen } from './FormErrorScreen.tsx';

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined));

async function show(error: Error, serviceToken: string | null = null) {
  const fail = () => {
    throw error;
  };
  const router = createMemoryRouter([
    {
      path: '/',
      loader: fail,
      element: null,
      errorElement: <FormErrorScreen />,
      HydrateFallback: () => null,
    },
  ]);
  render(
    <SessionsContext value={{ settings: { serviceToken } } as Sessions}>
      <RouterProvider router={router} />
    </SessionsContext>,
  );
  return screen.findByRole('heading', { level: 1 });
}

/** Renders the error and expects the generic error page. */
async function showGeneric(...args: Parameters<typeof show>) {
  const heading = await show(...args);
  expect(heading.textContent).toBe('Something went wrong.');
  // What had the focus is gone.
  expect(document.activeElement).toBe(heading);
  const text =
    'The issue that caused you to see this has been logged. We will get it fixed as soon as possible.';
  expect(screen.getByText(text)).toBeTruthy();
}

it('the error screen explains that a public link has expired, without a Reload button, which would not help · ROUTE-33', async () => {
  const heading = await show(new UnauthorizedError('gone', { status: 401, path: '/public/tmp' }));

  expect(heading.textContent).toBe('This link has expired.');
  expect(screen.queryByText(/logged/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Back to login' })).toBeTruthy();
});

it('for a staff link, the error screen says the same under its usual heading, without links or buttons · ERR-01, TRAP-48', async () => {
  const heading = await show(new UnauthorizedError('over', { status: 401, path: '/service/tmp-pdf' }), 'abc');

  expect(heading.textContent).toBe('Something went wrong.');
  expect(screen.getByText('This link has expired.')).toBeTruthy();
  expect(screen.getByText('Please ask the person who sent it to you for a new one.')).toBeTruthy();
  expect(screen.queryByText(/logged|fixed/)).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it('the error screen shows the reference of a failed call, and omits that line if there is no reference · ERR-28', async () => {
  await showGeneric(new ServerError('Boom', { status: 500, reference: '4bf92f35' }));
  expect(screen.getByText('4bf92f35').closest('p')?.textContent).toBe('Reference: 4bf92f35');
  expect(screen.getByRole('link', { name: '(814) 555-0142' }).getAttribute('href')).toBe('tel:+18145550142');
  cleanup();

  await showGeneric(new TypeError('x is undefined'));

  expect(screen.queryByText(/Reference/)).toBeNull();
});

it('the error screen offers Reload and a link to the login after a failed public call, and does not say that the public link has expired · ROUTE-11', async () => {
  await showGeneric(new ServerError('Boom', { status: 500, path: '/public/tmp' }));

  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to login' }).getAttribute('href')).toBe('/login');
  expect(screen.queryByText(/This link has expired/)).toBeNull();
});
