// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider, useRouteError } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ScriptError, ServerError, UnauthorizedError } from '../session/index.ts';
import { DialogErrorBoundary } from './DialogErrorBoundary.tsx';

/** A control that throws an error when pressed, as a failed mutation does. */
function Control({ name, error }: { name: string; error: Error }) {
  const [thrown, setThrown] = useState<Error | null>(null);
  if (thrown) throw thrown;
  return <button onClick={() => setThrown(error)}>{name}</button>;
}

function ErrorScreen() {
  return <h1>Error: {(useRouteError() as Error).message}</h1>;
}

/** Renders a form with two such controls. */
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
/** Presses a control as a mouse or a key does, so that it has focus. */
function press(name: string) {
  button(name).focus();
  fireEvent.click(button(name));
}

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  vi.restoreAllMocks();
});

it('shows a failed call in a dialog, over an unchanged form · ERR-15, ERR-16, NAV-12, BTN-12', async () => {
  setUp(new ServerError('The server is down for maintenance.', { status: 503 }));
  const field = screen.getByLabelText<HTMLInputElement>('First name');
  fireEvent.change(field, { target: { value: 'Jane' } });

  press('Next');

  expect((await dialog()).textContent).toContain('The server is down for maintenance.');
  expect(screen.getByLabelText('First name')).toBe(field);
  expect(field.value).toBe('Jane');
});

it('explains that the connection is lost but the answers are not, and what to do next · ERR-15, ERR-27', async () => {
  setUp(new ServerError('We’ve encountered an unexpected error.', { isNetworkError: true }));

  press('Next');

  const { textContent } = await dialog();
  expect(textContent).toContain('You seem to be offline');
  expect(textContent).toContain('it is still on this page. Try again once you are back online.');
});

it('offers a reload if a script could not be loaded · ERR-15', async () => {
  setUp(new ScriptError(new TypeError('blocked')));

  press('Next');

  expect((await dialog()).textContent).toContain('Please reload the page.');
  expect(button('Reload')).toBeTruthy();
  expect(button('Back to my application')).toBeTruthy();
});

it('shows the reference of a failed call on a line of its own, and omits that line if there is no reference · ERR-28', async () => {
  setUp(new ServerError('Boom', { status: 500, reference: '4bf92f35' }));
  press('Next');
  expect((await dialog()).querySelector('.app-reference')?.textContent).toBe('Reference: 4bf92f35');
  cleanup();

  setUp(new TypeError('x is undefined'));
  press('Next');

  expect((await dialog()).textContent).not.toContain('Reference');
});

it('shows no internal details of an unexpected exception · ERR-02, ERR-21', async () => {
  setUp(new TypeError('x is undefined'));

  press('Next');

  const { textContent } = await dialog();
  expect(textContent).toContain("We've encountered an unexpected error");
  expect(textContent).not.toContain('undefined');
});

it('remounts its controls at once and restores focus to the pressed one · ERR-16', async () => {
  setUp(new ServerError('Boom', { status: 500 }));
  press('Next');
  await dialog();

  fireEvent.click(button('Back to my application'));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button('Next')));
  press('Next');
  expect(await dialog()).toBeTruthy();
});

it('rethrows the end of a session to the route’s error screen without a dialog · ERR-11, TRAP-52', async () => {
  setUp(new UnauthorizedError('ended', { status: 401, path: '/api/answer' }));

  press('Next');

  expect(await screen.findByRole('heading', { name: 'Error: ended' })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});
