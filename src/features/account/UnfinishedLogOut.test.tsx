// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { text } from '../../core/kinds/builders.ts';
import { formOf } from '../../core/test-support/formOf.ts';
import { type LogOutReason, LogOutFailedError, NO_SESSION, ServerError } from '../../session/index.ts';
import { type Answering, unanswered } from '../../session/test-support/server.ts';
import { aHost } from '../../session/test-support/aHost.ts';
import { renderFor } from '../../session/test-support/renderFor.tsx';
import { UnfinishedLogOut } from './UnfinishedLogOut.tsx';

const REJECTED = new ServerError('The session store is down.', { status: 500, reference: '4bf92f35' });

const OFFLINE = new ServerError('x', { isNetworkError: true });

interface Settings {
  reason?: LogOutReason;
  /** Undefined if the log-out was left unfinished by an earlier page load. */
  cause?: Error;
  answer?: Answering<'logOut'>;
}

function show({ reason = 'choice', cause, answer = () => '200:logged_out' }: Settings) {
  const logOut = vi.fn(answer);
  const page = aHost({
    form: formOf(text('first_name', { label: 'First name' })),
    calls: { logOut },
    session: { ...NO_SESSION, hasUnsaved: true },
  });
  const error = new LogOutFailedError(reason, 'm-1', cause && { cause });
  return { logOut, ...page, ...renderFor(page.sessions, null, <UnfinishedLogOut error={error} />) };
}

const tryAgain = () => screen.getByRole('button', { name: 'Try again' });
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve)));
const fire = (target: EventTarget, event: Event) => act(() => void target.dispatchEvent(event));

describe('the screen after a failed log-out', () => {
  it('reports that the student is not logged out yet and retries when the button is pressed · ERR-19, TRAP-63', async () => {
    const { logOut, path, state } = show({ cause: OFFLINE });
    expect(screen.getByRole('heading', { name: 'You are not logged out yet.' })).toBeTruthy();
    expect(screen.getByText('We could not reach the server to log you out.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to login' }).getAttribute('href')).toBe('/login');

    logOut.mockImplementationOnce(unanswered());
    fireEvent.click(tryAgain());
    fireEvent.click(tryAgain());
    const said = await screen.findByText('That did not work. You are still logged in.');
    expect(said.closest('[role=status]')).not.toBeNull();
    expect(logOut).toHaveBeenCalledOnce();

    fireEvent.click(tryAgain());
    await vi.waitFor(() => expect(path()).toBe('/login'));
    expect(state()).toEqual({ ended: 'choice' });
  });

  it('shows the server’s message if the server replied, and then retries only when the button is pressed · ERR-04, API-37', async () => {
    const { logOut } = show({ cause: REJECTED });
    expect(screen.getByText('The session store is down.')).toBeTruthy();
    expect(screen.getByText('4bf92f35').closest('p')?.textContent).toBe('Reference: 4bf92f35');
    expect(screen.queryByText(/could not reach|offline/)).toBeNull();
    fire(window, new Event('online'));
    fire(document, new Event('visibilitychange'));
    await settled();
    expect(logOut).not.toHaveBeenCalled();

    logOut.mockImplementationOnce(unanswered());
    fireEvent.click(tryAgain());

    expect(await screen.findByText('We could not reach the server to log you out.')).toBeTruthy();
    expect(screen.queryByText('The session store is down.')).toBeNull();
  });

  it.each([
    ['the network is back', () => fire(window, new Event('online'))],
    ['the page becomes visible', () => fire(document, new Event('visibilitychange'))],
  ])('retries as soon as %s and keeps unsaved answers · ERR-19', async (_, happen) => {
    const { logOut, path, state, now } = show({ reason: 'inactivity', cause: OFFLINE });
    expect(logOut).not.toHaveBeenCalled();

    happen();
    await vi.waitFor(() => expect(path()).toBe('/login'));

    expect(state()).toEqual({ ended: 'inactivity' });
    expect(now()).toMatchObject({ hasUnsaved: true });
  });

  it('immediately and silently completes a log-out left unfinished by an earlier page load · TRAP-63', async () => {
    const { logOut, path } = show({});
    expect(screen.getByRole('status', { name: 'Logging out' })).toBeTruthy();
    expect(screen.queryByRole('heading')).toBeNull();

    await vi.waitFor(() => expect(path()).toBe('/login'));

    expect(logOut).toHaveBeenCalledOnce();
  });

  it('shows an error if completing an earlier log-out fails · TRAP-63', async () => {
    const { logOut, path } = show({ answer: unanswered() });

    expect(await screen.findByRole('heading', { name: 'You are not logged out yet.' })).toBeTruthy();

    expect(logOut).toHaveBeenCalledOnce();
    expect(path()).toBe('/about');
  });

  it('does not retry once another tab has finished the log-out or logged in · TRAP-35', async () => {
    const { logOut, path } = show({ cause: OFFLINE });

    fire(window, new StorageEvent('storage', { key: 'admit_last_active', newValue: null }));
    expect(path()).toBe('/about');
    fire(window, new StorageEvent('storage', { key: 'admit_leaving', newValue: null }));
    await vi.waitFor(() => expect(path()).toBe('/login'));

    expect(logOut).not.toHaveBeenCalled();
  });
});
