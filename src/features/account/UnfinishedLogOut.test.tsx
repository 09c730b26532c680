// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { text } from '../../core/question/builders.ts';
import { formOf } from '../../core/test-support/formOf.ts';
import { LogOutFailedError } from '../../data/session/LogOutFailedError.ts';
import { renderFor } from '../../data/test-support/renderFor.tsx';
import { studentWith } from '../../data/test-support/studentWith.ts';
import { UnfinishedLogOut } from './index.ts';

const OFFLINE = new Error('offline');

const confirm = () => Promise.resolve({ message: 'ok' });

function show(reason: 'choice' | 'inactivity' = 'choice', isLeftBehind = false, answer = confirm) {
  const logOut = vi.fn(answer);
  const { applicant } = studentWith({
    form: formOf(text('first_name', { label: 'First name' })),
    calls: { logOut },
  });
  const error = new LogOutFailedError(reason, { cause: OFFLINE, isLeftBehind });
  return { logOut, applicant, ...renderFor(applicant, <UnfinishedLogOut error={error} />) };
}

const tryAgain = () => screen.getByRole('button', { name: 'Try again' });

describe('the screen after a log-out that failed', () => {
  afterEach(cleanup);

  it('ERR-19 TRAP-63 says that one is still logged in, and tries again by hand', async () => {
    const { logOut, path, state } = show();
    expect(screen.getByRole('heading', { name: 'You are not logged out yet.' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to login' }).getAttribute('href')).toBe('/login');

    logOut.mockRejectedValueOnce(OFFLINE);
    fireEvent.click(tryAgain());
    fireEvent.click(tryAgain());
    const said = await screen.findByText('That did not work. You are still logged in.');
    expect(said.closest('[role=status]')).not.toBeNull();
    expect(logOut).toHaveBeenCalledOnce();

    fireEvent.click(tryAgain());
    await vi.waitFor(() => expect(path()).toBe('/login'));
    expect(state()).toEqual({});
  });

  it('ERR-19 tries again as soon as there is a network, and keeps what somebody away had not saved', async () => {
    const { applicant, logOut, path, state } = show('inactivity');
    applicant.unsent = { username: 'jane@example.com', answers: { first_name: 'Jane' } };
    expect(logOut).not.toHaveBeenCalled();

    act(() => void window.dispatchEvent(new Event('online')));
    await vi.waitFor(() => expect(path()).toBe('/login'));

    expect(state()).toMatchObject({ message: { text: expect.stringContaining('inactivity') as string } });
    expect(applicant.unsent.answers).toEqual({ first_name: 'Jane' });
  });

  it('TRAP-63 finishes at once, without a word, what an earlier page has left behind', async () => {
    const { logOut, path } = show('choice', true);
    expect(screen.getByRole('status', { name: 'Logging out' })).toBeTruthy();
    expect(screen.queryByRole('heading')).toBeNull();

    await vi.waitFor(() => expect(path()).toBe('/login'));

    expect(logOut).toHaveBeenCalledOnce();
  });

  it('TRAP-63 …and says so where that fails again', async () => {
    const { logOut, path } = show('choice', true, () => Promise.reject(OFFLINE));

    expect(await screen.findByRole('heading', { name: 'You are not logged out yet.' })).toBeTruthy();

    expect(logOut).toHaveBeenCalledOnce();
    expect(path()).toBe('/about');
  });

  it('TRAP-35 leaves it at that once somebody has logged in in another tab', async () => {
    const { logOut, path } = show();

    act(
      () =>
        void window.dispatchEvent(new StorageEvent('storage', { key: 'admit_last_active', newValue: null })),
    );
    expect(path()).toBe('/about');
    act(
      () => void window.dispatchEvent(new StorageEvent('storage', { key: 'admit_leaving', newValue: null })),
    );
    await vi.waitFor(() => expect(path()).toBe('/login'));

    expect(logOut).not.toHaveBeenCalled();
  });
});
