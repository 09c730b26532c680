// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider, useRouteError } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { ScriptError, ServerError, UnauthorizedError } from '../session/index.ts';
import { DialogErrorBoundary } from './DialogErrorBoundary.tsx';

/** A control that throws this error when pressed, like one whose mutation fails. */
function Control({ name, error }: { name: string; error: Error }) {
  const [thrown, setThrown] = useState<Error | null>(null);
  if (thrown) throw thrown;
  return <button onClick={() => setThrown(error)}>{name}</button>;
}

function ErrorScreen() {
  return <h1>Error: {(useRouteError() as Error).message}</h1>;
}

/** Renders a form with two controls that throw this error when pressed. */
function setUp(error: Error) {
  const element = (
    <>
      <input aria-label="First name" defaultValue="" />
      <DialogErrorBoundary>
        <Control name="Back" error={error} />
        <Control name="Next" error={error} />
      </DialogErrorBoundary>
    </>
  );
  const router = createMemoryRouter([{ path: '/', element, errorElement: <ErrorScreen /> }]);
  render(<RouterProvider router={router} />, { onCaughtError: () => undefined });
}

const button = (name: string) => screen.getByRole('button', { name });
const dialog = () => screen.findByRole('dialog', { name: 'Unexpected Error' });
/** Presses a control the way a mouse or a key does, which focuses it first. */
function press(name: string) {
  button(name).focus();
  fireEvent.click(button(name));
}

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

it('a failed call is shown in a dialog, and the form stays unchanged; closing the dialog restores focus to the pressed control, which can be used again · ERR-15, ERR-16, NAV-12, BTN-12', async () => {
  setUp(new ServerError('The server is down for maintenance.', { status: 503 }));
  const field = screen.getByLabelText<HTMLInputElement>('First name');
  fireEvent.change(field, { target: { value: 'Jane' } });

  press('Next');

  expect((await dialog()).textContent).toContain('The server is down for maintenance.');
  expect(screen.getByLabelText('First name')).toBe(field);
  expect(field.value).toBe('Jane');
  fireEvent.click(button('Back to my application'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button('Next')));
  press('Next');
  expect(await dialog()).toBeTruthy();
});

it.each([
  [
    'explains that the connection is lost but the answers are not, and what to do next · ERR-15, ERR-27',
    new ServerError('We’ve encountered an unexpected error.', { isNetworkError: true }),
    /You seem to be offline.*it is still on this page\. Try again once you are back online\.Back to my application$/,
  ],
  [
    'offers a reload if a script could not be loaded · ERR-15',
    new ScriptError(new TypeError('blocked')),
    /Please reload the page\..*\.ReloadBack to my application$/,
  ],
  [
    'shows the reference of a failed call · ERR-28',
    new ServerError('Boom', { status: 500, reference: '4bf92f35' }),
    /Boom.*Reference: 4bf92f35/,
  ],
  [
    'shows no internal details and no reference of an unexpected exception · ERR-02, ERR-21, ERR-28',
    new TypeError('x is undefined'),
    /We've encountered an unexpected error((?!undefined|Reference).)*$/,
  ],
])('the dialog %s', async (_, error, text) => {
  setUp(error);

  press('Next');

  expect((await dialog()).textContent).toMatch(text);
});

it('when a session ends, the route’s error screen opens without a dialog · ERR-11, TRAP-52', async () => {
  setUp(new UnauthorizedError('ended', { status: 401, path: '/api/answer' }));

  press('Next');

  expect(await screen.findByRole('heading', { name: 'Error: ended' })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});
