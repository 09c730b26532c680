// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { UNEXPECTED } from '../../session/test-support/server.ts';
import { NO_SESSION } from '../../session/index.ts';
import { form } from '../../form/form.ts';
import { findToast, renderCard } from './test-support/renderCard.tsx';
import { aStudent } from '../../session/test-support/aStudent.ts';

/** A student whose form is open in this tab, with the session marker `mine`. */
const ana = () => aStudent({ form, username: 'ana@example.com', marker: 'mine' }).session;
const MINE = 'admit_session=mine';
const THEIRS = 'admit_session=theirs';
const UNKNOWN = 'Someone may still be logged in on this browser.';
const note = () => screen.queryByText(/logged in (as|on)/)?.closest('p')?.textContent;

describe.each(['/login', '/signup'])('a person who is already logged in, on %s', (path) => {
  it('sees links to continue and to log out, and their name if this tab knows it, without any call · ACC-11', () => {
    const { calls } = renderCard(path, { session: ana(), cookies: 'admit_session=mine' });

    expect(note()).toBe('You are logged in as ana@example.com.');
    expect(screen.getByRole('link', { name: 'Back to my application' }).getAttribute('href')).toBe('/about');
    expect(screen.getByRole('button', { name: 'Log Out' })).toBeTruthy();
    for (const call of Object.values(calls)) expect(call).not.toHaveBeenCalled();
  });

  it.each<[string, Parameters<typeof renderCard>[1], string | undefined]>([
    ['no name if the session is another person’s', { session: ana(), cookies: THEIRS }, UNKNOWN],
    ['no name after a takeover', { session: { ...NO_SESSION, ended: 'replaced' }, cookies: THEIRS }, UNKNOWN],
    ['no note after a 401', { session: { ...NO_SESSION, ended: 'refused' }, cookies: MINE }, undefined],
    ['no note without a session', {}, undefined],
  ])('sees %s', (_, start, expected) => {
    renderCard(path, start);

    expect(note()).toBe(expected);
  });

  it('sees no note after a 401 and a reload', () => {
    renderCard({ pathname: path, state: { refused: true } }, { cookies: MINE });

    expect(note()).toBeUndefined();
  });
});

it('the link logs the owner of the browser’s session out of every tab · TRAP-45', async () => {
  const session = ana();
  const { user, calls, sessions, browser } = renderCard('/login', { session, cookies: 'admit_session=mine' });
  calls.logOut.mockImplementationOnce(() => {
    browser.cookies = '';
    return '200:logged_out';
  });

  await user.click(screen.getByRole('button', { name: 'Log Out' }));

  await waitFor(() => expect(note()).toBeUndefined());
  expect(sessions.now).toMatchObject({ kind: 'none', ended: 'choice' });
  expect(session.signal.aborted).toBe(true);
  expect(vi.mocked(sessions.settings.tabs.post).mock.calls).toEqual([
    [{ type: 'leaving', reason: 'choice' }],
  ]);
});

it('the note disappears once another tab has logged out', () => {
  const { browser } = renderCard('/login', { cookies: 'admit_session=mine' });
  expect(note()).toBe(UNKNOWN);

  browser.cookies = '';
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'admit_leaving', newValue: null })));

  expect(note()).toBeUndefined();
});

it('the note is updated when the page becomes visible again', () => {
  const { browser } = renderCard('/login', { cookies: '' });

  browser.cookies = 'admit_session=theirs';
  act(() => void window.dispatchEvent(new Event('focus')));

  expect(note()).toBe(UNKNOWN);
});

it('a failed log-out shows the reason', async () => {
  const { user, calls } = renderCard('/login', { cookies: 'admit_session=mine' });
  calls.logOut.mockReturnValueOnce('500:unexpected');

  await user.click(screen.getByRole('button', { name: 'Log Out' }));

  expect(await findToast('alert', 'Login Card Error')).toContain(`${UNEXPECTED} You are not logged out yet.`);
  expect(note()).toBe(UNKNOWN);
});
