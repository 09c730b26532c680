// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { UNEXPECTED } from '../../session/test-support/server.ts';
import { NO_SESSION } from '../../session/index.ts';
import { form } from '../../form/form.ts';
import { findToast, renderCard } from './test-support/renderCard.tsx';
import { aStudent } from '../../session/test-support/aStudent.ts';

/** A student whose form is open in this tab, with the session marker `mine`. */
const ana = () => aStudent({ form, username: 'ana@example.com', marker: 'mine' }).session;
const endedBy = (ended: 'replaced' | 'rejected') => ({ ...NO_SESSION, ended });
const RELOADED = { pathname: '/login', state: { rejected: true } };
const MINE = 'admit_session=mine';
const THEIRS = 'admit_session=theirs';
const UNKNOWN = 'Someone may still be logged in on this browser.';
const note = () => screen.queryByText(/logged in (as|on)/)?.closest('p')?.textContent;

it.each(['/login', '/signup'])(
  'the note on %s shows a logged-in student their address, a link to continue and a log-out button, without making a call · ACC-11',
  (path) => {
    const { calls } = renderCard(path, { session: ana(), cookies: MINE });

    expect(note()).toBe('You are logged in as ana@example.com.');
    expect(screen.getByRole('link', { name: 'Back to my application' }).getAttribute('href')).toBe('/about');
    expect(screen.getByRole('button', { name: 'Log Out' })).toBeTruthy();
    for (const call of Object.values(calls)) expect(call).not.toHaveBeenCalled();
  },
);

it.each<[string, ...Parameters<typeof renderCard>, expected: string | undefined]>([
  ['does not name another person', '/login', { session: ana(), cookies: THEIRS }, UNKNOWN],
  ['does not name anyone after a 409', '/login', { session: endedBy('replaced'), cookies: THEIRS }, UNKNOWN],
  ['is missing after a 401', '/login', { session: endedBy('rejected'), cookies: MINE }, undefined],
  ['is missing after a 401 and a reload', RELOADED, { cookies: MINE }, undefined],
  ['is missing without a session', '/login', {}, undefined],
])('the note about the browser’s session %s', (_, entry, start, expected) => {
  renderCard(entry, start);

  expect(note()).toBe(expected);
});

it('the Log Out button on a card ends the browser’s session in every tab · TRAP-45', async () => {
  const session = ana();
  const { user, calls, sessions, browser, channel } = renderCard('/login', { session, cookies: MINE });
  calls.logOut.mockImplementationOnce(() => {
    browser.cookies = '';
    return '200:logged_out';
  });

  await user.click(screen.getByRole('button', { name: 'Log Out' }));

  await waitFor(() => expect(note()).toBeUndefined());
  expect(sessions.now).toMatchObject({ kind: 'none', ended: 'choice' });
  expect(session.signal.aborted).toBe(true);
  expect(channel.post.mock.calls).toEqual([[{ type: 'logOut', reason: 'choice' }]]);
});

it('a failed log-out from a card shows the reason', async () => {
  const { user, calls } = renderCard('/login', { cookies: MINE });
  calls.logOut.mockReturnValueOnce('500:unexpected');

  await user.click(screen.getByRole('button', { name: 'Log Out' }));

  expect(await findToast('alert', 'Login Card Error')).toContain(`${UNEXPECTED} You are not logged out yet.`);
  expect(note()).toBe(UNKNOWN);
});
